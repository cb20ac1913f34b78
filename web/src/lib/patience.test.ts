import { expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from './messages';
import { goneLong, outOfTime } from './patience';

const SEAT = { seat: 1, who: 'human', name: 'Anna', bot: '', present: true, away: 0, asked: 0, stead: '' } as SeatInfo;
const TABLE = { away: 120, clock: 60 } as TableInfo;

it('waits as long for who is away as the table wants', () => {
  expect(goneLong({ ...SEAT, away: 100 }, TABLE, 219)).toBe(false);
  expect(goneLong({ ...SEAT, away: 100 }, TABLE, 220)).toBe(true);
  expect(goneLong({ ...SEAT, away: 100 }, { ...TABLE, away: 0 }, 9999)).toBe(false);
  expect(goneLong(SEAT, TABLE, 9999)).toBe(false);
  expect(goneLong({ ...SEAT, who: 'bot', away: 100 }, TABLE, 9999)).toBe(false);
});
it('knows when the time to think is up', () => {
  expect(outOfTime({ ...SEAT, asked: 100 }, TABLE, 159)).toBe(false);
  expect(outOfTime({ ...SEAT, asked: 100 }, TABLE, 160)).toBe(true);
  expect(outOfTime({ ...SEAT, asked: 100 }, { ...TABLE, clock: 0 }, 9999)).toBe(false);
  expect(outOfTime(SEAT, TABLE, 9999)).toBe(false);
});
