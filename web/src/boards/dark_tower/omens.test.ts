import { expect, it } from 'vitest';
import type { ForeseenInfo } from '../../lib/messages';
import { readOmens } from './omens';
import type { GameEvent } from './types';

const foreseen = (event: GameEvent): ForeseenInfo => ({ text: '', rule: '', certain: false, event: { ...event } });

it('marks the ways of foes and what they would strike, each once', () => {
  const move = foreseen({ type: 'FoeMoved', kind: 2, origin: 4, region: 9 });
  const omens = readOmens([
    move,
    move,
    foreseen({ type: 'WarriorsLost', seat: 1, count: 6, warriors: 3 }),
    foreseen({ type: 'SkullPlaced', building: 3, skulls: 1 }),
    foreseen({ type: 'EventCalled', category: 0, detail: 0 }),
  ]);
  expect(omens.ways).toEqual([{ from: 4, to: 9 }]);
  expect([...omens.struck]).toEqual(['figure-1', 'building-3']);
});
