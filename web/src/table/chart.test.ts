import { expect, it } from 'vitest';
import type { Zone } from '../lib/messages';
import { area, charted, line, sampleMoments } from './chart';

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
it('shows what the game has tagged, else a track, rather my own', () => {
  const zone = (id: string, more: Partial<Zone>): Zone => ({ kind: 'counter', id, name: id, ...more });
  const month = zone('month', { kind: 'track' });
  const walls = [0, 1].map((seat) => zone(`wall-${seat}`, { kind: 'track', seat }));
  const supply = zone('supply', { tags: ['chart'] });
  expect(charted([month, ...walls, supply], 1)?.id).toBe('supply');
  expect(charted([month, ...walls], 1)?.id).toBe('wall-1');
  expect(charted([month, zone('gold', {})], 1)?.id).toBe('month');
  expect(charted([zone('gold', {})], 1)).toBeUndefined();
});
