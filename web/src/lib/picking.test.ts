import { describe, expect, it } from 'vitest';
import type { Offer } from './messages';
import { direct, distinct, entries, fits, foremost, leading, narrow, open, press } from './picking';
import type { Thing } from './scene';

function offer(type: string, picks: Record<string, unknown> = {}, label?: string): Offer {
  return { option: { type, ...picks }, label: label ?? `${type} ${JSON.stringify(picks)}`, picks, main: false, button: false, then: [] };
}
const card = (id: number, name = `Card ${id}`, where = 'hand', look = name): Thing => ({
  pick: { card: id },
  name,
  where,
  look: `${where}/${look}`,
  id: `card-${id}`,
});
const gate = (row: number, gate: number): Thing => ({
  pick: { row, gate },
  name: `${gate + 1}`,
  where: `wall ${row}`,
  look: `wall-${row}/${gate}`,
  id: '',
});

const END = offer('End');
const DEPLOYS = [1, 2].flatMap((c) =>
  [0, 1, 2].map((g) => offer('Deploy', { card: c, row: 0, gate: g })),
);
const OFFERS = [...DEPLOYS, offer('Cast', { card: 9 }), END];
const TABLE = [
  ...[0, 1, 2].map((g) => gate(0, g)),
  ...[0, 1, 2].map((g) => gate(1, g)),
  ...[1, 2, 9].map((c) => card(c)),
];

describe('fits', () => {
  it('wants every field with the same value', () => {
    expect(fits(DEPLOYS[0]!, { card: 1 })).toBe(true);
    expect(fits(DEPLOYS[0]!, { card: 2 })).toBe(false);
    expect(fits(DEPLOYS[0]!, { row: 0, gate: 0 })).toBe(true);
    expect(fits(DEPLOYS[0]!, { row: 1, gate: 0 })).toBe(false);
  });
  it('is false for a field that the offer does not have, and for nothing', () => {
    expect(fits(END, { card: 1 })).toBe(false);
    expect(fits(DEPLOYS[0]!, {})).toBe(false);
    expect(fits(DEPLOYS[0]!, { card: 1, seat: 0 })).toBe(false);
  });
  it('compares lists by what is in them', () => {
    expect(fits(offer('Tile', { cells: [1, 2] }), { cells: [1, 2] })).toBe(true);
    expect(fits(offer('Tile', { cells: [1, 2] }), { cells: [2, 1] })).toBe(false);
  });
});

describe('narrow', () => {
  it('keeps all without picks, and what agrees with all picks', () => {
    expect(narrow(OFFERS, [])).toHaveLength(8);
    expect(narrow(OFFERS, [{ card: 1 }])).toHaveLength(3);
    expect(narrow(OFFERS, [{ row: 0, gate: 2 }, { card: 2 }])).toEqual([DEPLOYS[5]]);
  });
});

describe('press', () => {
  it('picks in any order', () => {
    const first = press(OFFERS, [], [{ row: 0, gate: 1 }]);
    expect(first).toEqual({ kind: 'picked', picks: [{ row: 0, gate: 1 }] });
    const second = press(OFFERS, [{ row: 0, gate: 1 }], [{ card: 1 }]);
    expect(second).toEqual({ kind: 'picked', picks: [{ row: 0, gate: 1 }, { card: 1 }] });
  });
  it('takes another thing of the same kind instead', () => {
    const picks = [{ card: 1 }, { row: 0, gate: 1 }];
    expect(press(OFFERS, picks, [{ card: 2 }])).toEqual({
      kind: 'picked',
      picks: [{ row: 0, gate: 1 }, { card: 2 }],
    });
    expect(press(OFFERS, picks, [{ card: 9 }])).toEqual({ kind: 'picked', picks: [{ card: 9 }] });
  });
  it('means the place when a piece on it would lead nowhere', () => {
    expect(press(OFFERS, [{ card: 1 }], [{ card: 77 }, { row: 0, gate: 2 }])).toEqual({
      kind: 'picked',
      picks: [{ card: 1 }, { row: 0, gate: 2 }],
    });
  });
  it('does not mean the place while nothing is picked', () => {
    const pressed = press(OFFERS, [], [{ card: 77 }, { row: 0, gate: 2 }]);
    expect(pressed).toEqual({ kind: 'refused', pick: { card: 77 } });
  });
  it('refuses what no offer has', () => {
    const pressed = press(OFFERS, [{ card: 1 }], [{ row: 1, gate: 1 }]);
    expect(pressed).toEqual({ kind: 'refused', pick: { row: 1, gate: 1 } });
    expect(press(OFFERS, [], [{}])).toEqual({ kind: 'refused', pick: {} });
  });
  it('tells a second press on the last pick, and takes back an earlier one', () => {
    const picks = [{ card: 1 }, { row: 0, gate: 1 }];
    expect(press(OFFERS, picks, [{ row: 0, gate: 1 }])).toEqual({ kind: 'again' });
    expect(press(OFFERS, picks, [{ card: 1 }])).toEqual({
      kind: 'unpicked',
      picks: [{ row: 0, gate: 1 }],
    });
  });
});

