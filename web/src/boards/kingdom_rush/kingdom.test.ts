import { describe, expect, it } from 'vitest';
import { aim, reached, turned, uncovered, type Horde } from './kingdom';
import { readOmens } from './omens';
import type { AttackPart, GameEvent } from './types';

const shot = (more: Partial<AttackPart>): AttackPart => ({ what: 'tile', reach: 'choice', arrows: [7, 0, 1], shapes: ['D2'], count: 1, damage: 'physical', ...more });
const at = (column: number, row: number) => row * 16 + column;

describe('aiming', () => {
  it('turns printed arrows clockwise', () => {
    expect(turned([0], 1)).toEqual([2]);
    expect(turned([7, 0, 1], 3)).toEqual([5, 6, 7]);
  });
  it('reaches the spaces that arrows point at', () => {
    expect(reached(aim([shot({})], at(5, 3), 3)).sort()).toEqual([at(4, 2), at(4, 3), at(4, 4)].sort());
  });
  it('leaves the map nowhere', () => {
    expect(reached(aim([shot({})], at(0, 0), 0))).toEqual([]);
  });
  it('knows what needs no arrow', () => {
    expect(aim([shot({ reach: 'perfect', arrows: [] })], 0, 0)).toMatchObject({ perfect: true, arrows: [] });
    expect(reached(aim([shot({ reach: 'melee', arrows: [] })], at(2, 2), 0))).toEqual([at(2, 2)]);
  });
});

describe('a horde', () => {
  it('counts a big enemy once, until all of it is covered', () => {
    const horde = { bare: 0b10111, big: [0b0110] } as Horde;
    expect(uncovered(horde)).toBe(3);
    expect(uncovered({ ...horde, bare: 0b10001 })).toBe(2);
  });
});

describe('omens', () => {
  /** An event as it is sent: its rule is a field of the line. */
  type Sent<Event> = Event extends GameEvent ? Omit<Event, 'rule'> : never;
  const told = (event: Sent<GameEvent>, certain = true) => ({ text: '', rule: '', certain, event: { ...event } });
  it('tell ways, fates and harm, certain or not', () => {
    const omens = readOmens([
      told({ type: 'HordeAdvanced', horde: 1, space: 20 }),
      told({ type: 'HordeEscaped', horde: 2, hearts: 3 }, false),
      told({ type: 'HeroHurt', seat: 0, life: 2 }),
      told({ type: 'HeroHurt', seat: 0, life: 1 }, false),
    ]);
    expect(omens.ways).toEqual([{ horde: 1, to: 20, certain: true }]);
    expect(omens.fates.get(2)).toEqual([{ kind: 'escapes', hearts: 3, certain: false }]);
    expect(omens.hurt.get(0)).toEqual({ amount: 2, certain: false });
    expect(omens.fates.has(1)).toBe(false);
  });
});
