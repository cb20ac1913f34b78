import { describe, expect, it } from 'vitest';
import type { Line } from '../lib/messages';
import { runs, undone } from './undone';

const line = (kind: string, at: number): Line => ({ n: 0, at, kind, text: '', rule: '', seat: 0, event: {} });

describe('undone lines', () => {
  it('are those after the choice that somebody went back to', () => {
    const log = [line('TurnBegun', 0), line('Moved', 1), line('seat', 1), line('Moved', 2), line('rewind', 1), line('Moved', 2)];
    expect(undone(log)).toEqual([false, false, false, true, false, false]);
  });
  it('stay undone when it is done again, and are undone once', () => {
    const log = [line('Moved', 1), line('Hit', 1), line('rewind', 0), line('Moved', 1), line('rewind', 0)];
    expect(undone(log)).toEqual([true, true, false, true, false]);
  });
  it('take back a concession, but not who sits where', () => {
    expect(undone([line('Moved', 1), line('concede', 1), line('seat', 1), line('rewind', 0)])).toEqual([true, true, false, false]);
  });
  it('are shown in runs', () => {
    expect(runs([false, false, true, true, false])).toEqual([
      { from: 0, to: 2, undone: false },
      { from: 2, to: 4, undone: true },
      { from: 4, to: 5, undone: false },
    ]);
    expect(runs([true, true, false], 1)).toEqual([
      { from: 1, to: 2, undone: true },
      { from: 2, to: 3, undone: false },
    ]);
  });
});
