import { expect, it } from 'vitest';
import { area, line, sampleMoments } from './chart';

it('takes every moment of a short match and some of a long one', () => {
  expect(sampleMoments(0, 10)).toEqual([0]);
  expect(sampleMoments(3, 10)).toEqual([0, 1, 2, 3]);
  const some = sampleMoments(1000, 5);
  expect(some).toEqual([0, 250, 500, 750, 1000]);
});
it('draws steps', () => {
  const points: [number, number][] = [[0, 20], [5, 10], [10, 0]];
  expect(line(points, 10, 20, 100, 112)).toBe('M0 6H50V56H100V106');
  expect(area(points, 10, 20, 100, 112)).toBe('M0 6H50V56H100V106H100V106H0Z');
  expect(area([], 10, 20, 100, 112)).toBe('');
});
