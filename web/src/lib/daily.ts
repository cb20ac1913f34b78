/** Daily challenges: who this browser is in the ranking, what it has begun, and how a result is told to others. */
import type { DailyRow } from './messages';
import { labelled, shelf, t } from './shelf.svelte';
import { load, save } from './storage';

/** Tells the server which results are this browser's; a random id, shown to nobody else. */
export function playerId(): string {
  player ||= load('player', '');
  if (!/^[\w-]{16,64}$/.test(player)) {
    player = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => (byte % 36).toString(36)).join('');
    save('player', player);
  }
  return player;
}
let player = '';

const KEPT = 40;
type Begun = [day: string, game: string, table: string][];

/** The table where a challenge was begun last; empty: none. */
export function begunAt(day: string, game: string): string {
  return load<Begun>('daily', []).find((one) => one[0] === day && one[1] === game)?.[2] ?? '';
}

export function noteBegun(day: string, game: string, table: string): void {
  const others = load<Begun>('daily', []).filter((one) => one[0] !== day || one[1] !== game);
  save('daily', [[day, game, table], ...others].slice(0, KEPT));
}

/** A date in words; dates of challenges are in UTC. */
export function inWords(day: string, weekday = true): string {
  const parts = weekday ? ({ weekday: 'long', day: 'numeric', month: 'long' } as const) : ({ day: 'numeric', month: 'long', year: 'numeric' } as const);
  return new Intl.DateTimeFormat(shelf.language, { ...parts, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00Z`));
}

/** A length of time in hours and minutes. */
export function hours(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds / 60));
  const unit = (n: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(shelf.language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(n);
  const [h, min] = [Math.floor(whole / 60), whole % 60];
  return [...(h > 0 ? [unit(h, 'hour')] : []), ...(min > 0 || h === 0 ? [unit(min, 'minute')] : [])].join(' ');
}

/** A result in a line. */
export function outcomeOf(row: Pick<DailyRow, 'won' | 'score'>): string {
  const result = t(row.won ? 'daily.won' : 'daily.lost');
  return row.score === null ? result : `${result} · ${t('daily.score', { n: row.score })}`;
}

/** The help that was taken. */
export function helpOf(row: Pick<DailyRow, 'undos' | 'hints'>): string {
  return `${t('daily.undos', { n: row.undos })} · ${t('daily.hints', { n: row.hints })}`;
}

/** A result to be told to others: nothing of it says what is dealt. */
export function shareText(game: string, day: string, row: DailyRow, streak: number, address: string): string {
  return [
    labelled(t('daily.share_title'), game),
    inWords(day, false),
    `${outcomeOf(row)} · ${helpOf(row)}`,
    ...(streak > 1 ? [t('daily.streak', { n: streak })] : []),
    address,
  ].join('\n');
}
