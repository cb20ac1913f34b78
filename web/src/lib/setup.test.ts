import { expect, it } from 'vitest';
import type { GameInfo } from './messages';
import { defaults, firstSeats, newTable, plan, readSeed } from './setup';

const GAME = { id: 'g', levels: ['easy', 'normal', 'hard'], options: [] } as unknown as GameInfo;

it('offers the first seat to me and the others to bots', () => {
  const seats = firstSeats(GAME, 2, 'Ada');
  expect(seats).toEqual([
    { who: 'me', name: 'Ada', bot: 'normal' },
    { who: 'bot', name: '', bot: 'normal' },
  ]);
  seats[1]!.who = 'friend';
  expect(firstSeats(GAME, 1, 'Ada', seats)).toEqual([seats[0]]);
  expect(firstSeats(GAME, 2, 'Ada', seats)[1]?.who).toBe('friend');
});
it('reads seeds', () => {
  expect(readSeed('')).toBeNull();
  expect(readSeed(' 7 ')).toBe(7);
  expect(readSeed('-1')).toBeUndefined();
  expect(readSeed('seven')).toBeUndefined();
  expect(readSeed('99999999999999999999')).toBeUndefined();
});
it('sends a bot only for a bot', () => {
  expect(plan({ who: 'me', name: ' Ada ', bot: 'greedy' })).toEqual({ who: 'me', name: 'Ada' });
  expect(plan({ who: 'bot', name: '', bot: 'greedy' })).toEqual({ who: 'bot', name: '', bot: 'greedy' });
});
it('makes the message', () => {
  const option = { name: 'x', label: '', kind: 'switch' as const, default: true, values: [], labels: [], about: [], note: '', rule: '', ours: '', group: '', when: {} };
  expect(defaults([option])).toEqual({ x: true });
  const draft = { seats: firstSeats(GAME, 1, ''), options: {}, seed: 3, undo: 'open' as const, hints: true, data: { 'a.b': 1 } };
  expect(newTable(GAME, draft)).toEqual({
    game: 'g',
    options: {},
    seats: [{ who: 'me', name: '' }],
    seed: 3,
    undo: 'open',
    hints: true,
    data: { 'a.b': 1 },
    away: 120,
    clock: 0,
    bots_last: true,
  });
});
