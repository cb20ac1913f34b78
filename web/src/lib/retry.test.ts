import { expect, it } from 'vitest';
import { retryDelay } from './retry';

it('waits longer each time, up to a limit', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 50].map((n) => retryDelay(n, () => 0.5));
  expect(waits).toEqual([300, 700, 1500, 3000, 6000, 10000, 10000, 10000]);
});
it('is not the same for everybody', () => {
  expect(retryDelay(2, () => 0)).toBe(1125);
  expect(retryDelay(2, () => 1)).toBe(1875);
  expect(retryDelay(-1, () => 0.5)).toBe(300);
});
