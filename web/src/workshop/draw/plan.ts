/**
 * A map with roads and what lies on it, as the values of a table of the data: read from them, and changed by strokes.
 * Each change is the new values by their paths. Which value is what, its kind says (`KindInfo.draws`):
 *
 *   map     rows of signs, which stand for void, ground, exit, and the road to north, east, south, west
 *   starts  where roads begin; each has a pile of its own in every sheet
 *   things  what lies on single spaces
 *   sites   the same, in colours, for each sheet
 *   hordes  what stands on the roads, as card@road#space
 *   piles   a list of cards for each road
 *
 * A sheet is what one number of players has. Nothing here knows a rule: the server says what is wrong.
 */
import type { KindInfo, TableForm } from '../../lib/messages';
import { same } from '../values';

/** Column and row, from 0. */
export type Spot = readonly [number, number];
export type Values = Record<string, unknown>;

export interface Layer {
  path: string;
  /** The last part of its path. */
  name: string;
  label: string;
  /** It belongs to nobody: a site on which all may build. */
  shared: boolean;
  spots: Spot[];
}

export interface Sheet {
  /** The part of the path that its values share. */
  key: string;
  label: string;
  sites: Layer[];
  things: Layer[];
  hordes: { path: string; label: string; entries: string[] } | null;
  piles: { path: string; label: string; lists: string[][]; card: KindInfo } | null;
}

export interface Plan {
  path: string;
  map: string;
  rows: string[];
  /** What each sign stands for, and the sign of each. */
  names: Map<string, string>;
  signs: Map<string, string>;
  labels: Map<string, string>;
  starts: Layer;
  things: Layer[];
  sheets: Sheet[];
  /** The paths of all values that are drawn. */
  drawn: Set<string>;
}

export const STEPS: Record<string, Spot> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
/** The most roads, columns and rows. */
export const MOST_STARTS = 4;
/** How long a new pile is, at most. */
const FIRST_PILE = 3;
export const MOST_SPACES = 15;
export const LEAST_SPACES = 3;

export const equal = (one: Spot, other: Spot) => one[0] === other[0] && one[1] === other[1];
const isSpot = (value: unknown): value is Spot => Array.isArray(value) && value.length === 2 && value.every((one) => Number.isInteger(one));
const spotsOf = (value: unknown): Spot[] => (Array.isArray(value) ? value.filter(isSpot) : []);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
const without = (spots: readonly Spot[], spot: Spot) => spots.filter((one) => !equal(one, spot));

/** The map of a table; null: it has none, or it cannot be drawn. */
export function readPlan(table: TableForm, kinds: readonly KindInfo[], at: (path: string) => unknown): Plan | null {
  const cells = table.cells.map((cell) => ({ cell, kind: kinds[cell.kind]!, path: `${table.path}.${cell.name}` }));
  const drawn = cells.filter(({ kind }) => ['map', 'starts', 'things', 'sites', 'hordes', 'piles'].includes(kind.draws));
  const map = drawn.find(({ kind }) => kind.draws === 'map');
  const starts = drawn.find(({ kind }) => kind.draws === 'starts');
  const text = map ? at(map.path) : undefined;
  if (!map || !starts || typeof text !== 'string') return null;
  const layer = ({ cell, kind, path }: (typeof cells)[number]): Layer => {
    const label = cell.label.split(' · ');
    const name = cell.name.split('.').at(-1)!;
    return { path, name, label: label.at(-1)!, shared: kind.names.includes(name), spots: spotsOf(at(path)) };
  };
  const sheets = new Map<string, Sheet>();
  const things: Layer[] = [];
  for (const one of drawn) {
    const [first = '', second = '', ...rest] = one.cell.name.split('.');
    if (rest.length === 0) {
      if (one.kind.draws === 'things') things.push(layer(one));
      continue;
    }
    const key = `${first}.${second}`;
    const [label = '', ...further] = one.cell.label.split(' · ');
    const sheet = sheets.get(key) ?? { key, label, sites: [], things: [], hordes: null, piles: null };
    sheets.set(key, sheet);
    const named = further.join(' · ');
    if (one.kind.draws === 'sites') sheet.sites.push(layer(one));
    else if (one.kind.draws === 'things') sheet.things.push(layer(one));
    else if (one.kind.draws === 'hordes') sheet.hordes = { path: one.path, label: named, entries: texts(at(one.path)) };
    else if (one.kind.draws === 'piles') {
      const lists = at(one.path);
      const card = kinds[kinds[one.kind.parts[0]!]!.parts[0]!]!;
      sheet.piles = { path: one.path, label: named, lists: Array.isArray(lists) ? lists.map(texts) : [], card };
    }
  }
  return {
    path: table.path,
    map: map.path,
    rows: rowsOf(text),
    names: new Map(map.kind.values.map((sign, n) => [String(sign), map.kind.names[n]!])),
    signs: new Map(map.kind.names.map((name, n) => [name, String(map.kind.values[n])])),
    labels: new Map(map.kind.names.map((name, n) => [name, map.kind.labels[n]!])),
    starts: layer(starts),
    things,
    sheets: [...sheets.values()].sort((a, b) => a.key.localeCompare(b.key)),
    drawn: new Set(drawn.map(({ path }) => path)),
  };
}

