import { expect, it } from 'vitest';
import type { Offer } from '../../lib/messages';
import type { Table } from '../../table/table.svelte';
import { Moving } from './moving.svelte';
import type { GameOption, SceneTask } from './types';

const offer = (option: Offer['option']): Offer => ({ option, label: '', picks: {}, main: false, button: false, then: [] });
const WAKE = offer({ type: 'ActivateHero', seat: 0 } satisfies GameOption);
const GO = offer({ type: 'MoveTo', space: 5 } satisfies GameOption);
const MOVE = { ask: 'move', who: 0 } as SceneTask;

it('moves a dragged hero on when the animation of its activation is over', () => {
  let task: SceneTask | null = null;
  const done: Offer[] = [];
  const picker = { offers: [WAKE], do: (one: Offer) => done.push(one), refuse: () => undefined };
  const moving = new Moving({ picker } as unknown as Table, { task: () => task, held: () => undefined });
  moving.walk(0, 5);
  expect(done).toEqual([WAKE]);
  // The server offers the move at once; the board asks for it when it has shown the activation.
  picker.offers = [GO];
  moving.follow();
  expect(done).toEqual([WAKE]);
  task = MOVE;
  moving.follow();
  expect(done).toEqual([WAKE, GO]);
});
