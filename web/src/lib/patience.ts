/**
 * How long a table waits for a player: the same rules as on the server (`LiveTable.may_stand_in`), so that no button
 * is shown too early. The server decides.
 */
import type { SeatInfo, TableInfo } from './messages';

/** The player has been away for longer than the table waits. */
export function goneLong(seat: SeatInfo, table: TableInfo, now: number): boolean {
  return seat.who === 'human' && seat.away > 0 && table.away > 0 && now - seat.away >= table.away;
}

/** The player has been thinking for longer than the table's clock allows. */
export function outOfTime(seat: SeatInfo, table: TableInfo, now: number): boolean {
  return seat.who === 'human' && seat.asked > 0 && table.clock > 0 && now - seat.asked >= table.clock;
}