export function rowsOf(text: string): string[] {
  const rows = text.replace(/^\n+|\n+$/g, '').split('\n');
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => row.padEnd(width));
}

const asText = (rows: readonly string[]) => `${rows.join('\n')}\n`;

export const width = (plan: Plan) => plan.rows[0]?.length ?? 0;
export const inside = (plan: Plan, [x, y]: Spot) => x >= 0 && y >= 0 && x < width(plan) && y < plan.rows.length;
/** What is on a space: void, ground, exit or where its road leads; empty: an unknown sign, or outside. */
export const nameAt = (plan: Plan, [x, y]: Spot): string => plan.names.get(plan.rows[y]?.[x] ?? '') ?? '';
export const isRoad = (name: string) => name in STEPS;
/** The space where the road of a space leads; null: it has none. */
export function ahead(plan: Plan, spot: Spot): Spot | null {
  const step = STEPS[nameAt(plan, spot)];
  return step ? [spot[0] + step[0], spot[1] + step[1]] : null;
}
const led = (plan: Plan, spot: Spot) =>
  plan.rows.some((row, y) => [...row].some((_, x) => {
    const to = ahead(plan, [x, y]);
    return to !== null && equal(to, spot);
  }));

/** The name of a space as the board has it: b3. */
export const called = ([x, y]: Spot) => `${String.fromCharCode(97 + x)}${y + 1}`;

/** The spaces of a road from its start. */
export function route(plan: Plan, start: Spot): Spot[] {
  const found: Spot[] = [];
  let at: Spot | null = start;
  while (at && isRoad(nameAt(plan, at)) && !found.some((one) => equal(one, at!))) {
    found.push(at);
    at = ahead(plan, at);
  }
  return found;
}

/** All layers of spots but the starts. */
const layers = (plan: Plan) => [...plan.things, ...plan.sheets.flatMap(({ sites, things }) => [...sites, ...things])];

/** A plan with some values changed, for several changes in a row. */
export function changed(plan: Plan, values: Values): Plan {
  const layer = <T extends Layer>(one: T): T => (one.path in values ? { ...one, spots: spotsOf(values[one.path]) } : one);
  return {
    ...plan,
    rows: plan.map in values ? rowsOf(String(values[plan.map])) : plan.rows,
    starts: layer(plan.starts),
    things: plan.things.map(layer),
    sheets: plan.sheets.map((sheet) => ({
      ...sheet,
      sites: sheet.sites.map(layer),
      things: sheet.things.map(layer),
      hordes: sheet.hordes && sheet.hordes.path in values ? { ...sheet.hordes, entries: texts(values[sheet.hordes.path]) } : sheet.hordes,
      piles: sheet.piles && sheet.piles.path in values ? { ...sheet.piles, lists: (values[sheet.piles.path] as unknown[]).map(texts) } : sheet.piles,
    })),
  };
}

