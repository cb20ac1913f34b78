import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/messages';
import type { FullScene } from '../../lib/scene';
import type { Card } from '../performance.svelte';
import type { Stage } from '../theatre.svelte';
import { Performance } from './performance.svelte';
import type { TowerShow } from './tower/show.svelte';

const scene = { zones: [] } as unknown as FullScene;
const told = (event: { type: string }) => ({ kind: event.type, text: 'words', event }) as unknown as Line;

/** The card that is shown while an event is performed. */
async function shown(event: { type: string }): Promise<Card | null> {
  const performance = new Performance({ perform: () => undefined, length: () => 0 } as unknown as TowerShow, () => 0);
  let card: Card | null = null;
  const wait = () => {
    card ??= performance.card;
    return Promise.resolve();
  };
  await performance.perform(told(event), { root: { querySelector: () => null }, scene, final: scene, pace: 1, wait, draw: () => Promise.resolve() } as unknown as Stage);
  expect(performance.card).toBeNull();
  return card;
}

describe('what is shown on a large card', () => {
  it.each([
    [{ type: 'CorruptionGained', seat: 0 }, { icon: 'corruption', words: 'words', bad: true }],
    [{ type: 'AdversaryAppeared', kind: 12, region: 3 }, { icon: 'bane', words: 'words', bad: true }],
    [{ type: 'GameEnded', reason: 'adversary' }, { icon: 'goal', words: 'words', bad: false }],
    [{ type: 'GameEnded', reason: 'time' }, { icon: 'ruins', words: 'words', bad: true }],
  ])('%o', async (event, card) => {
    expect(await shown(event)).toEqual(card);
  });
  it('not what happens all the time', async () => {
    expect(await shown({ type: 'SpiritSpent' })).toBeNull();
  });
});
