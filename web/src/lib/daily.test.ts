import { beforeEach, expect, it, vi } from 'vitest';
import type { DailyRow } from './messages';

vi.mock('./shelf.svelte', () => ({
  shelf: { language: 'en' },
  t: (key: string, fields: object = {}) => [key, ...Object.values(fields)].join(' '),
  labelled: (name: string, value: string) => `${name}: ${value}`,
}));
const { begunAt, hours, inWords, noteBegun, playerId, shareText } = await import('./daily');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
const ROW: DailyRow = { rank: 2, name: 'Ada', won: true, score: 7, undos: 1, hints: 0, seconds: 90, mine: true };

it('is the same player for good', () => {
  expect(playerId()).toMatch(/^[\w-]{16,64}$/);
  expect(playerId()).toBe(playerId());
});

it('knows where a challenge was begun last', () => {
  noteBegun('2026-11-19', 'g', 'one');
  noteBegun('2026-11-19', 'h', 'other');
  noteBegun('2026-11-19', 'g', 'two');
  expect(begunAt('2026-11-19', 'g')).toBe('two');
  expect(begunAt('2026-11-19', 'h')).toBe('other');
  expect(begunAt('2026-11-18', 'g')).toBe('');
});

it('says days and times in words', () => {
  expect(inWords('2026-11-19')).toBe('Thursday, November 19');
  expect(hours(3 * 3600 + 12 * 60)).toBe('3 hr 12 min');
  expect(hours(7200)).toBe('2 hr');
  expect(hours(20)).toBe('1 min');
  expect(hours(-5)).toBe('0 min');
});

it('shares how it went, and nothing of the deal', () => {
  const told = shareText('Game', '2026-11-19', ROW, 3, 'https://host/daily').split('\n');
  expect(told).toEqual(['daily.share_title: Game', 'November 19, 2026', 'daily.won · daily.score 7 · daily.undos 1 · daily.hints 0', 'daily.streak 3', 'https://host/daily']);
  expect(shareText('Game', '2026-11-19', { ...ROW, won: false, score: null }, 1, 'x').split('\n')).toEqual([
    'daily.share_title: Game',
    'November 19, 2026',
    'daily.lost · daily.undos 1 · daily.hints 0',
    'x',
  ]);
});