function put(plan: Plan, spot: Spot, name: string): Values {
  const sign = plan.signs.get(name);
  if (sign === undefined || !inside(plan, spot) || nameAt(plan, spot) === name) return {};
  const rows = plan.rows.map((row, y) => (y === spot[1] ? row.slice(0, spot[0]) + sign + row.slice(spot[0] + 1) : row));
  return { [plan.map]: asText(rows), ...(name === 'ground' ? {} : cleared(plan, spot)) };
}

/** Nothing on a space, whoever plays. */
function cleared(plan: Plan, spot: Spot): Values {
  const hit = layers(plan).filter(({ spots }) => spots.some((one) => equal(one, spot)));
  return Object.fromEntries(hit.map(({ path, spots }) => [path, without(spots, spot)]));
}

/** Paints a space with void, ground, an exit or a piece of road. What lies there goes, unless it becomes ground. */
export const paint = put;

/** Empties a space: what lies there in this sheet; if nothing does, it becomes ground. */
export function erase(plan: Plan, sheet: Sheet | undefined, spot: Spot): Values {
  const start = plan.starts.spots.findIndex((one) => equal(one, spot));
  if (start >= 0) return unstart(plan, start);
  const here = [...plan.things, ...(sheet?.sites ?? []), ...(sheet?.things ?? [])].filter(({ spots }) => spots.some((one) => equal(one, spot)));
  if (here.length > 0) return Object.fromEntries(here.map(({ path, spots }) => [path, without(spots, spot)]));
  const horde = sheet ? hordesAt(plan, sheet, spot) : [];
  if (sheet?.hordes && horde.length > 0) return { [sheet.hordes.path]: sheet.hordes.entries.filter((one) => !horde.includes(one)) };
  return put(plan, spot, 'ground');
}

/**
 * Draws a piece of road from a space to one beside it. A road begins where nothing leads to its first space, and goes
 * on into what is there: another road, or an exit.
 */
export function draw(plan: Plan, from: Spot, to: Spot): Values {
  const name = Object.keys(STEPS).find((key) => STEPS[key]![0] === to[0] - from[0] && STEPS[key]![1] === to[1] - from[1]);
  if (!name || !inside(plan, from) || !inside(plan, to) || nameAt(plan, from) === 'exit') return {};
  const fresh = !isRoad(nameAt(plan, from)) && !led(plan, from);
  let values = put(plan, from, name);
  let now = changed(plan, values);
  if (fresh) {
    values = { ...values, ...start(now, from) };
    now = changed(plan, values);
  }
  const there = nameAt(now, to);
  if (!isRoad(there) && there !== 'exit') values = { ...values, ...put(now, to, name) };
  return values;
}

/** At the end of a stroke: a road that would leave the map ends in an exit. */
export function finish(plan: Plan, last: Spot): Values {
  const to = ahead(plan, last);
  return to && !inside(plan, to) ? put(plan, last, 'exit') : {};
}

/** A road begins here, with a short pile in every sheet. */
export function start(plan: Plan, spot: Spot): Values {
  const { spots, path } = plan.starts;
  if (spots.length >= MOST_STARTS || spots.some((one) => equal(one, spot))) return {};
  const piles = plan.sheets.flatMap(({ piles }) => (piles ? [piles] : []));
  const more = piles.map(({ path, lists, card }) => {
    const length = Math.min(...lists.map((list) => list.length), FIRST_PILE);
    return [path, [...lists, Array.from({ length }, () => String(card.values[0] ?? ''))]] as const;
  });
  return { [path]: [...spots, spot], ...Object.fromEntries(more) };
}

