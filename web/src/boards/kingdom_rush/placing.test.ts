import { expect, it } from 'vitest';
import type { Offer } from '../../lib/messages';
import type { Table } from '../../table/table.svelte';
import type { Horde, Kingdom } from './kingdom';
import { Placing } from './placing.svelte';
import type { GameOption, SceneTask } from './types';

const horde = (card: number, bare: number) => ({ card, bare, big: [], width: 4, height: 4 }) as unknown as Horde;
const lay = (card: number): Offer => ({
  option: { type: 'PlaceTile', horde: card, cells: 1 } satisfies GameOption,
  label: '',
  picks: {},
  main: false,
  button: false,
  then: [],
});
const TASK = { ask: 'tile', shapes: ['M1'], targets: [] } as unknown as SceneTask;

function near(...hordes: Horde[]): number | undefined {
  const picker = { offers: hordes.map((one) => lay(one.card)), ready: null, do: () => undefined };
  const placing = new Placing({ picker, mode: 'history' } as unknown as Table, {
    kingdom: () => ({ hordes }) as unknown as Kingdom,
    task: () => TASK,
    coming: () => null,
  });
  return placing.horde?.card;
}

it('shows a horde first that still has enemies to cover', () => {
  expect(near(horde(1, 0), horde(2, 3))).toBe(2);
  expect(near(horde(1, 1), horde(2, 3))).toBe(1);
  expect(near(horde(1, 0), horde(2, 0))).toBe(1);
});
