import { expect, it } from 'vitest';
import type { ForeseenInfo } from '../../lib/messages';
import { readOmens } from './omens';

const foreseen = (type: string, fields: object): ForeseenInfo =>
  ({ text: '', certain: false, event: { type, ...fields } }) as unknown as ForeseenInfo;

it('marks the ways of foes and what they would strike, each once', () => {
  const move = foreseen('FoeMoved', { kind: 2, origin: 4, region: 9 });
  const omens = readOmens([
    move,
    move,
    foreseen('WarriorsLost', { seat: 1, count: 6 }),
    foreseen('SkullPlaced', { building: 3, skulls: 1 }),
    foreseen('EventCalled', { category: 0 }),
  ]);
  expect(omens.ways).toEqual([{ from: 4, to: 9 }]);
  expect([...omens.struck]).toEqual(['figure-1', 'building-3']);
});