/** A road no longer begins somewhere: its pile goes, and what stands on it. */
export function unstart(plan: Plan, number: number): Values {
  const gone: Values = { [plan.starts.path]: plan.starts.spots.filter((_, n) => n !== number) };
  for (const { piles, hordes } of plan.sheets) {
    if (piles) gone[piles.path] = piles.lists.filter((_, n) => n !== number);
    if (hordes)
      gone[hordes.path] = hordes.entries.flatMap((entry) => {
        const found = parsed(entry);
        if (!found || found.road - 1 === number) return found ? [] : [entry];
        return [found.road - 1 > number ? written({ ...found, road: found.road - 1 }) : entry];
      });
  }
  return gone;
}

/** Lays a thing or a site on a space, or takes it away; a space has one site. */
export function toggle(plan: Plan, sheet: Sheet | undefined, layer: Layer, spot: Spot): Values {
  if (layer.path === plan.starts.path) {
    const at = layer.spots.findIndex((one) => equal(one, spot));
    return at >= 0 ? unstart(plan, at) : start(plan, spot);
  }
  if (layer.spots.some((one) => equal(one, spot))) return { [layer.path]: without(layer.spots, spot) };
  const rivals = sheet?.sites.includes(layer) ? sheet.sites : plan.things.includes(layer) ? plan.things : [];
  const taken = rivals.filter((one) => one !== layer && one.spots.some((other) => equal(other, spot)));
  return { ...Object.fromEntries(taken.map((one) => [one.path, without(one.spots, spot)])), [layer.path]: [...layer.spots, spot] };
}

/** Moves one of a layer to another space. */
export const moved = (layer: Layer, from: Spot, to: Spot): Values => ({ [layer.path]: layer.spots.map((one) => (equal(one, from) ? to : one)) });

// What stands on the roads

interface Entry {
  card: string;
  road: number;
  place: number;
}

export function parsed(entry: string): Entry | null {
  const found = /^(\w+)@(\d+)#(\d+)$/.exec(entry);
  return found ? { card: found[1]!, road: Number(found[2]), place: Number(found[3]) } : null;
}
const written = ({ card, road, place }: Entry) => `${card}@${road}#${place}`;

/** Where an entry stands; null: nowhere. */
export function placeOf(plan: Plan, entry: string): Spot | null {
  const found = parsed(entry);
  const first = found ? plan.starts.spots[found.road - 1] : undefined;
  return (first && found && route(plan, first)[found.place - 1]) ?? null;
}

function hordesAt(plan: Plan, { hordes }: Sheet, spot: Spot): string[] {
  return (hordes?.entries ?? []).filter((entry) => {
    const at = placeOf(plan, entry);
    return at !== null && equal(at, spot);
  });
}

/** The card that stands on a space; empty: none. */
export const cardAt = (plan: Plan, sheet: Sheet, spot: Spot) => hordesAt(plan, sheet, spot).map((entry) => parsed(entry)?.card ?? '')[0] ?? '';

/** Puts a card on a road, or takes away what stands there. */
export function stand(plan: Plan, sheet: Sheet, card: string, spot: Spot): Values {
  if (!sheet.hordes) return {};
  const { path, entries } = sheet.hordes;
  const here = hordesAt(plan, sheet, spot);
  const left = entries.filter((one) => !here.includes(one));
  if (here.some((one) => parsed(one)?.card === card)) return { [path]: left };
  for (const [n, first] of plan.starts.spots.entries()) {
    const place = route(plan, first).findIndex((one) => equal(one, spot));
    if (place >= 0) return { [path]: [...left, written({ card, road: n + 1, place: place + 1 })] };
  }
  return here.length > 0 ? { [path]: left } : {};
}

// The whole map

/** More or fewer columns and rows, at the right and below; what is cut off goes. */
export function resized(plan: Plan, columns: number, rows: number): Values {
  const ground = plan.signs.get('ground') ?? '.';
  const next = Array.from({ length: rows }, (_, y) => (plan.rows[y] ?? '').slice(0, columns).padEnd(columns, ground));
  return { [plan.map]: asText(next), ...relaid(plan, (spot) => (spot[0] < columns && spot[1] < rows ? spot : null)) };
}

