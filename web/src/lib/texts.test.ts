import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fantasy from '../boards/fantasy_defense/icons.json';

/** The client's words, of which there is nothing but tables of strings. */
function read(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  let section = '';
  for (const line of readFileSync(new URL(path, import.meta.url), 'utf8').split('\n')) {
    section = line.match(/^\[(.+)\]$/)?.[1] ?? section;
    const entry = line.match(/^(\w+) = "(.*)"$/);
    if (entry) found[`${section}.${entry[1]}`] = entry[2] ?? '';
  }
  return found;
}
const TEXTS = '../../../src/rempart/table/text';
const GAME = '../../../src/rempart/games/fantasy_defense/text';
const en = read(`${TEXTS}/en.toml`);
const fr = read(`${TEXTS}/fr.toml`);
const pl = read(`${TEXTS}/pl.toml`);

function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    const ours = /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name);
    return ours ? [readFileSync(new URL(entry.name, folder), 'utf8')] : [];
  });
}
const code = sources(new URL('../', import.meta.url)).join('\n');

describe('the words of the client', () => {
  it('are the same keys in every language, with the same fields', () => {
    const fields = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const other of [fr, pl]) {
      // Polish tells few things from many.
      const keys = Object.keys(other).filter((key) => !key.endsWith('_few'));
      expect(keys.sort()).toEqual(Object.keys(en).sort());
      for (const [key, words] of Object.entries(other)) {
        expect(fields(words), key).toEqual(fields(en[key.replace(/_few$/, '_other')] ?? ''));
      }
    }
  });
  it('tell few from many wherever Polish counts', () => {
    const counted = Object.keys(pl).filter((key) => key.endsWith('_other'));
    for (const key of counted) expect(pl).toHaveProperty([key.replace(/_other$/, '_few')]);
  });
  it('are all there', () => {
    for (const [, key = ''] of code.matchAll(/\bt\(['"]([a-z_]+\.[a-z_]+)['"]/g)) {
      expect(en, key).toHaveProperty([key]);
    }
    for (const [, key = ''] of code.matchAll(/\btn\(['"]([a-z_]+\.[a-z_]+)['"]/g)) {
      expect(en, key).toHaveProperty([`${key}_one`]);
      expect(en, key).toHaveProperty([`${key}_other`]);
    }
  });
  it('are all used', () => {
    const built = /^(bot|damaged|error\.(host|site)|chance\.(drawn|chosen|imported|seeded)|level|fact|phrase|piece|sign|source|tab|tone|kingdom\.(cell|fate)_\w+|setup\.(me|friend|bot)|setup\.undo_\w+_hint)(_hint)?\b/;
    const unused = Object.keys(en).filter((key) => {
      const stem = key.replace(/_(one|other)$/, '');
      return !built.test(key) && !code.includes(`'${key}'`) && !code.includes(`'${stem}'`);
    });
    expect(unused).toEqual([]);
  });
  it('name every piece as the game does', () => {
    // The game does not speak Polish, so its names stay English there.
    for (const [language, words] of [['en', en], ['fr', fr], ['en', pl]] as const) {
      const game = read(`${GAME}/${language}.toml`);
      for (const kind of Object.keys(fantasy)) {
        const name = game[`card.${kind}`] ?? game[`invader.${kind}`];
        expect(words[`piece.${kind}`]?.replace(/\u00a0/g, ' '), kind).toBe(name);
      }
      const kinds = Object.keys(game).filter((key) => /^(card|invader)\./.test(key));
      expect(kinds.filter((key) => !(key.split('.')[1]! in fantasy))).toEqual([]);
    }
  });
});
