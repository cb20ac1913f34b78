import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/messages';
import { fullScene, type FullScene } from '../../lib/scene';
import { after } from './story';
import { realm } from './realm';
import { KINGDOM_IDS, type GameEvent } from './types';

/** Four kingdoms of fifteen empty regions; a hero in region 0, a wolf in 20, a building in 3. */
function scene(): FullScene {
  const zones = KINGDOM_IDS.map((id) => ({
    kind: 'grid' as const,
    id: `kingdom-${id}`,
    name: id,
    places: Array.from({ length: 15 }, () => ({ name: '', kind: 'hills', pieces: [] as never[] })),
  }));
  const tower = {
    kind: 'row' as const,
    id: 'tower',
    name: 'tower',
    places: ['top', 'middle', 'bottom'].map((name) => ({ name, kind: 'drum' })),
    extra: { pos: [0, 3, 0] },
  };
  const found = fullScene({ title: '', round: '', phases: [], phase: 0, seats: [], zones: [...zones, tower] });
  const put = (kingdom: number, place: number, piece: object) =>
    found.zones[kingdom]?.places[place]?.pieces.push({ name: '', kind: '', value: '', note: '', marks: [], tags: [], enemy: false, pick: {}, extra: {}, ...piece } as never);
  put(0, 0, { id: 'figure-0' });
  put(0, 3, { id: 'building-2', extra: { skulls: 1 } });
  put(1, 5, { id: 'foe-2-20-0', pick: { kind: 2, region: 20 } });
  return found;
}

function line(event: GameEvent): Line {
  return { n: 0, at: 0, kind: event.type, event: { ...event }, text: '', rule: '', seat: -1 };
}

function where(found: FullScene, id: string): number {
  return realm(found).regions.findIndex((region) => region.place.pieces.some((piece) => piece.id === id));
}

describe('what happened, step by step', () => {
  it('a hero walks, and nobody else does', () => {
    const then = after(scene(), line({ type: 'HeroMoved', seat: 0, region: 17 }), scene());
    expect(where(then, 'figure-0')).toBe(17);
    expect(where(then, 'foe-2-20-0')).toBe(20);
  });
  it('a foe moves and goes', () => {
    const moved = after(scene(), line({ type: 'FoeMoved', kind: 2, origin: 20, region: 45 }), scene());
    expect(where(moved, 'foe-2-20-0')).toBe(45);
    const gone = after(moved, line({ type: 'FoeDefeated', seat: 0, kind: 2, region: 45 }), scene());
    expect(where(gone, 'foe-2-20-0')).toBe(-1);
    expect(where(gone, 'figure-0')).toBe(0);
  });
  it('skulls come and go', () => {
    const more = after(scene(), line({ type: 'SkullPlaced', building: 2, skulls: 2 }), scene());
    const skulls = (one: FullScene) => realm(one).regions[3]?.place.pieces[0]?.extra.skulls;
    expect(skulls(more)).toBe(2);
    expect(skulls(after(more, line({ type: 'SkullsRemoved', building: 2, count: 2 }), scene()))).toBe(0);
  });
  it('a drum turns on, past its fourth side', () => {
    const then = after(scene(), line({ type: 'DrumTurned', drum: 1, quarters: 2 }), scene());
    expect(realm(then).drums.map((drum) => drum.turned)).toEqual([0, 1, 0]);
  });
});
