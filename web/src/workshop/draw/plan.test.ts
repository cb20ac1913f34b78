import { describe, expect, it } from 'vitest';
import type { CellInfo, KindInfo, TableForm } from '../../lib/messages';
import { between, called, cardAt, changed, draw, emptied, erase, everywhere, finish, moved, paint, placeOf, readPlan, resized, route, shifted, stand, start, toggle, unstart, type Plan, type Spot, type Values } from './plan';
import { pressed, toolsOf } from './tools';

const kind = (part: Partial<KindInfo>): KindInfo => ({ kind: 'list', least: null, most: null, values: [], labels: [], parts: [], table: false, names: [], needed: [], draws: '', ...part });
const NAMES = ['void', 'ground', 'exit', 'north', 'east', 'south', 'west'];
const KINDS: KindInfo[] = [
  kind({ kind: 'text', draws: 'map', values: [...'#.X^>v<'], labels: NAMES, names: NAMES }),
  kind({ draws: 'starts' }),
  kind({ draws: 'things' }),
  kind({ draws: 'sites', names: ['W'] }),
  kind({ draws: 'hordes' }),
  kind({ draws: 'piles', parts: [6] }),
  kind({ parts: [7] }),
  kind({ kind: 'choice', values: ['G', 'B', 'C1'], labels: ['green', 'blue', 'chief'] }),
  kind({ kind: 'whole' }),
];
const cell = (name: string, of: number): CellInfo => ({ name, label: name.replace(/^players\.(\d)\.?/, '$1 players · '), kind: of, value: null, unset: false, source: '', note: '', rules: [] });
const TABLE: TableForm = {
  path: 's.one',
  name: 'One',
  note: '',
  rules: [],
  draws: 'scenario',
  cells: [
    cell('hearts', 8),
    cell('map', 0),
    cell('starts', 1),
    cell('magic', 2),
    ...[2, 4].flatMap((n) => [
      ...['R', 'B', 'Y', 'W'].map((colour) => cell(`players.${n}.sites.${colour}`, 3)),
      cell(`players.${n}.tentacles`, 2),
      cell(`players.${n}.hordes`, 4),
      cell(`players.${n}.piles`, 5),
    ]),
  ],
};
const OWN: Values = {
  's.one.map': '.....\n>>>>X\n.....\n',
  's.one.starts': [[0, 1]],
  's.one.magic': [[2, 0]],
  's.one.players.2.sites.R': [[0, 0], [3, 0]],
  's.one.players.2.sites.B': [[1, 0], [3, 2]],
  's.one.players.2.sites.W': [[2, 2]],
  's.one.players.2.hordes': ['B@1#3'],
  's.one.players.2.piles': [['B', 'C1', 'B']],
  's.one.players.4.sites.R': [[0, 2]],
  's.one.players.4.hordes': [],
  's.one.players.4.piles': [['G']],
};
function plan(values: Values = {}): Plan {
  const all: Values = { ...OWN, ...values };
  return readPlan(TABLE, KINDS, (path) => all[path])!;
}
const after = (one: Plan, values: Values) => changed(one, values);
const two = (one: Plan) => one.sheets[0]!;

describe('reading', () => {
  it('finds the map, what lies on it, and a sheet for each number of players', () => {
    const one = plan();
    expect(one.rows).toEqual(['.....', '>>>>X', '.....']);
    expect(one.things.map(({ name }) => name)).toEqual(['magic']);
    expect(one.sheets.map(({ label }) => label)).toEqual(['2 players', '4 players']);
    expect(two(one).sites.map(({ name, shared }) => [name, shared])).toEqual([['R', false], ['B', false], ['Y', false], ['W', true]]);
    expect(one.drawn.has('s.one.hearts')).toBe(false);
    expect(cardAt(one, two(one), [2, 1])).toBe('B');
  });
  it('survives values that are no map', () => {
    expect(plan({ 's.one.map': 7 })).toBeNull();
    const odd = plan({ 's.one.map': '\n..\n.\n', 's.one.starts': 'no', 's.one.magic': [[1], 'x', [1, 1]] });
    expect(odd.rows).toEqual(['..', '. ']);
    expect(odd.things[0]!.spots).toEqual([[1, 1]]);
  });
});

