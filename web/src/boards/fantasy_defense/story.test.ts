import { describe, expect, it } from 'vitest';
import type { Piece, Zone } from '../../lib/messages';
import { fullScene, type FullScene } from '../../lib/scene';
import { teller } from '../told';
import { after, draws } from './story';
import { PHASE_IDS, type GameEvent } from './types';

const told = teller<GameEvent>();

const card = (number: number, more: Partial<Piece> = {}): Piece => ({
  name: `card ${number}`,
  kind: 'footman',
  id: `card-${number}`,
  value: '5',
  tags: ['humans', 'unit'],
  pick: { card: number },
  ...more,
});
const foe = (number: number, more: Partial<Piece> = {}): Piece => ({
  name: `invader ${number}`,
  kind: `kind-${number}`,
  id: `invader-${number}`,
  value: '9',
  tags: ['underling', 'from-left'],
  enemy: true,
  ...more,
});

interface Seat {
  gates?: Piece[][];
  hand?: Piece[];
  hidden?: number;
  discard?: Piece[];
  start?: Piece[];
  deck?: number;
}

function seat(number: number, { gates = [], hand = [], hidden = 0, discard = [], start = [], deck = 10 }: Seat): Zone[] {
  const places = [0, 1, 2].map((gate) => ({
    name: `${gate + 1}`,
    kind: 'gate',
    status: (gates[gate] ?? []).some((piece) => piece.enemy) ? '0:9' : '',
    tone: (gates[gate] ?? []).some((piece) => piece.enemy) ? ('bad' as const) : ('' as const),
    pieces: gates[gate] ?? [],
    pick: { row: number, gate },
  }));
  return [
    { kind: 'row', id: `wall-${number}`, name: '', seat: number, places },
    { kind: 'hand', id: `hand-${number}`, name: '', seat: number, pieces: hand, value: hand.length + hidden },
    { kind: 'hand', id: `start-${number}`, name: '', seat: number, pieces: start, value: start.length },
    { kind: 'deck', id: `deck-${number}`, name: '', seat: number, value: deck },
    { kind: 'deck', id: `discard-${number}`, name: '', seat: number, pieces: discard, value: discard.length },
  ];
}

function scene(...seats: Seat[]): FullScene {
  const zones: Zone[] = [
    { kind: 'track', id: 'morale', name: '', value: 20, most: 20 },
    { kind: 'deck', id: 'invaders', name: '', value: 2, left: [{ piece: foe(7), count: 1 }, { piece: foe(8), count: 1 }] },
    { kind: 'deck', id: 'beaten', name: '', value: 0 },
    ...seats.flatMap((one, number) => seat(number, one)),
  ];
  return fullScene({ title: '', round: '', phases: [], phase: 0, seats: [], zones });
}

const zone = (s: FullScene, id: string) => s.zones.find((one) => one.id === id);
const ids = (s: FullScene, id: string) => zone(s, id)?.pieces.map((piece) => piece.id);
const gate = (s: FullScene, row: number, number: number) => zone(s, `wall-${row}`)?.places[number];
const at = (s: FullScene, row: number, number: number) => gate(s, row, number)?.pieces.map((piece) => piece.id);

