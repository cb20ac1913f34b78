import { describe, expect, it } from 'vitest';
import { amounts, buttons, line, pickable, several, times } from './bundles';
import type { Awaited, Offer } from './messages';

function offer(type: string, picks: Record<string, unknown>, then = 0): Offer {
  const option = { type, ...picks };
  return { option, label: type, picks, main: false, button: false, then: Array.from({ length: then }, () => option) };
}

const far: Offer = { ...offer('Walk', { region: 1 }, 1), picks: { region: 5 } };
const awaited: Awaited = {
  actors: [0],
  prompt: '',
  rule: '',
  since: 0,
  offers: [offer('Buy', { kind: 1, line: 2 }), offer('Buy', { kind: 1, line: 3 }), offer('Walk', { region: 1 })],
  bundles: [
    { ...offer('Attack', {}, 2) },
    offer('Buy', { kind: 1, line: 2 }, 2),
    far,
  ],
  missed: [],
};

describe('bundles', () => {
  it('are told apart by what one points at', () => {
    expect(buttons(awaited).map((one) => one.label)).toEqual(['Attack']);
    expect(several(awaited).map((one) => line(one).length)).toEqual([3]);
    expect(pickable(awaited)).toEqual([far]);
  });

  it('say how many of the same there can be', () => {
    expect(amounts(awaited, [])).toEqual([1]);
    expect(amounts(awaited, [{ kind: 1 }])).toEqual([1, 2, 3]);
    expect(amounts(awaited, [{ kind: 1 }, { line: 3 }])).toEqual([1]);
  });

  it('give as many as there can be', () => {
    const one = awaited.offers[0] as Offer;
    expect(line(times(awaited, one, 1))).toHaveLength(1);
    expect(line(times(awaited, one, 2))).toHaveLength(2);
    expect(line(times(awaited, one, 9))).toHaveLength(3);
    expect(times(awaited, awaited.offers[1] as Offer, 3)).toBe(awaited.offers[1]);
  });
});