describe('roads', () => {
  it('begin where a stroke begins, go on into others, and bring a pile', () => {
    let now = plan();
    const stroke: Spot[] = [[4, 2], [3, 2], [2, 2], [2, 1]];
    for (let n = 1; n < stroke.length; n++) now = after(now, draw(now, stroke[n - 1]!, stroke[n]!));
    expect(now.rows).toEqual(['.....', '>>>>X', '..^<<']);
    expect(now.starts.spots).toEqual([[0, 1], [4, 2]]);
    expect(now.sheets.map(({ piles }) => piles!.lists.length)).toEqual([2, 2]);
    expect(two(now).piles!.lists[1]).toEqual(['G', 'G', 'G']);
    expect(now.sheets[1]!.piles!.lists[1]).toEqual(['G']);
    expect(two(now).sites.find(({ name }) => name === 'W')!.spots).toEqual([]); // built over
    expect(route(now, [4, 2]).map(called)).toEqual(['e3', 'd3', 'c3', 'c2', 'd2']);
  });
  it('end in an exit where they would leave the map', () => {
    let now = plan();
    for (const [from, to] of [[[1, 0], [1, 1]], [[1, 1], [1, 2]]] as [Spot, Spot][]) now = after(now, draw(now, from, to));
    expect(now.rows).toEqual(['.v...', '>v>>X', '.v...']);
    now = after(now, finish(now, [1, 2]));
    expect(now.rows[2]).toBe('.X...');
    expect(finish(now, [0, 1])).toEqual({});
  });
  it('are not drawn by leaps, over the edge or out of an exit', () => {
    const one = plan();
    expect(draw(one, [0, 0], [2, 0])).toEqual({});
    expect(draw(one, [0, 0], [-1, 0])).toEqual({});
    expect(draw(one, [4, 1], [4, 0])).toEqual({});
    expect(between([0, 0], [2, 1])).toEqual([[1, 0], [2, 0], [2, 1]]);
  });
  it('are at most four', () => {
    const four = plan({ 's.one.starts': [[0, 1], [1, 1], [2, 1], [3, 1]] });
    expect(start(four, [0, 0])).toEqual({});
  });
  it('that go take their pile along, and others move up', () => {
    const one = plan({ 's.one.starts': [[0, 1], [2, 1]], 's.one.players.2.hordes': ['B@1#3', 'G@2#1', '?'], 's.one.players.2.piles': [['B'], ['G', 'G']] });
    const now = after(one, unstart(one, 0));
    expect(now.starts.spots).toEqual([[2, 1]]);
    expect(two(now).hordes!.entries).toEqual(['G@1#1', '?']);
    expect(two(now).piles!.lists).toEqual([['G', 'G']]);
  });
});

describe('things', () => {
  it('are laid and taken away; a space has one site and one thing', () => {
    let now = plan();
    const [red, blue] = two(now).sites;
    now = after(now, toggle(now, two(now), blue!, [0, 0]));
    expect(two(now).sites.map(({ spots }) => spots.length)).toEqual([1, 3, 0, 1]);
    now = after(now, toggle(now, two(now), two(now).sites[1]!, [0, 0]));
    expect(two(now).sites[1]!.spots).toEqual([[1, 0], [3, 2]]);
    expect(moved(red!, [3, 0], [4, 0])).toEqual({ 's.one.players.2.sites.R': [[0, 0], [4, 0]] });
  });
  it('go where the ground goes, for everybody', () => {
    const one = plan({ 's.one.players.4.sites.R': [[2, 0]] });
    const now = after(one, paint(one, [2, 0], 'void'));
    expect(now.rows[0]).toBe('..#..');
    expect(now.things[0]!.spots).toEqual([]);
    expect(now.sheets[1]!.sites[0]!.spots).toEqual([]);
    expect(paint(now, [2, 0], 'void')).toEqual({});
  });
  it('are erased before the ground is', () => {
    let now = plan();
    now = after(now, erase(now, two(now), [2, 1]));
    expect(two(now).hordes!.entries).toEqual([]);
    now = after(now, erase(now, two(now), [2, 1]));
    expect(now.rows[1]).toBe('>>.>X');
    now = after(now, erase(now, two(now), [0, 1]));
    expect(now.starts.spots).toEqual([]);
  });
});