describe('a turn of the siege, step by step', () => {
  it('brings invaders from their deck, one after the other', () => {
    const start = scene({});
    const final = scene({ gates: [[foe(7)], [], [foe(8)]] });
    const one = after(start, told('InvaderPlaced', { invader: 7, row: 0, gate: 0 }), final);
    expect(at(one, 0, 0)).toEqual(['invader-7']);
    expect(at(one, 0, 2)).toEqual([]);
    expect(gate(one, 0, 0)?.status).toBe('0:9');
    expect(zone(one, 'invaders')?.value).toBe(1);
    expect(zone(one, 'invaders')?.left.map(({ piece }) => piece.kind)).toEqual(['kind-8']);
    const two = after(one, told('InvaderPlaced', { invader: 8, row: 0, gate: 2 }), final);
    expect(at(two, 0, 2)).toEqual(['invader-8']);
  });

  it('lets a boss stand before two facing gates', () => {
    const final = scene({ gates: [[foe(7)]] }, { gates: [[], [], [foe(7)]] });
    const now = after(scene({}, {}), told('BossPlaced', { invader: 7, row: 0, gate: 0, facing: 2 }), final);
    expect(at(now, 0, 0)).toEqual(['invader-7']);
    expect(at(now, 1, 2)).toEqual(['invader-7']);
    const beaten = after(now, told('InvaderDiscarded', { invader: 7, row: 0, gate: 0 }), scene({}, {}));
    expect([at(beaten, 0, 0), at(beaten, 1, 2)]).toEqual([[], []]);
    expect(ids(beaten, 'beaten')).toEqual(['invader-7']);
  });

  it('deploys from hand, and shows how the gate stands then', () => {
    const start = scene({ gates: [[foe(7)]], hand: [card(1), card(2)] });
    const final = scene({ gates: [[foe(7), card(1, { value: '12' })]], hand: [card(2)] });
    const place = gate(final, 0, 0);
    if (place) Object.assign(place, { status: '12:9', tone: 'good' });
    const now = after(start, told('UnitDeployed', { seat: 0, card: 1, row: 0, gate: 0 }), final);
    expect(at(now, 0, 0)).toEqual(['invader-7', 'card-1']);
    expect(gate(now, 0, 0)).toMatchObject({ status: '12:9', tone: 'good' });
    expect(zone(now, 'hand-0')).toMatchObject({ value: 1 });
  });

  it('takes a card from a hand that nobody may see', () => {
    const final = scene({}, { gates: [[card(9)]], hidden: 2 });
    const now = after(scene({}, { hidden: 3 }), told('UnitDeployed', { seat: 1, card: 9, row: 1, gate: 0 }), final);
    expect(at(now, 1, 0)).toEqual(['card-9']);
    expect(zone(now, 'hand-1')?.value).toBe(2);
  });

  it('moves units, and the gate they left stands without them', () => {
    const start = scene({ gates: [[foe(7), card(1)], []] });
    const final = scene({ gates: [[foe(7)], [card(1)]] });
    const now = after(start, told('UnitMoved', { card: 1, row: 0, source: 0, gate: 1 }), final);
    expect([at(now, 0, 0), at(now, 0, 1)]).toEqual([['invader-7'], ['card-1']]);
    expect(gate(now, 0, 0)?.status).toBe('0:9');
  });

  it('fights, plunders and counts the losses', () => {
    const start = scene({ gates: [[foe(7), card(1), card(2)], [foe(8)]] });
    const final = scene({ gates: [[card(2)], [foe(8)]], discard: [card(1)] });
    let now = after(start, told('BattleWon', { invader: 7, row: 0, gate: 0, facing: -1, defence: 10, power: 9 }), final);
    expect(gate(now, 0, 0)?.tags).toContain('resolved');
    expect(at(now, 0, 0)).toEqual(['invader-7', 'card-1', 'card-2']);
    now = after(now, told('InvaderDiscarded', { invader: 7, row: 0, gate: 0 }), final);
    expect(gate(now, 0, 0)?.status).toBe('');
    now = after(now, told('UnitLost', { card: 1, row: 0, gate: 0 }), final);
    expect([at(now, 0, 0), ids(now, 'discard-0')]).toEqual([['card-2'], ['card-1']]);
    now = after(now, told('GatePlundered', { invader: 8, row: 0, gate: 1 }), final);
    now = after(now, told('MoraleLost', { amount: 3, morale: 17 }), final);
    expect(zone(now, 'morale')?.value).toBe(17);
    now = after(now, told('PhaseBegun', { phase: PHASE_IDS.indexOf('reinforcement') }), final);
    expect(gate(now, 0, 0)?.tags).toEqual([]);
  });

  it('never shows a morale below nothing', () => {
    const now = after(scene({}), told('MoraleLost', { amount: 9, morale: -2 }), scene({}));
    expect(zone(now, 'morale')?.value).toBe(0);
  });

  it('draws cards one by one, seen or hidden', () => {
    const final = scene({ hand: [card(1), card(2)], deck: 8 }, { hidden: 2, deck: 8 });
    const steps = draws(scene({}, {}), told('CardsDrawn', { seat: 0, cards: [1, 2], count: 2 }).event, final);
    expect(steps.map((one) => ids(one, 'hand-0'))).toEqual([['card-1'], ['card-1', 'card-2']]);
    expect(steps.map((one) => zone(one, 'deck-0')?.value)).toEqual([9, 8]);
    const hidden = draws(scene({}, {}), told('CardsDrawn', { seat: 1, cards: [], count: 2 }).event, final);
    expect(hidden.map((one) => zone(one, 'hand-1')?.value)).toEqual([1, 2]);
    expect(hidden.map((one) => ids(one, 'hand-1'))).toEqual([[], []]);
  });

  it('shields a gate: no battle is shown there', () => {
    const start = scene({ gates: [[foe(7)]] });
    const now = after(start, told('GateShielded', { row: 0, gate: 0 }), start);
    expect(gate(now, 0, 0)).toMatchObject({ status: '', tone: '', tags: ['shielded'] });
  });

  it('uses spells up, and renews them', () => {
    const spell = card(3, { tags: ['humans', 'spell'] });
    const final = scene({ start: [{ ...spell, tags: ['humans', 'spell', 'used'], marks: ['used'] }] });
    const cast = after(scene({ start: [spell] }), told('SpellCast', { seat: 0, card: 3 }), final);
    expect(zone(cast, 'start-0')?.pieces[0]).toMatchObject({ tags: ['humans', 'spell', 'used'], marks: ['used'] });
    const again = after(cast, told('SpellRenewed', { seat: 0, card: 3 }), scene({ start: [spell] }));
    expect(zone(again, 'start-0')?.pieces[0]?.tags).not.toContain('used');
  });

  it('gives, recalls, discards and revives cards', () => {
    const start = scene({ hand: [card(1), card(2)], gates: [[card(4)]] }, { hidden: 1 });
    const given = after(start, told('CardGiven', { seat: 0, card: 1 }), start);
    expect([ids(given, 'hand-0'), ids(given, 'hand-1'), zone(given, 'hand-1')?.value]).toEqual([['card-2'], ['card-1'], 2]);
    const back = after(start, told('UnitRecalled', { seat: 0, card: 4, row: 0, gate: 0 }), start);
    expect([at(back, 0, 0), ids(back, 'hand-0')]).toEqual([[], ['card-1', 'card-2', 'card-4']]);
    const gone = after(start, told('CardDiscarded', { seat: 0, card: 2 }), start);
    expect([ids(gone, 'hand-0'), ids(gone, 'discard-0')]).toEqual([['card-1'], ['card-2']]);
    const under = after(gone, told('CardRevived', { seat: 0, card: 2 }), start);
    expect([ids(under, 'discard-0'), zone(under, 'deck-0')?.value]).toEqual([[], 11]);
  });

  it('says who goes first', () => {
    const now = after(scene({}, {}), told('FirstPlayerChanged', { seat: 1 }), scene({}, {}));
    expect([zone(now, 'wall-0')?.tags, zone(now, 'wall-1')?.tags]).toEqual([[], ['first']]);
  });

  it('knows nothing of what else happens', () => {
    const start = scene({});
    expect(after(start, told('StrategyEnded', { seat: 0 }), start)).toBe(start);
  });
});
