import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

/** Whether all languages have the same messages is tested with the server's texts (rempart.testing.texts). */
const HOUSE = new URL('../../../src/rempart/', import.meta.url);
const LANGUAGES = ['en', 'fr', 'pl'] as const;

/** The keys of a file. */
function read(file: URL, start = ''): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^([A-Za-z][\w-]*) *=/gm);
  return [...found].map(([, id = '']) => start + id.replaceAll('-', '.'));
}

function sources(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    const ours = /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name);
    return ours ? [readFileSync(new URL(entry.name, folder), 'utf8')] : [];
  });
}
const code = sources(new URL('../', import.meta.url)).join('\n');

/** The client's own texts, and those that each game has for it, under its id. */
const files: [string, string][] = [
  ['', 'table/text/'],
  ...readdirSync(new URL('games/', HOUSE))
    .map((game): [string, string] => [`${game}.`, `games/${game}/text/board.`])
    .filter(([, path]) => existsSync(new URL(`${path}en.ftl`, HOUSE))),
];
const keys = files.flatMap(([start, path]) => read(new URL(`${path}en.ftl`, HOUSE), start));

describe.each(files)('the words of %s%s', (_, path) => {
  it.each(LANGUAGES)('are Fluent in %s', (language) => {
    const file = new URL(`${path}${language}.ftl`, HOUSE);
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(readFileSync(file, 'utf8')))).toEqual([]);
    for (const key of read(file)) expect(bundle.hasMessage(key.replaceAll('.', '-')), key).toBe(true);
  });
});

it('uses all words', () => {
  const built = /^((\w+\.)?sign|bot|damaged|error\.(host|site)|chance\.(drawn|chosen|daily|imported|seeded)|level|fact|phrase|source|tab|tone|setup\.(me|friend|bot)|setup\.undo_\w+_hint|lab_refused|\w+\.title_lead)(_hint)?\b/;
  /** Boards build the ends of keys at run time: t(`game.cell_${kind}`). */
  const begun = [...code.matchAll(/`([a-z_]+(?:\.[a-z]+)+[._])\$\{/g)].map(([, start = '']) => start);
  const unused = keys.filter(
    (key) => !built.test(key) && !begun.some((start) => key.startsWith(start)) && !code.includes(`'${key}'`),
  );
  expect(unused).toEqual([]);
});

it('has all the words it uses', () => {
  for (const [, key = ''] of code.matchAll(/\bt\(['"]([a-z_]+\.[a-z_]+)['"]/g)) {
    expect(keys, key).toContain(key);
  }
});
