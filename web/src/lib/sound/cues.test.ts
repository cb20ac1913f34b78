import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cueOf, digest, NAMES, type Cues } from './cues';
import { lengthOf } from './palette';

const GAMES = new URL('../../../../src/rempart/games/', import.meta.url);
const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name);
const lists = import.meta.glob<{ cues: Cues }>('../../boards/*/cues.ts', { eager: true });

function events(game: string): string[] {
  const source = readFileSync(new URL(`${game}/events.py`, GAMES), 'utf8');
  return [...source.matchAll(/^class (\w+)\(Event\b/gm)].map((match) => match[1] ?? '');
}

describe('what is heard', () => {
  it.each(games)('of %s: every event has a sound or is silent on purpose', (game) => {
    const cues = lists[`../../boards/${game}/cues.ts`]?.cues ?? {};
    expect(Object.keys(cues).sort()).toEqual(events(game).sort());
    for (const kind of Object.keys(cues)) {
      const cue = cueOf(cues, kind);
      if (cue) expect(NAMES).toContain(cue.sound);
    }
  });
  it('is short', () => {
    for (const name of NAMES) expect(lengthOf(name), name).toBeLessThan(1.5);
  });
  it('is guessed from their names for games without a list', () => {
    expect(cueOf(undefined, 'GameWon')?.sound).toBe('victory');
    expect(cueOf(undefined, 'UnitWounded')?.sound).toBe('hit');
    expect(cueOf(undefined, 'SomethingElse')).toBeNull();
  });
  it('is little where much happened at once: what matters, in its order', () => {
    const cues: Cues = { Draw: 'card', Lose: 'loss', Boss: 'boss', Pay: 'coin', Kill: ['kill', 100] };
    expect(digest(cues, ['Draw', 'Draw', 'Kill', 'Pay', 'Lose', 'Boss'])).toEqual(['kill', 'loss', 'boss']);
  });
});