describe('leading', () => {
  const picks = (set: Set<unknown>) => [...set].map((pick) => JSON.stringify(pick)).sort();
  it('is a card before its gate, and then the gate', () => {
    const first = leading(OFFERS, open(OFFERS, [], TABLE));
    expect(picks(first)).toEqual(['{"card":1}', '{"card":2}', '{"card":9}']);
    const left = narrow(OFFERS, [{ card: 1 }]);
    const then = leading(left, open(left, [{ card: 1 }], TABLE));
    expect(then.size).toBe(3);
  });
  it('counts fields by the order of the option, not of its picks', () => {
    const odd = offer('Deploy', { card: 1, gate: 0 });
    odd.picks = { row: 0, gate: 0, card: 1 };
    expect(picks(leading([odd], open([odd], [], TABLE)))).toEqual(['{"card":1}']);
  });
});

describe('distinct', () => {
  const twins = [offer('Discard', { card: 1 }, 'Footman'), offer('Discard', { card: 2 }, 'Footman')];
  it('counts twins in one place as one', () => {
    const all = [card(1, 'Footman'), card(2, 'Footman')];
    expect(distinct(twins, all)).toEqual([{ offer: twins[0], copies: 2 }]);
  });
  it('keeps those apart that lie in different places or look different', () => {
    expect(distinct(twins, [card(1, 'Footman', 'gate 1'), card(2, 'Footman', 'gate 2')])).toHaveLength(2);
    expect(distinct(twins, [card(1, 'F', 'hand', 'fresh'), card(2, 'F', 'hand', 'moved')])).toHaveLength(2);
  });
  it('counts hidden cards that read alike as one', () => {
    expect(distinct(twins, [])).toHaveLength(1);
  });
  it('keeps gates apart', () => {
    expect(distinct(DEPLOYS, TABLE)).toHaveLength(6);
  });
});

describe('entries and direct', () => {
  it('lists few choices one by one', () => {
    expect(entries(OFFERS, [], TABLE).every((entry) => entry.kind === 'offer')).toBe(true);
    expect(entries(OFFERS, [], TABLE)).toHaveLength(8);
  });
  it('gathers many under what they are about', () => {
    const many = [3, 4].flatMap((c) =>
      [0, 1, 2].map((g) => offer('Deploy', { card: c, row: 0, gate: g })),
    );
    const list = entries([...OFFERS, ...many], [], [...TABLE, card(3), card(4)]);
    expect(list.map((entry) => entry.kind)).toEqual(['thing', 'thing', 'offer', 'offer', 'thing', 'thing']);
    expect(list[0]).toMatchObject({ label: 'Card 1', count: 3 });
  });
  it('has buttons for what nothing on the table leads to', () => {
    expect(direct(OFFERS, [], TABLE)).toEqual([END]);
    const gift = offer('Give', { card: 1 });
    const left = narrow([...OFFERS, gift], [{ card: 1 }]);
    expect(direct(left, [{ card: 1 }], TABLE)).toEqual([gift]);
  });
  it('makes buttons of offers that nothing tells apart', () => {
    const both = [offer('Free', { card: 1 }, 'Free'), offer('Paid', { card: 1 }, 'Paid')];
    expect(direct(both, [], TABLE)).toEqual(both);
    expect(direct([both[0]!], [], TABLE)).toEqual([]);
  });

  it('makes a button of what people look for, while nothing is picked', () => {
    const fights = [0, 1, 2].map((gate) => ({ ...offer('Fight', { row: 0, gate }), button: true }));
    expect(direct([...fights.slice(1), END], [], TABLE)).toEqual([...fights.slice(1), END]);
    expect(direct(fights, [{ row: 0 }], TABLE)).toEqual([]);
    expect(direct([...fights, END], [], TABLE)).toEqual([END]);
    const alike = fights.slice(1).map((one) => ({ ...one, label: 'Fight' }));
    expect(direct([...alike, END], [], TABLE)).toEqual([END]);
  });

  it('keeps the foremost of many, in their order', () => {
    const offers = Array.from({ length: 6 }, (_, n) => ({ ...END, label: `${n}`, button: n === 4 }));
    const labels = (most: number) => foremost(offers, most, ({ label }) => label === '5').map(({ label }) => label);
    expect(labels(6)).toHaveLength(6);
    expect(labels(4)).toEqual(['0', '4', '5']);
  });
  it('says where a thing is only if two read alike', () => {
    const moves = [1, 2].map((c) => offer('Move', { card: c }, 'Move Footman'));
    const all = [card(1, 'Footman', 'gate 1'), card(2, 'Footman', 'gate 2')];
    expect(entries(moves, [], all).map((entry) => entry.where)).toEqual(['gate 1', 'gate 2']);
    expect(entries([moves[0]!], [], all)[0]?.where).toBe('');
  });
});
