import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/messages';
import { fullScene, type FullScene } from '../../lib/scene';
import { facingOf, kingdom, uncovered } from './kingdom';
import { after } from './story';
import type { BoardExtra, CardExtra, GameEvent, HordeExtra, TowerExtra } from './types';

const grid = (space: number, bare = 0b110) => ({
  card: 7,
  space,
  band: 'green',
  enemies: 0b110,
  bare,
  covered: 0b110 & ~bare,
  dead: 0,
  big: [],
  tough: [],
  icons: { fast: 0, heal: 0, sniper: 0, champion: 0, magic_only: 0, physical_only: 0, specific: 0 },
  shields: [0, 0],
  reward: [[1, 0]],
  about: [],
}) satisfies HordeExtra;
const road = { ways: [1, 2, -1], sites: ['', 'R', ''], spawns: [0] } satisfies BoardExtra;

/** Three spaces of a road; a horde on the first, a tower in hand. */
function table(): FullScene {
  const horde = { name: 'Goblins', kind: 'G01', id: 'horde-7', extra: { band: 'green' } satisfies CardExtra };
  const tower = { name: 'Archers', kind: 'ARC1', id: 'tower-3', pick: { card: 3 }, extra: { price: 1, modes: [] } satisfies TowerExtra };
  const place = (name: string, pieces: object[] = []) => ({ name, kind: 'path', pieces });
  return fullScene({
    title: '',
    round: '',
    phases: [],
    phase: 1,
    seats: ['Ada'],
    zones: [
      { kind: 'track', id: 'hearts', name: '', value: 5, most: 5 },
      { kind: 'counter', id: 'gold', name: '', value: 1 },
      { kind: 'counter', id: 'crystals', name: '', value: 0 },
      { kind: 'grid', id: 'board', name: '', columns: 3, places: [place('a1', [horde]), place('b1'), place('c1')], extra: road },
      { kind: 'grid', id: 'horde-7', name: '', columns: 4, places: Array.from({ length: 16 }, (_, n) => ({ name: `${n}`, kind: 'empty' })), extra: grid(0) },
      { kind: 'hand', id: 'hand-0', name: '', seat: 0, value: 1, pieces: [tower] },
    ],
  } as Parameters<typeof fullScene>[0]);
}

/** An event as it is sent: its rule is a field of the line. */
type Sent<Event> = Event extends GameEvent ? Omit<Event, 'rule'> : never;

function line(event: Sent<GameEvent>): Line {
  return { n: 1, at: 1, kind: event.type, text: '', rule: '', seat: 0, event: { ...event } };
}

function tell(event: Sent<GameEvent>, scene = table()) {
  return kingdom(after(scene, line(event), scene));
}

describe('the map', () => {
  it('knows the way of the road, its sites and where hordes come from', () => {
    const { spaces } = kingdom(table());
    expect(spaces.map(({ to, site, spawns }) => ({ to, site, spawns }))).toEqual([
      { to: 1, site: '', spawns: [0] },
      { to: 2, site: 'R', spawns: [] },
      { to: null, site: '', spawns: [] },
    ]);
  });
});

describe('a story', () => {
  it('moves a horde along the road', () => {
    const then = tell({ type: 'HordeAdvanced', horde: 7, space: 2 });
    expect(then.spaces.map((space) => space.hordes.length)).toEqual([0, 0, 1]);
    expect(then.hordes[0]?.space).toBe(2);
  });
  it('covers cells under a tile', () => {
    const before = kingdom(table());
    const then = tell({ type: 'TileLaid', seat: 0, horde: 7, cells: 0b10, shape: 0, damage: 1, supply: 1 });
    expect(before.hordes.map(uncovered)).toEqual([2]);
    expect(then.hordes.map(uncovered)).toEqual([1]);
    expect(then.hordes[0]?.covers).toMatchObject([{ cells: 0b10, damage: 'magic', piece: { kind: 'M1' } }]);
  });
  it('lays a tile once, though the horde was renewed with it before', () => {
    const laid = line({ type: 'TileLaid', seat: 0, horde: 7, cells: 0b10, shape: 0, damage: 1, supply: 1 });
    const final = after(table(), laid, table());
    const renewed = after(table(), line({ type: 'HordeHealed', horde: 7 }), final);
    expect(kingdom(after(renewed, laid, final)).hordes[0]?.covers).toHaveLength(1);
  });
  it('takes a destroyed horde off the board, and nothing else', () => {
    const then = tell({ type: 'HordeDestroyed', horde: 7 });
    expect(then.hordes).toEqual([]);
    expect(then.spaces.flatMap((space) => space.hordes)).toEqual([]);
    expect(then.hearts?.value).toBe(5);
  });
  it('plays a tower from a hand', () => {
    const scene = after(table(), line({ type: 'TowerPlayed', seat: 0, card: 3, space: 1 }), table());
    expect(kingdom(scene).spaces[1]?.towers.map((piece) => piece.id)).toEqual(['tower-3']);
    expect(scene.zones.find((zone) => zone.id === 'hand-0')).toMatchObject({ value: 0, pieces: [] });
  });
  it('turns a tower on its site', () => {
    const played = after(table(), line({ type: 'TowerPlayed', seat: 0, card: 3, space: 1 }), table());
    const then = tell({ type: 'TowerTurned', card: 3, facing: 2 }, played);
    expect(then.spaces[1]?.towers.map(facingOf)).toEqual([2]);
  });
  it('counts hearts and treasure', () => {
    expect(tell({ type: 'HeartsLost', amount: 2, hearts: 3 }).hearts?.value).toBe(3);
    expect(tell({ type: 'TreasureGained', gold: 1, crystals: 2 })).toMatchObject({ gold: 2, crystals: 2 });
  });
  it('leaves the scene alone where an event shows nothing', () => {
    const scene = table();
    expect(after(scene, line({ type: 'SeatDone', seat: 0 }), scene)).toBe(scene);
  });
});
