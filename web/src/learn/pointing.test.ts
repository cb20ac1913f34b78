import { expect, it } from 'vitest';
import { fullScene } from '../lib/scene';
import { joined, pointers, within } from './pointing';

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
it('finds the places that a pick means, counted from 1, or else the pieces', () => {
  const places = [0, 1, 2].map((region) => ({ name: '', kind: '', pick: { region, fire: 0 } }));
  const pieces = [{ name: '', kind: '', id: 'quest', pick: { quest: 4 } }];
  const zones = [{ kind: 'grid' as const, id: 'north', name: '', places, pieces }];
  const { zones: full } = fullScene({ title: '', round: '', phases: [], phase: -1, seats: [], zones });
  expect(pointers(full, [{ region: 1 }])).toEqual(['place:north/2']);
  expect(pointers(full, [{ quest: 4 }])).toEqual(['piece:quest']);
  expect(pointers(full, [{ region: 1, fire: 1 }])).toEqual([]);
  expect(pointers(full, [])).toEqual([]);
});
