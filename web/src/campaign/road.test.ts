import { expect, it } from 'vitest';
import { along, road } from './road';

it('draws a road through all battles', () => {
  expect(road([])).toBe('');
  expect(road([[1, 2]])).toBe('M1 2');
  const drawn = road([[0, 0], [60, 0], [60, 60]]);
  expect(drawn).toBe('M0 0C10 0 50 -10 60 0C70 10 60 50 60 60');
});

it('follows the road with the keyboard', () => {
  expect(along('ArrowRight', 0, 3)).toBe(1);
  expect(along('ArrowDown', 2, 3)).toBe(2);
  expect(along('ArrowLeft', 0, 3)).toBe(0);
  expect(along('Home', 2, 3)).toBe(0);
  expect(along('End', 0, 3)).toBe(2);
  expect(along('a', 0, 3)).toBeNull();
});
