import { expect, it } from 'vitest';
import type { Awaited, Offer } from '../lib/messages';
import { Picker } from './picker.svelte';

const offer = (card: number, gate: number): Offer => ({
  option: { type: 'Deploy', card, gate },
  label: `${card} at ${gate}`,
  picks: { card, gate },
  main: false,
  then: [],
});
const ask = (...offers: Offer[]): Awaited => ({ actors: [0, 1], prompt: '', rule: '', since: 0, offers, bundles: [] });
const ALL = [offer(1, 1), offer(1, 2), offer(2, 1), offer(2, 2)];

function picking(first: Awaited) {
  let awaited = first;
  const picker = new Picker({
    scene: () => null,
    awaited: () => awaited,
    confirm: () => undefined,
    preview: () => Promise.resolve({ events: [], final: true }),
    whyNot: () => Promise.resolve([]),
  });
  const update = (next: Awaited) => {
    awaited = next;
    picker.revise();
  };
  return { picker, update };
}

it('keeps a half-made pick when a friend does something', () => {
  const { picker, update } = picking(ask(...ALL));
  picker.press({ card: 1 });
  update(ask(offer(1, 1), offer(1, 2), offer(2, 2)));
  expect(picker.picks).toEqual([{ card: 1 }]);
});
it('keeps it while the friend is in the middle of something', () => {
  const { picker, update } = picking(ask(...ALL));
  picker.press({ card: 1 });
  update(ask());
  expect(picker.picks).toEqual([]);
  update(ask());
  update(ask(...ALL));
  expect(picker.picks).toEqual([{ card: 1 }]);
});
it('lets go of what cannot be done any more', () => {
  const { picker, update } = picking(ask(...ALL));
  picker.press({ card: 1 });
  update(ask());
  update(ask(offer(2, 1), offer(2, 2)));
  expect(picker.picks).toEqual([]);
  update(ask(...ALL));
  expect(picker.picks).toEqual([]);
});
it('forgets it when all is put down', () => {
  const { picker, update } = picking(ask(...ALL));
  picker.press({ card: 1 });
  update(ask());
  picker.clear();
  update(ask(...ALL));
  expect(picker.picks).toEqual([]);
});
