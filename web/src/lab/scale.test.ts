import { expect, it, vi } from 'vitest';

vi.mock('../lib/shelf.svelte', () => ({ shelf: { language: 'en' } }));
const { around, percent, points, SHARES } = await import('./scale');

it('has round ticks around all values', () => {
  expect(around([3, 97]).ticks).toEqual([0, 50, 100]);
  expect(around([-0.13, 0.2]).ticks).toEqual([-0.2, -0.1, 0, 0.1, 0.2]);
  const { at, ticks } = around([5, 5]);
  expect(ticks.length).toBeGreaterThan(1);
  expect(at(5)).toBeCloseTo(50);
});

it('keeps figures within the drawing', () => {
  expect(SHARES.at(-1)).toBe(SHARES.at(0));
  expect(SHARES.at(2)).toBe(SHARES.at(1));
  expect(SHARES.at(0.5)).toBe(50);
});

it('writes a gain and the loss beside it alike', () => {
  expect([points(0.075), points(-0.075), points(0), points(-0.001)]).toEqual(['+8', '−8', '0', '0']);
  expect(points(-0.2, false)).toBe('20');
  expect(percent(0.425)).toMatch(/^4[23]%$/);
});
