import { describe, expect, it } from 'vitest';
import type { Piece, Zone } from '../../lib/messages';
import { fullScene, type FullScene } from '../../lib/scene';
import { readOmens } from './omens';
import { eventOf } from '../contract';
import { after } from './story';
import type { GameEvent, PieceExtra } from './types';

const unit = (number: number, more: Partial<Piece> = {}): Piece => ({
  name: `unit ${number}`,
  kind: 'bruiser',
  id: `unit-${number}`,
  value: '5/5',
  pick: { unit: number },
  ...more,
});

function fort(seat: number, ...lines: Piece[][]): Zone[] {
  const places = [0, 1, 2, 3, 4].map((i) => ({ name: `${i + 1}`, kind: 'line', pieces: lines[i] ?? [] }));
  return [
    { kind: 'row', id: `fort-${seat}`, name: '', seat, places },
    { kind: 'track', id: `wall-${seat}`, name: '', seat, value: 10, most: 10 },
    { kind: 'counter', id: `blood-${seat}`, name: '', seat, value: 7 },
    { kind: 'hand', id: `incoming-${seat}`, name: '', seat },
    { kind: 'hand', id: `buildings-${seat}`, name: '', seat },
    { kind: 'hand', id: `killed-${seat}`, name: '', seat },
    { kind: 'counter', id: `kills-${seat}`, name: '', seat },
  ];
}

const scene = (...zones: Zone[]): FullScene =>
  fullScene({ title: '', round: '', phases: [], phase: 0, seats: [], zones });

const owned = (owner: number): { extra: Record<string, unknown> } => {
  const extra: PieceExtra = { owner };
  return { extra: { ...extra } };
};

const at = (s: FullScene, seat: number, line: number) =>
  s.zones.find((zone) => zone.id === `fort-${seat}`)?.places[line - 1]?.pieces ?? [];
const value = (s: FullScene, id: string) => s.zones.find((zone) => zone.id === id)?.value;

describe('a story step by step', () => {
  const foe = unit(1, { enemy: true });
  const mine = unit(2, owned(0));
  const start = scene(...fort(0, [foe], [mine]), ...fort(1));

  it('moves an enemy and lets it be held', () => {
    const event: GameEvent = { type: 'EnemyMoved', board: 0, unit: 1, source: 1, line: 2, held: false };
    const passed = after(start, event, start);
    expect(at(passed, 0, 1)).toEqual([]);
    expect(at(passed, 0, 2).map((piece) => [piece.id, piece.tags.includes('held')])).toEqual([
      ['unit-2', false],
      ['unit-1', false],
    ]);
    const held = after(start, { ...event, held: true }, start);
    expect(at(held, 0, 2)[1]?.tags).toContain('held');
    expect(at(start, 0, 1)).toHaveLength(1);
  });

  it('wounds, and takes points from the right wall', () => {
    const hurt = after(start, { type: 'UnitWounded', board: 0, unit: 2, hp: 3 }, start);
    expect(at(hurt, 0, 2)[0]?.value).toBe('3/5');
    const hit = after(start, { type: 'WallHit', board: 1, amount: 4, wall: -1 }, start);
    expect([value(hit, 'wall-0'), value(hit, 'wall-1')]).toEqual([10, 0]);
  });

  it('lays an enemy that an attack killed in the reserve, and leaves nothing of others', () => {
    const event: GameEvent = { type: 'UnitKilled', board: 0, unit: 1, kept: true };
    const kept = after(start, event, start);
    expect([at(kept, 0, 1), value(kept, 'killed-0'), value(kept, 'kills-0')]).toEqual([[], 1, 1]);
    const lost = after(start, { ...event, kept: false }, start);
    expect([at(lost, 0, 1), value(lost, 'killed-0'), value(lost, 'kills-0')]).toEqual([[], 0, 0]);
  });

  it('takes a bought unit from the scene that is to come, and its price from the buyer', () => {
    const final = scene(...fort(0, [foe], [mine], [unit(3, owned(0))]), ...fort(1));
    const bought = after(start, { type: 'UnitBought', seat: 0, unit: 3, line: 3, price: 4 }, final);
    expect(at(bought, 0, 3).map((piece) => [piece.id, piece.enemy])).toEqual([['unit-3', false]]);
    expect([value(bought, 'blood-0'), value(bought, 'blood-1')]).toEqual([3, 7]);
  });

  it('makes a unit an enemy on every board but its own', () => {
    const away = after(start, { type: 'UnitShifted', unit: 2, board: 1, line: 4 }, start);
    expect(at(away, 1, 4)[0]?.enemy).toBe(true);
    const home = after(away, { type: 'UnitShifted', unit: 2, board: 0, line: 4 }, start);
    expect(at(home, 0, 4)[0]?.enemy).toBe(false);
  });

  it('clears an eliminated fortress', () => {
    const out = after(start, { type: 'PlayerOut', seat: 0 }, start);
    expect([at(out, 0, 1), at(out, 0, 2)]).toEqual([[], []]);
    expect(out.zones[0]?.tags).toEqual(['out']);
  });

  it('stays as it is through events it does not know', () => {
    const event = eventOf<GameEvent>({ event: { type: 'SomethingNew' } });
    expect(after(start, event, start)).toEqual(start);
  });
});

describe('omens', () => {
  it('add up, and are certain only if all of it is', () => {
    const foe = unit(1, { enemy: true });
    const start = scene(...fort(0, [foe], [unit(2)]), ...fort(1));
    const events: [GameEvent, boolean][] = [
      [{ type: 'WallHit', board: 0, amount: 2, wall: 8 }, true],
      [{ type: 'WallHit', board: 0, amount: 1, wall: 7 }, false],
      [{ type: 'UnitKilled', board: 0, unit: 2, kept: false }, true],
      [{ type: 'EnemyMoved', board: 0, unit: 1, source: 1, line: 2, held: false }, true],
    ];
    const foreseen = events.map(([event, certain]) => ({ text: '', rule: '', certain, event: { ...event } }));
    const omens = readOmens(foreseen, start);
    expect(omens.walls.get(0)).toEqual({ amount: 3, dies: false, certain: false });
    expect(omens.units.get('unit-2')).toEqual({ amount: 1, dies: true, certain: true });
    expect(omens.arrivals.get('0/2')?.map((one) => one.piece.id)).toEqual(['unit-1']);
    expect([...omens.leaving]).toEqual(['unit-1']);
  });
});
