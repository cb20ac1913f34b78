import { beforeEach, expect, it, vi } from 'vitest';
import { LONGEST_NAME, MOST, variants } from './variants.svelte';

let full = false;
const kept = new Map<string, string>();

beforeEach(() => {
  full = false;
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('no room');
      kept.set(key, value);
    },
  });
  for (const game of ['g', 'h']) for (const { id } of variants.list(game)) variants.drop(id);
});

const names = (game = 'g') => variants.list(game).map(({ name }) => name);

it('keeps the variants of each game apart, the last changed first', () => {
  vi.useFakeTimers();
  const one = variants.add('g', '  Cheap \n units ', { 'units.a.price': 1 });
  vi.advanceTimersByTime(5);
  variants.add('h', 'Other', {});
  variants.add('g', 'Dear units', { 'units.a.price': 9 });
  expect(names()).toEqual(['Dear units', 'Cheap units']);
  vi.advanceTimersByTime(5);
  variants.change(one!.id, { patch: { 'units.a.price': 2 } });
  expect(names()).toEqual(['Cheap units', 'Dear units']);
  expect(variants.get(one!.id)?.patch).toEqual({ 'units.a.price': 2 });
  expect(names('h')).toEqual(['Other']);
  vi.useRealTimers();
});

it('gives each variant of a game a name of its own, and bounds it', () => {
  const one = variants.add('g', 'Mine', { a: 1 })!;
  const copy = variants.duplicate(one.id)!;
  const third = variants.duplicate(copy.id)!;
  expect([copy.name, third.name]).toEqual(['Mine (2)', 'Mine (3)']);
  expect(copy.patch).toEqual({ a: 1 });
  variants.change(copy.id, { name: 'Mine' });
  expect(variants.get(copy.id)?.name).toBe('Mine (2)');
  variants.change(one.id, { name: 'x'.repeat(200) });
  expect(variants.get(one.id)?.name).toHaveLength(LONGEST_NAME);
});

it('deletes, and brings back what was deleted', () => {
  const one = variants.add('g', 'Mine', { a: 1 })!;
  const dropped = variants.drop(one.id)!;
  expect(names()).toEqual([]);
  expect(variants.keep(dropped)).toBe(true);
  expect(variants.get(one.id)).toEqual(one);
});

it('does not overwrite what another tab has kept', () => {
  const one = variants.add('g', 'Mine', {})!;
  const other = { ...one, id: 'other', name: 'Theirs' };
  kept.set('rempart.variants', JSON.stringify([one, other, { id: 3 }, 'junk']));
  variants.change(one.id, { patch: { a: 1 } });
  expect(names().sort()).toEqual(['Mine', 'Theirs']);
});

it('says when there is no room, and loses nothing', () => {
  const one = variants.add('g', 'Mine', { a: 1 })!;
  full = true;
  expect(variants.add('g', 'More', {})).toBeNull();
  expect(variants.change(one.id, { patch: { a: 2 } })).toBe(false);
  expect(variants.get(one.id)?.patch).toEqual({ a: 1 });
  full = false;
  for (let n = 1; n < MOST; n++) expect(variants.add('g', 'Mine', {})).not.toBeNull();
  expect(variants.add('g', 'One too many', {})).toBeNull();
  expect(variants.change(one.id, { name: 'Still' })).toBe(true);
});
