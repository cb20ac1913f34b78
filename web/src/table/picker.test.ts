import { expect, it } from 'vitest';
import type { Awaited, Offer } from '../lib/messages';
import type { FullScene } from '../lib/scene';
import { Picker } from './picker.svelte';

const offer = (card: number, gate: number): Offer => ({
  option: { type: 'Deploy', card, gate },
  label: `${card} at ${gate}`,
  picks: { card, gate },
  main: false,
  button: false,
  then: [],
});
const ask = (...offers: Offer[]): Awaited => ({ actors: [0, 1], prompt: '', rule: '', since: 0, offers, bundles: [], missed: [] });
const ALL = [offer(1, 1), offer(1, 2), offer(2, 1), offer(2, 2)];

function picking(first: Awaited, scene: FullScene | null = null) {
  let awaited = first;
  const picker = new Picker({
    scene: () => scene,
    awaited: () => awaited,
    confirm: () => undefined,
    preview: () => Promise.resolve({ events: [], final: true, odds: [] }),
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
it('waits with a choice that has odds, and tells them', async () => {
  const confirmed: Offer[] = [];
  const glimpse = (odds: string[]) => ({ events: [], final: false, odds });
  const picker = new Picker({
    scene: () => null,
    awaited: () => ask(...ALL),
    confirm: (one) => confirmed.push(one),
    preview: (one) => Promise.resolve(glimpse(one.label === '1 at 1' ? ['1 in 6'] : [])),
    whyNot: () => Promise.resolve([]),
  });
  picker.choose(ALL[0]!);
  await Promise.resolve();
  expect(picker.odds).toEqual(['1 in 6']);
  expect(confirmed).toEqual([]);
  picker.choose(ALL[3]!);
  await Promise.resolve();
  expect(confirmed).toEqual([ALL[3]]);
});
it('shows the few choices beside a "no" as buttons, although they are on the board', () => {
  const none: Offer = { ...offer(0, 0), picks: {}, label: 'Decline', main: true };
  const place = (gate: number) => ({ name: `${gate}`, kind: '', value: '', status: '', tone: '', note: '', marks: [], tags: [], pieces: [], pick: { gate } });
  const scene = { zones: [{ id: 'gates', places: [place(1), place(2)], pieces: [] }] } as unknown as FullScene;
  const labels = (...offers: Offer[]) => picking(ask(...offers), scene).picker.buttons.map((one) => one.label);
  const one: Offer = { ...offer(0, 1), picks: { gate: 1 } };
  const two: Offer = { ...offer(0, 2), picks: { gate: 2 } };
  expect(labels(one, none)).toEqual(['0 at 1', 'Decline']);
  expect(labels(one, two)).toEqual([]);
  expect(labels(one, { ...two, label: one.label }, none)).toEqual(['Decline']);
});
it('shows the few ways to a place as buttons, if a button alone leads to one of them', () => {
  const spot = (name: string, pick: object) => ({ name, kind: '', value: '', status: '', tone: '', note: '', marks: [], tags: [], pieces: [], pick });
  const scene = { zones: [{ id: 'land', places: [spot('there', { region: 1 }), spot('mine', { seat: 0 })], pieces: [] }] } as unknown as FullScene;
  const leap: Offer = { ...offer(0, 1), picks: { region: 1 }, label: 'Leap there' };
  const walk: Offer = { ...offer(0, 2), picks: { region: 1, seat: 0 }, label: 'Walk there' };
  const other: Offer = { ...offer(0, 3), picks: { region: 2, seat: 0 }, label: 'Walk elsewhere' };
  const { picker } = picking(ask(leap, walk, other), scene);
  picker.press({ region: 1 });
  expect(picker.buttons.map((one) => one.label)).toEqual(['Leap there', 'Walk there']);
});
