/** A shared clock, and times in words. */
import { shelf } from './shelf.svelte';

class Clock {
  /** Seconds since 1970, by our estimate of the server's clock. */
  now = $state(Date.now() / 1000);
  /** How many seconds the server's clock is ahead of ours. */
  private ahead = 0;

  constructor() {
    setInterval(() => {
      if (!document.hidden) this.tick();
    }, 1000);
    document.addEventListener('visibilitychange', () => this.tick());
  }

  /** Synchronise with the server's time. */
  set(now: number): void {
    this.ahead = now - Date.now() / 1000;
    this.tick();
  }

  private tick(): void {
    this.now = Date.now() / 1000 + this.ahead;
  }
}

export const clock = new Clock();

/** How long something has lasted: 0:42, 12:05, 3 h, 2 d. */
export function lasted(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  if (s < 3600) return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
  if (s < 86400) return `${Math.floor(s / 3600)} h`;
  return `${Math.floor(s / 86400)} ${shelf.language === 'fr' ? 'j' : 'd'}`;
}

/** A length of time in words: 2 min. */
export function minutes(seconds: number): string {
  const words = new Intl.NumberFormat(shelf.language, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  return words.format(seconds / 60);
}

/** A past time in words: 5 minutes ago, yesterday. */
export function ago(then: number): string {
  const words = new Intl.RelativeTimeFormat(shelf.language, { numeric: 'auto' });
  const s = clock.now - then;
  if (s < 60) return words.format(0, 'minute');
  if (s < 3600) return words.format(-Math.floor(s / 60), 'minute');
  if (s < 86400) return words.format(-Math.floor(s / 3600), 'hour');
  return words.format(-Math.floor(s / 86400), 'day');
}
