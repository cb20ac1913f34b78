import { expect, it } from 'vitest';
import type { CellInfo, FormInfo, KindInfo } from '../lib/messages';
import { first, isWide, matching, misfit, nextName, placed, places, same, stepped, typed, written } from './values';

const kind = (part: Partial<KindInfo>): KindInfo => ({ kind: 'whole', least: null, most: null, values: [], labels: [], parts: [], table: false, names: [], needed: [], draws: '', ...part });
const WHOLE = kind({ least: 0, most: 20 });
const LIST = kind({ kind: 'list', least: 3, most: 3, parts: [0] });
const EITHER = kind({ kind: 'either', parts: [0, 1] });
const KINDS = [WHOLE, LIST, EITHER, kind({ kind: 'choice', values: ['a', 'b'], labels: ['A', 'B'] }), kind({ kind: 'text', most: 5 })];

const cell = (part: Partial<CellInfo>): CellInfo => ({ name: 'price', label: 'prix', kind: 0, value: 2, unset: false, source: 'house', note: '', rules: [], ...part });
const FORM: FormInfo = {
  game: 'g',
  edition: '1',
  kinds: KINDS,
  groups: [
    {
      path: 'units',
      name: 'Unités',
      grows: '',
      sample: '',
      tables: [{ path: 'units.a', name: 'Łucznik', note: '', rules: [], draws: '', cells: [cell({}), cell({ name: 'hp', label: 'points de vie', rules: ['G-HP-01'] })] }],
    },
  ],
};

it('reads numbers as they are typed, and leaves what is none', () => {
  expect(typed(' 12 ', true)).toBe(12);
  expect(typed('-1', true)).toBe(-1);
  for (const text of ['', '-', '1.5', '1e3', 'two', '9'.repeat(20)]) expect(typed(text, true)).toBe(text);
  expect(typed('1,5', false)).toBe(1.5);
  expect(written(typed('0x1', true))).toBe('0x1');
});

it('steps within the bounds', () => {
  expect(stepped(20, 1, WHOLE)).toBe(20);
  expect(stepped(3, -1, WHOLE)).toBe(2);
  expect(stepped('x', 1, WHOLE)).toBe(0);
});

it('says at once what does not fit', () => {
  expect(misfit(20, WHOLE, KINDS)).toBeNull();
  expect(misfit(21, WHOLE, KINDS)).toEqual({ key: 'workshop.must_whole', fields: { value: '21', least: 0, most: 20 } });
  expect(misfit('x', WHOLE, KINDS)?.fields.value).toBe('"x"');
  expect(misfit([1, 2, 99], LIST, KINDS)?.fields.value).toBe('99');
  expect(misfit([1, 2], LIST, KINDS)?.key).toBe('workshop.must_list');
  expect(misfit([1, 2, 3], EITHER, KINDS)).toBeNull();
  expect(misfit(-1, EITHER, KINDS)?.key).toBe('workshop.must_whole');
  expect(misfit('longer', KINDS[4]!, KINDS)?.key).toBe('workshop.must_text');
  expect(misfit(null, WHOLE, KINDS)).toBeNull();
});

it('begins a value of any kind within its bounds', () => {
  for (const one of KINDS) expect(misfit(first(one, KINDS), one, KINDS)).toBeNull();
});

it('finds values by names, paths, rules and notes, whatever their accents', () => {
  const all = places(FORM);
  const found = (wanted: string) => matching(all.values(), wanted).map(({ path }) => path);
  expect(found('lucznik prix')).toEqual(['units.a.price']);
  expect(found('UNITES')).toHaveLength(2);
  expect(found('g-hp-01')).toEqual(['units.a.hp']);
  expect(found('units.a.hp')).toEqual(['units.a.hp']);
  expect(found('nothing')).toEqual([]);
  expect(isWide(all.get('units.a.hp')!, KINDS)).toBe(false);
});

it('puts each fault beside its value, and keeps the others', () => {
  const found = placed(
    [
      { key: 'units.a.price', reason: 'too much', cells: [] },
      { key: 'units.a.price.2', reason: 'no', cells: [] },
      { key: 'units', reason: 'all of them', cells: [] },
      { key: '', reason: 'broken', cells: [] },
    ],
    places(FORM),
  );
  expect(found.get('units.a.price')).toEqual(['too much', 'units.a.price.2: no']);
  expect(found.get('')).toEqual(['units: all of them', 'broken']);
});

it('names another entry', () => {
  expect(nextName(['0', '1', '10', 'later'])).toBe('11');
  expect(nextName([])).toBe('1');
});

it('compares tables whatever their order', () => {
  expect(same({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true);
  expect(same({ a: 1 }, { a: 2 })).toBe(false);
  expect(same([1, 2], [2, 1])).toBe(false);
});

it('begins a table with what must be there, and says what is wrong in it', () => {
  const kinds = [WHOLE, kind({ kind: 'table', names: ['hp', 'copies'], labels: ['hp', 'copies'], parts: [0, 0], values: [null, 1], needed: ['hp'] })];
  expect(first(kinds[1]!, kinds)).toEqual({ hp: 0 });
  expect(misfit({ hp: 3 }, kinds[1]!, kinds)).toBeNull();
  expect(misfit({ hp: 3, copies: 99 }, kinds[1]!, kinds)?.key).toBe('workshop.must_whole');
});
