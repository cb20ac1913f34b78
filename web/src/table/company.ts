/** Who is here, who is away, and what the others may do about it. */
import { clock, lasted } from '../lib/clock.svelte';
import type { SeatInfo, TableInfo } from '../lib/messages';
import { goneLong, outOfTime } from '../lib/patience';
import { usualBot } from '../lib/setup';
import { shelf, t } from '../lib/shelf.svelte';
import type { Table } from './table.svelte';

/** Whether I may let a bot play a seat that is not mine: it is free, or its player is overdue. */
export function mayStandIn(table: Table, seat: SeatInfo): boolean {
  const info = table.update?.table;
  if (!info || info.over || table.mine.length === 0 || table.mine.includes(seat.seat)) return false;
  return seat.who === 'free' || goneLong(seat, info, clock.now) || outOfTime(seat, info, clock.now);
}

/** Let a bot play; `anew`: permanently, and the invitation is withdrawn. */
export function letBotPlay(table: Table, seat: number, anew = false): void {
  const game = shelf.game(table.update?.table.game ?? '');
  void table.change({ type: 'hand', n: table.n, seat, to: 'bot', bot: game ? usualBot(game) : '', anew });
}

/** Anything unusual about who holds a seat, in words, for everybody to know. */
export function oddities(table: Table, seat: SeatInfo): string[] {
  const also = seat.also.map((other) => table.seatName(other)).join(', ');
  const found = [];
  if (also && !table.mine.includes(seat.seat)) found.push(t('seat.also', { who: also }));
  if (seat.devices > 1) found.push(t('seat.devices', { n: seat.devices }));
  if (seat.came > 1) found.push(t('seat.came', { n: seat.came }));
  return found;
}

/** Whether a bot that could choose now lets people go first. */
export function letsPeopleGo(table: TableInfo, seat: SeatInfo): boolean {
  const people = table.seats.some((one) => one.who === 'human' && table.waiting.includes(one.seat));
  const together = shelf.game(table.game)?.cooperative ?? false;
  return seat.who === 'bot' && table.waiting.includes(seat.seat) && table.bots_last && together && people;
}

/** How long somebody has been away, in words. */
export function awayFor(seat: SeatInfo): string {
  return t('seat.away_for', { time: lasted(clock.now - seat.away) });
}

/** The time left to think, or the time passed if there is no clock. */
export function thinking(table: TableInfo, asked: number): { words: string; low: boolean; up: boolean } {
  const passed = clock.now - asked;
  if (table.clock === 0) return { words: lasted(passed), low: false, up: false };
  const left = table.clock - passed;
  return { words: left > 0 ? lasted(Math.ceil(left)) : t('clock.up'), low: left <= 15, up: left <= 0 };
}
