import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/messages';
import { fullScene, type FullScene } from '../../lib/scene';
import { kingdom, uncovered } from './kingdom';
import { after } from './story';

const grid = (space: number, bare = 0b110) => ({
  card: 7,
  space,
  enemies: 0b110,
  bare,
  covered: 0b110 & ~bare,
  dead: 0,
  big: [],
  tough: [],
  icons: {},
  shields: [0, 0],
  reward: [[1, 0]],
});

/** Three spaces of a road; a horde on the first, a tower in hand. */
function table(): FullScene {
  const horde = { name: 'Goblins', kind: 'G01', id: 'horde-7', tags: ['green'] };
  const tower = { name: 'Archers', kind: 'ARC1', id: 'tower-3', tags: [], pick: { card: 3 } };
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
      { kind: 'grid', id: 'board', name: '', columns: 3, places: [place('a1', [horde]), place('b1'), place('c1')] },
      { kind: 'grid', id: 'horde-7', name: '', columns: 4, tags: ['horde-7', 'space-0', 'green'], places: Array.from({ length: 16 }, (_, n) => ({ name: `${n}`, kind: 'empty' })), extra: grid(0) },
      { kind: 'hand', id: 'hand-0', name: '', seat: 0, value: 1, pieces: [tower] },
    ],
  } as Parameters<typeof fullScene>[0]);
}

function line(kind: string, event: Record<string, unknown>): Line {
  return { n: 1, at: 1, kind, text: '', rule: '', seat: 0, event };
}

function tell(kind: string, event: Record<string, unknown>, scene = table()) {
  return kingdom(after(scene, line(kind, event), scene));
}

describe('a story', () => {
  it('moves a horde along the road', () => {
    const then = tell('HordeAdvanced', { horde: 7, space: 2 });
    expect(then.spaces.map((space) => space.hordes.length)).toEqual([0, 0, 1]);
    expect(then.hordes[0]?.space).toBe(2);
  });
  it('covers cells under a tile', () => {
    const before = kingdom(table());
    const then = tell('TileLaid', { horde: 7, cells: 0b10, shape: 0, damage: 1, supply: 1 });
    expect(before.hordes.map(uncovered)).toEqual([2]);
    expect(then.hordes.map(uncovered)).toEqual([1]);
    expect(then.hordes[0]?.covers.map(({ cells }) => cells)).toEqual([0b10]);
  });
  it('takes a destroyed horde off the board, and nothing else', () => {
    const then = tell('HordeDestroyed', { horde: 7 });
    expect(then.hordes).toEqual([]);
    expect(then.spaces.flatMap((space) => space.hordes)).toEqual([]);
    expect(then.hearts?.value).toBe(5);
  });
  it('plays a tower from a hand', () => {
    const scene = after(table(), line('TowerPlayed', { seat: 0, card: 3, space: 1 }), table());
    expect(kingdom(scene).spaces[1]?.towers.map((piece) => piece.id)).toEqual(['tower-3']);
    expect(scene.zones.find((zone) => zone.id === 'hand-0')).toMatchObject({ value: 0, pieces: [] });
  });
  it('counts hearts and treasure', () => {
    expect(tell('HeartsLost', { amount: 2, hearts: 3 }).hearts?.value).toBe(3);
    expect(tell('TreasureGained', { gold: 1, crystals: 2 })).toMatchObject({ gold: 2, crystals: 2 });
  });
  it('leaves the scene alone where an event shows nothing', () => {
    const scene = table();
    expect(after(scene, line('SeatDone', { seat: 0 }), scene)).toBe(scene);
  });
});
