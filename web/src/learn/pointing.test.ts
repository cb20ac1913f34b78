import { expect, it } from 'vitest';
import { joined, within } from './pointing';

const spot = (x: number, y: number, width = 100, height = 40) => ({ x, y, width, height });

it('puts one ring around lines that lie one upon the other', () => {
  expect(joined([spot(0, 38), spot(0, 0)])).toEqual([spot(0, 0, 100, 78)]);
});
it('leaves apart what is apart, or of another width', () => {
  const apart = [spot(0, 0), spot(0, 60), spot(200, 60), spot(0, 90, 50)];
  expect(joined(apart)).toEqual(apart);
});
it('rings only what the board shows of a thing', () => {
  const seen = { left: 0, top: 100, right: 400, bottom: 300 };
  expect(within({ left: 10, top: 50, right: 110, bottom: 150 }, seen)).toEqual(spot(4, 94, 112, 62));
  expect(within({ left: 10, top: 120, right: 110, bottom: 150 }, seen)).toEqual(spot(4, 114, 112, 42));
});
