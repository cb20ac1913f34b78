import { describe, expect, it } from 'vitest';
import type { Line } from '../lib/messages';
import { bestMoments } from './best';

const line = (at: number, kind: string, text: string): Line => ({ n: at, at, kind, text, event: { rule: 'X' } }) as unknown as Line;
const curve = (...chances: number[]) => ({ seat: 0, name: 'Ada', points: chances.map((chance, at) => ({ at, chance })) });

describe('the best moments', () => {
  it('are the greatest rises, as they came, with what happened there', () => {
    const lines = [line(1, 'RoundBegun', 'Round 1'), line(1, 'UnitMoved', 'Ada moves.'), line(1, 'HordeDestroyed', 'The horde falls.'), line(3, 'UnitMoved', 'Bo moves.')];
    expect(bestMoments(curve(0.4, 0.6, 0.5, 0.9, 0.95), lines)).toEqual([
      { at: 0, gained: 20, text: 'The horde falls.' },
      { at: 2, gained: 40, text: 'Bo moves.' },
    ]);
  });
  it('are none where nothing rose, or nothing is known of it', () => {
    expect(bestMoments(curve(0.5, 0.4, 0.2), [])).toEqual([]);
    expect(bestMoments(curve(0.1, 0.9), [])).toEqual([]);
  });
});
