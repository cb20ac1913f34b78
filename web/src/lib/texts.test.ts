import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Words = Record<string, string>;

/** The words of a file, of which there is nothing but tables of strings. */
function read(file: URL, start = ''): Words {
  const found: Words = {};
  let section = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    section = line.match(/^\[(.+)\]$/)?.[1]?.concat('.') ?? section;
    const entry = line.match(/^(\w+) = "(.*)"$/);
    if (entry) found[`${start}${section}${entry[1]}`] = entry[2] ?? '';
  }
  return found;
}
const HOUSE = new URL('../../../src/rempart/', import.meta.url);
const LANGUAGES = ['en', 'fr', 'pl'] as const;

function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    const ours = /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name);
    return ours ? [readFileSync(new URL(entry.name, folder), 'utf8')] : [];
  });
}
const code = sources(new URL('../', import.meta.url)).join('\n');

/** The client's own words, and those that each game has for it, under its id. */
const texts: [string, Words[]][] = [
  ['client', LANGUAGES.map((language) => read(new URL(`table/text/${language}.toml`, HOUSE)))],
  ...readdirSync(new URL('games/', HOUSE))
    .filter((game) => existsSync(new URL(`games/${game}/text/board.en.toml`, HOUSE)))
    .map((game): [string, Words[]] => [
      game,
      LANGUAGES.map((language) => read(new URL(`games/${game}/text/board.${language}.toml`, HOUSE), `${game}.`)),
    ]),
];
const all: Words = Object.assign({}, ...texts.map(([, [en]]) => en));

describe.each(texts)('the words of %s', (_, [en = {}, ...others]) => {
  it('are the same keys in every language, with the same fields', () => {
    const fields = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const other of others) {
      // Polish tells few things from many.
      const keys = Object.keys(other).filter((key) => !key.endsWith('_few'));
      expect(keys.sort()).toEqual(Object.keys(en).sort());
      for (const [key, words] of Object.entries(other)) {
        expect(fields(words), key).toEqual(fields(en[key.replace(/_few$/, '_other')] ?? ''));
      }
    }
  });
  it('tell few from many wherever Polish counts', () => {
    const pl = others.at(-1) ?? {};
    const counted = Object.keys(pl).filter((key) => key.endsWith('_other'));
    for (const key of counted) expect(pl).toHaveProperty([key.replace(/_other$/, '_few')]);
  });
  it('are all used', () => {
    const built = /^((\w+\.)?sign|bot|damaged|error\.(host|site)|chance\.(drawn|chosen|imported|seeded)|level|fact|phrase|source|tab|tone|setup\.(me|friend|bot)|setup\.undo_\w+_hint)(_hint)?\b/;
    /** Boards put the ends of their keys together: t(`game.cell_${kind}`). */
    const begun = [...code.matchAll(/`([a-z_]+\.[a-z]+_)\$\{/g)].map(([, start = '']) => start);
    const unused = Object.keys(en).filter((key) => {
      const stem = key.replace(/_(one|other)$/, '');
      if (built.test(key) || begun.some((start) => key.startsWith(start))) return false;
      return !code.includes(`'${key}'`) && !code.includes(`'${stem}'`);
    });
    expect(unused).toEqual([]);
  });
});

it('has all the words it uses', () => {
  for (const [, key = ''] of code.matchAll(/\bt\(['"]([a-z_]+\.[a-z_]+)['"]/g)) {
    expect(all, key).toHaveProperty([key]);
  }
  for (const [, key = ''] of code.matchAll(/\btn\(['"]([a-z_]+\.[a-z_]+)['"]/g)) {
    expect(all, key).toHaveProperty([`${key}_one`]);
    expect(all, key).toHaveProperty([`${key}_other`]);
  }
});
