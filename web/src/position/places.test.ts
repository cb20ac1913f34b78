import { expect, test } from 'vitest';
import type { PositionForm } from '../lib/messages';
import { at, lying, moved, partName, put, spots, withOne, without, type Fields } from './places';

const kind = (part: Partial<PositionForm['kinds'][number]>) => ({
  kind: 'kept' as const, least: 0, most: 9, things: '', missing: false, here: false, part: -1, by: '', fields: [], add: false, ...part,
});
const field = (name: string, number: number) => ({ name, label: name, part: '', kind: number });

/** Players with hands and one guard each, a deck, and towers that are a card on a space. */
const FORM: PositionForm = {
  kinds: [
    kind({ kind: 'thing', things: 'card', here: true }),
    kind({ kind: 'list', part: 0 }),
    kind({ kind: 'thing', things: 'card', here: true, missing: true }),
    kind({ kind: 'fields', fields: [field('hand', 1), field('guard', 2)] }),
    kind({ kind: 'list', part: 3, by: 'seat' }),
    kind({ kind: 'whole' }),
    kind({ kind: 'fields', add: true, fields: [field('card', 0), field('space', 5)] }),
    kind({ kind: 'list', part: 6 }),
    kind({ kind: 'set', things: 'card', here: true }),
  ],
  fields: [field('players', 4), field('deck', 1), field('towers', 7), field('stock', 8)],
  things: { card: { values: [0, 1, 2, 3, 4, 5, 6], names: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, line: { values: [1, 2], names: ['1', '2'] } },
};
const STATE: Fields = {
  players: [{ hand: [0, 1], guard: 2 }, { hand: [], guard: -1 }],
  deck: [3],
  towers: [{ card: 4, space: 8 }, { card: 5, space: 9 }],
  stock: [6],
};
const all = spots(FORM, STATE, ['Ann', 'Bob']);
const spot = (label: string) => all.find((one) => one.label === label)!;
const find = (value: number) => lying(all, STATE, 'card').find((one) => one.value === value)!;

test('every place where things lie has a name of its own', () => {
  expect(all.map(({ label, kind }) => `${label}: ${kind}`)).toEqual([
    'Ann · hand: list', 'Ann · guard: single', 'Bob · hand: list', 'Bob · guard: single', 'deck: list',
    'towers: new', 'towers 1 · card: single', 'towers 2 · card: single', 'stock: set',
  ]);
  expect(lying(all, STATE, 'card').map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a thing goes from one place to another, and nothing else changes', () => {
  const after = moved(STATE, find(1), spot('deck'));
  expect(after).toEqual({ ...STATE, players: [{ hand: [0], guard: 2 }, STATE.players instanceof Array ? STATE.players[1] : 0], deck: [3, 1] });
  expect(STATE.deck).toEqual([3]);
});

test('what lay in a place for one goes where the other came from', () => {
  expect(moved(STATE, find(3), spot('Ann · guard'))).toMatchObject({ players: [{ hand: [0, 1], guard: 3 }, {}], deck: [2] });
  expect(moved(STATE, find(4), spot('Ann · guard'))).toMatchObject({ players: [{ guard: 4 }, {}], towers: [{ card: 2, space: 8 }, { card: 5 }] });
});

test('a table that is made for a thing comes and goes with it', () => {
  expect(moved(STATE, find(0), spot('towers'), { space: 0 }).towers).toEqual([{ card: 4, space: 8 }, { card: 5, space: 9 }, { card: 0, space: 0 }]);
  expect(moved(STATE, find(4), spot('deck'))).toMatchObject({ towers: [{ card: 5, space: 9 }], deck: [3, 4] });
  expect(without(STATE, find(5)).towers).toEqual([{ card: 4, space: 8 }]);
});

test('a set stays in order, and a place for one may be empty', () => {
  expect(withOne(STATE, spot('stock'), 1).stock).toEqual([1, 6]);
  expect(at(without(STATE, find(2)), ['players', 0, 'guard'])).toBe(-1);
});

test('a value is put without touching the others', () => {
  const after = put(STATE, ['players', 1, 'hand'], [9]);
  expect(at(after, ['players', 1, 'hand'])).toEqual([9]);
  expect(at(after, ['players', 0])).toBe(at(STATE, ['players', 0]));
});

test('parts are called by what they stand for', () => {
  const lines = kind({ kind: 'list', by: 'line' });
  expect([0, 1, 2].map((n) => partName(FORM, lines, 'Line', n, []))).toEqual([null, 'Line 1', 'Line 2']);
  expect(partName(FORM, kind({ kind: 'list' }), 'Tile', 0, [])).toBe('Tile 1');
});
