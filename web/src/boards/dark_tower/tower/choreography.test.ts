import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../types';
import { choreograph, lasting } from './choreography';

const event = (fields: Partial<GameEvent> & { type: GameEvent['type'] }) => ({ ...fields }) as unknown as GameEvent;
const acts = (fields: Parameters<typeof event>[0]) => choreograph(event(fields)).map(({ act }) => act);

describe('what the Tower does', () => {
  it('a skull falls in, and what becomes of it is not shown before it is told', () => {
    expect(acts({ type: 'SkullDropped', seat: 0 })).toEqual([{ do: 'drop' }]);
  });
  it('skulls roll out of the very openings, one after the other', () => {
    const moves = choreograph(event({ type: 'SkullsEmerged', kingdom: 2, count: 3, openings: [6, 6, 10] }));
    expect(moves.map(({ act }) => act)).toEqual([6, 6, 10].map((opening) => ({ do: 'roll', opening })));
    const times = moves.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(3);
  });
  it('a skull of which nobody has kept where it came out rolls nowhere', () => {
    expect(acts({ type: 'SkullsEmerged', kingdom: 2, count: 1, openings: [] })).toEqual([]);
  });
  it('a drum takes longer the further it turns', () => {
    const turn = (quarters: number) => choreograph(event({ type: 'DrumTurned', drum: 1, quarters }));
    expect(turn(3)[0]?.act).toEqual({ do: 'turn', drum: 1, quarters: 3 });
    expect(lasting(turn(3))).toBeGreaterThan(lasting(turn(1)));
  });
  it('of drums that are only heard nothing is shown but that the Tower rumbles', () => {
    expect(acts({ type: 'DrumHeard' })).toEqual([{ do: 'rumble' }]);
  });
  it('seals break and are put back', () => {
    expect(acts({ type: 'SealRemoved', seal: 5 })).toEqual([{ do: 'break', seal: 5 }]);
    expect(acts({ type: 'SealReplaced', seal: 5 })).toEqual([{ do: 'mend', seal: 5 }]);
  });
  it('a glyph shines wherever the Tower shows it; one that is hidden just goes', () => {
    expect(acts({ type: 'GlyphRevealed', glyph: 2, kingdom: 1 })).toEqual([{ do: 'shine', kind: 'glyph_battle' }]);
    expect(acts({ type: 'GlyphHidden', glyph: 2 })).toEqual([]);
  });
  it('the great moments make it flare', () => {
    const flare = (fields: Parameters<typeof event>[0]) => acts(fields).map((act) => (act.do === 'flare' ? act.as : ''));
    expect(flare({ type: 'MonthBegun', month: 2 })).toEqual(['month']);
    expect(flare({ type: 'EventCalled', category: 0, detail: 0 })).toEqual(['event']);
    expect(flare({ type: 'CorruptionGained', seat: 0 })).toEqual(['corruption']);
    expect(flare({ type: 'AdversaryAppeared', kind: 12, region: 3 })).toEqual(['adversary']);
    expect(flare({ type: 'GameEnded', reason: 'adversary' })).toEqual(['victory']);
    expect(flare({ type: 'GameEnded', reason: 'time' })).toEqual(['defeat']);
  });
  it('whatever else happens leaves it still', () => {
    expect(acts({ type: 'HeroMoved', seat: 0, region: 4 })).toEqual([]);
    expect(lasting([])).toBe(0);
  });
  it('all it does is over in four seconds', () => {
    for (const type of ['SkullDropped', 'SealRemoved', 'SealReplaced', 'AdversaryAppeared', 'GameEnded', 'MonthBegun'] as const) {
      expect(lasting(choreograph(event({ type, seal: 1, reason: 'time' } as never))), type).toBeLessThan(4000);
    }
  });
  it('nothing but the scene itself needs the library', () => {
    for (const file of ['choreography.ts', 'stance.ts', 'show.svelte.ts', 'tales.ts']) {
      const source = readFileSync(new URL(file, import.meta.url), 'utf8');
      expect(source, file).not.toMatch(/from 'three'/);
      expect(source, file).not.toMatch(/^import (?!type).*from '\.\/tower3d'/m);
    }
  });
});