/** The map moved by a space; what leaves it on one side is gone. */
export function shifted(plan: Plan, [dx, dy]: Spot): Values {
  const ground = plan.signs.get('ground') ?? '.';
  const rows = plan.rows.map((row, y) => Array.from(row, (_, x) => plan.rows[y - dy]?.[x - dx] ?? ground).join(''));
  const within = ([x, y]: Spot): Spot | null => (inside(plan, [x + dx, y + dy]) ? [x + dx, y + dy] : null);
  return { [plan.map]: asText(rows), ...relaid(plan, within) };
}

function relaid(plan: Plan, to: (spot: Spot) => Spot | null): Values {
  const lost = plan.starts.spots.flatMap((spot, n) => (to(spot) ? [] : [n]));
  let now = plan;
  let values: Values = {};
  for (const n of lost.reverse()) {
    values = { ...values, ...unstart(now, n) };
    now = changed(plan, values);
  }
  for (const { path, spots } of [now.starts, ...layers(plan)]) {
    const next = spots.map(to).filter((spot): spot is Spot => spot !== null);
    if (!same(next, spots)) values[path] = next;
  }
  return values;
}

/** An empty map of the same size: nothing but ground. */
export function emptied(plan: Plan): Values {
  const ground = plan.signs.get('ground') ?? '.';
  const values: Values = { [plan.map]: asText(plan.rows.map((row) => ground.repeat(row.length))), [plan.starts.path]: [] };
  for (const { path, spots } of layers(plan)) if (spots.length > 0) values[path] = [];
  for (const { hordes, piles } of plan.sheets) {
    if (hordes) values[hordes.path] = [];
    if (piles) values[piles.path] = [];
  }
  return values;
}

/**
 * What is in one sheet for all others. Sites are dealt in turn to the colours that each of them uses; what is nobody's,
 * what stands on the roads and the piles are taken over as they are.
 */
export function everywhere(plan: Plan, from: Sheet, colours: (sheet: Sheet) => string[]): Values {
  const values: Values = {};
  const owned = from.sites.filter(({ shared }) => !shared);
  const longest = Math.max(0, ...owned.map(({ spots }) => spots.length));
  const all = Array.from({ length: longest }, (_, n) => owned.flatMap(({ spots }) => (spots[n] ? [spots[n]] : []))).flat();
  for (const sheet of plan.sheets) {
    if (sheet.key === from.key) continue;
    const used = sheet.sites.filter(({ name, shared }) => !shared && colours(sheet).includes(name)).map(({ name }) => name);
    const each = Math.max(1, Math.floor(all.length / used.length));
    const taken = (layer: Layer): Spot[] => {
      if (sheet.things.includes(layer) || layer.shared) return [...from.things, ...from.sites].find(({ name }) => name === layer.name)?.spots ?? [];
      const turn = used.indexOf(layer.name);
      return turn < 0 ? [] : all.filter((_, n) => n % used.length === turn).slice(0, each);
    };
    for (const layer of [...sheet.sites, ...sheet.things]) {
      const spots = taken(layer);
      if (!same(spots, layer.spots)) values[layer.path] = spots;
    }
    if (sheet.hordes && from.hordes) values[sheet.hordes.path] = from.hordes.entries;
    if (sheet.piles && from.piles) values[sheet.piles.path] = from.piles.lists;
  }
  return values;
}

/** The spaces of a straight way between two, without the first: pointers skip spaces. */
export function between(from: Spot, to: Spot): Spot[] {
  const found: Spot[] = [];
  let [x, y] = from;
  while (x !== to[0] || y !== to[1]) {
    if (Math.abs(to[0] - x) >= Math.abs(to[1] - y)) x += Math.sign(to[0] - x);
    else y += Math.sign(to[1] - y);
    found.push([x, y]);
  }
  return found;
}
