import { beforeEach, expect, it, vi } from 'vitest';
import type { PuzzleInfo } from './messages';
import { isSolved, levelOf, marks, nextOf, note } from './puzzles';

const puzzle = (id: string): PuzzleInfo => ({ id, text: '', rating: 1000, players: 1, steps: 3 });
const [a, b, c] = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map(puzzle) as [PuzzleInfo, PuzzleInfo, PuzzleInfo];

let kept = new Map<string, string>();
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('a mark never gets worse', () => {
  note(a.id, 'tried');
  expect(isSolved(marks()[a.id])).toBe(false);
  note(a.id, 'solved');
  note(a.id, 'helped');
  note(a.id, 'tried');
  expect(marks()[a.id]).toBe('solved');
});

it('what is stored by somebody else is no mark', () => {
  kept.set('rempart.puzzles', JSON.stringify({ aaaaaaaa: 'gold', 'not an id': 'solved', bbbbbbbb: 'helped' }));
  expect(marks()).toEqual({ bbbbbbbb: 'helped' });
  kept.set('rempart.puzzles', '7');
  expect(marks()).toEqual({});
});

it('the next puzzle is the next one not solved, then the first ones that were left out', () => {
  expect(nextOf([a, b, c], {})).toBe(a);
  expect(nextOf([a, b, c], { [b.id]: 'solved' }, a.id)).toBe(c);
  expect(nextOf([a, b, c], { [c.id]: 'helped' }, b.id)).toBe(a);
  expect(nextOf([a, b], { [a.id]: 'solved' }, b.id)).toBeNull();
  expect(nextOf([], {})).toBeNull();
});

it('a rating has a word', () => {
  expect([900, 1200, 1600].map(levelOf)).toEqual(['easy', 'medium', 'hard']);
});