describe('hordes', () => {
  it('stand on roads only, one on each space', () => {
    let now = plan();
    now = after(now, stand(now, two(now), 'G', [0, 1]));
    expect(two(now).hordes!.entries).toEqual(['B@1#3', 'G@1#1']);
    now = after(now, stand(now, two(now), 'C1', [2, 1]));
    expect(two(now).hordes!.entries).toEqual(['G@1#1', 'C1@1#3']);
    now = after(now, stand(now, two(now), 'C1', [2, 1]));
    expect(two(now).hordes!.entries).toEqual(['G@1#1']);
    expect(stand(now, two(now), 'G', [0, 0])).toEqual({});
    expect(placeOf(now, 'G@3#1')).toBeNull();
    expect(placeOf(now, 'rubbish')).toBeNull();
  });
});

describe('the whole map', () => {
  it('grows, shrinks and moves with what lies on it', () => {
    const one = plan();
    const small = after(one, resized(one, 3, 2));
    expect(small.rows).toEqual(['...', '>>>']);
    expect(two(small).sites.map(({ spots }) => spots)).toEqual([[[0, 0]], [[1, 0]], [], []]);
    expect(after(one, resized(one, 6, 4)).rows).toEqual(['......', '>>>>X.', '......', '......']);
    const down = after(one, shifted(one, [0, 1]));
    expect(down.rows).toEqual(['.....', '.....', '>>>>X']);
    expect(down.starts.spots).toEqual([[0, 2]]);
    expect(two(down).sites[1]!.spots).toEqual([[1, 1]]);
    const gone = after(one, shifted(one, [0, -2]));
    expect(gone.starts.spots).toEqual([]);
    expect(two(gone).piles!.lists).toEqual([]);
  });
  it('is emptied', () => {
    const one = plan();
    const bare = after(one, emptied(one));
    expect(bare.rows).toEqual(['.....', '.....', '.....']);
    expect([bare.starts, ...bare.things, ...two(bare).sites].flatMap(({ spots }) => spots)).toEqual([]);
  });
  it('is taken over for other numbers of players', () => {
    const one = plan();
    const now = after(one, everywhere(one, two(one), () => ['R', 'B', 'Y', 'W']));
    const four = now.sheets[1]!;
    expect(four.sites.map(({ name, spots }) => [name, spots])).toEqual([
      ['R', [[0, 0]]],
      ['B', [[1, 0]]],
      ['Y', [[3, 0]]],
      ['W', [[2, 2]]],
    ]);
    expect(four.hordes!.entries).toEqual(['B@1#3']);
    expect(four.piles!.lists).toEqual([['B', 'C1', 'B']]);
  });
});

describe('tools', () => {
  it('are those that the values ask for', () => {
    const one = plan();
    const groups = toolsOf(one, two(one));
    expect(groups.map(({ name, tools }) => [name, tools.length])).toEqual([['ground', 5], ['sites', 4], ['things', 2], ['hordes', 1]]);
  });
  it('turn a piece of road, and paint', () => {
    const one = plan();
    const [road, ...others] = toolsOf(one, two(one))[0]!.tools;
    expect(after(one, pressed(one, two(one), road!, [1, 1], '')).rows[1]).toBe('>v>>X');
    expect(after(one, pressed(one, two(one), road!, [1, 2], '')).rows[2]).toBe('.>...');
    const exit = others.find(({ value }) => value === 'exit')!;
    expect(after(one, pressed(one, two(one), exit, [4, 2], '')).rows[2]).toBe('....X');
  });
});
