import { expect, it } from 'vitest';
import { joined } from './pointing';

const spot = (x: number, y: number, width = 100, height = 40) => ({ x, y, width, height });

it('puts one ring around lines that lie one upon the other', () => {
  expect(joined([spot(0, 38), spot(0, 0)])).toEqual([spot(0, 0, 100, 78)]);
});
it('leaves apart what is apart, or of another width', () => {
  const apart = [spot(0, 0), spot(0, 60), spot(200, 60), spot(0, 90, 50)];
  expect(joined(apart)).toEqual(apart);
});
