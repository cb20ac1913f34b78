/** Rough lengths of time, in words. */
import { shelf } from '../lib/shelf.svelte';

/** 5 seconds, 40 seconds, 3 minutes, 2 hours: no more precise than it is known. */
export function inWords(seconds: number): string {
  const say = (value: number, unit: string) =>
    new Intl.NumberFormat(shelf.language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(value);
  if (seconds < 55) return say(Math.max(5, 5 * Math.round(seconds / 5)), 'second');
  if (seconds < 5400) return say(Math.max(1, Math.round(seconds / 60)), 'minute');
  return say(Math.round(seconds / 3600), 'hour');
}
