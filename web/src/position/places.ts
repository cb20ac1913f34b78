/** Where things lie in a position, and how one is moved: the position before stays as it is. */
import type { PieceKind, PositionForm } from '../lib/messages';

export type Path = readonly (string | number)[];
export type Fields = Record<string, unknown>;

/** A place where things lie: a list of them, a single one, or a list of tables to which one can be added with them. */
export interface Spot {
  path: Path;
  label: string;
  /** What lies there. */
  things: string;
  kind: 'list' | 'set' | 'single' | 'new';
  /** For new tables: the field with the thing; a single one may be gone. */
  field: string;
  missing: boolean;
}

/** A thing that lies somewhere. */
export interface Lying {
  spot: Spot;
  /** Its place in the list; 0 for a single one. */
  index: number;
  value: number;
}

/** No thing. */
export const NONE = -1;

export const key = (path: Path) => path.join('.');

export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((found, step) => (found as Record<string | number, unknown> | undefined)?.[step], value);
}

/** The same with another value at a path. */
export function put<T>(value: T, path: Path, next: unknown): T {
  const [step, ...rest] = path;
  if (step === undefined) return next as T;
  const inner = put((value as Record<string | number, unknown>)[step], rest, next);
  if (Array.isArray(value)) return value.map((one: unknown, n) => (n === step ? inner : one)) as T;
  return { ...value, [step]: inner };
}

/** What the parts of a list are called: by what they stand for, or numbered; null: that part is not shown. */
export function partName(form: PositionForm, kind: PieceKind, label: string, n: number, seats: readonly string[]): string | null {
  if (!kind.by) return `${label} ${n + 1}`;
  if (kind.by === 'seat') return seats[n] ?? null;
  const things = form.things[kind.by];
  const index = things?.values.indexOf(n) ?? -1;
  if (!things || index < 0) return null;
  const name = things.names[index] ?? '';
  return /^\d*$/.test(name) ? `${label} ${things.values[0] === 0 ? n + 1 : n}` : name;
}

export const nameOf = (form: PositionForm, things: string, value: number): string => {
  const found = form.things[things];
  return found?.names[found.values.indexOf(value)] ?? String(value);
};

/** All places of a position where things lie. */
export function spots(form: PositionForm, state: Fields, seats: readonly string[]): Spot[] {
  const found: Spot[] = [];
  const kinds = form.kinds;

  function walk(kind: PieceKind, value: unknown, path: Path, label: string, above: string, one = ''): void {
    const name = above ? `${above} · ${label}` : label;
    const spot = (how: Spot['kind'], things: string, field = '', missing = false) =>
      found.push({ path, label: name, things, kind: how, field, missing });
    if (kind.kind === 'thing' && kind.here) spot('single', kind.things, '', kind.missing);
    else if (kind.kind === 'set' && kind.here) spot('set', kind.things);
    else if (kind.kind === 'fields') {
      for (const field of kind.fields) walk(kinds[field.kind]!, (value as Fields)[field.name], [...path, field.name], field.label, name, field.part);
    } else if (kind.kind === 'list') {
      const part = kinds[kind.part]!;
      if (part.kind === 'thing' && part.here) return void spot('list', part.things);
      const card = part.kind === 'fields' && part.add ? part.fields.find(({ kind: one }) => kinds[one]!.here && kinds[one]!.kind === 'thing') : undefined;
      if (card) spot('new', kinds[card.kind]!.things, card.name);
      (value as unknown[]).forEach((inner, n) => {
        const called = partName(form, kind, one || label, n, seats);
        if (called !== null) walk(part, inner, [...path, n], called, kind.by ? (part.kind === 'fields' ? above : name) : above);
      });
    }
  }

  for (const field of form.fields) walk(kinds[field.kind]!, state[field.name], [field.name], field.label, '', field.part);
  return found;
}

/** All things of a kind, wherever they lie. */
export function lying(found: readonly Spot[], state: Fields, things: string): Lying[] {
  return found.flatMap((spot) => {
    if (spot.things !== things || spot.kind === 'new') return [];
    const value = at(state, spot.path);
    if (spot.kind === 'single') return value === NONE ? [] : [{ spot, index: 0, value: value as number }];
    return (value as number[]).map((one, index) => ({ spot, index, value: one }));
  });
}

/** The position without a thing. A table that needs one goes with it. */
export function without(state: Fields, { spot, index }: Lying): Fields {
  if (spot.kind === 'single') {
    if (spot.missing) return put(state, spot.path, NONE);
    const entry = spot.path.slice(0, -1);
    const n = entry.at(-1);
    const list = at(state, entry.slice(0, -1));
    if (!Array.isArray(list)) return state;
    return put(state, entry.slice(0, -1), list.filter((_, one) => one !== n));
  }
  const list = at(state, spot.path) as number[];
  return put(state, spot.path, list.filter((_, one) => one !== index));
}

/** The position with a thing more in a place. `made`: what else a new table there has. */
export function withOne(state: Fields, spot: Spot, value: number, made: Fields = {}): Fields {
  const there = at(state, spot.path);
  if (spot.kind === 'single') return put(state, spot.path, value);
  if (spot.kind === 'new') return put(state, spot.path, [...(there as Fields[]), { ...made, [spot.field]: value }]);
  const list = [...(there as number[]), value];
  return put(state, spot.path, spot.kind === 'set' ? list.sort((a, b) => a - b) : list);
}

/** The position after a thing was moved; what lay in a place for one goes to where it came from. */
export function moved(state: Fields, from: Lying, to: Spot, made: Fields = {}): Fields {
  const before = to.kind === 'single' ? (at(state, to.path) as number) : NONE;
  if (before !== NONE && from.spot.kind === 'single') return put(put(state, from.spot.path, before), to.path, from.value);
  // A table that goes with its thing changes the numbers of those behind it, so the thing is put first.
  const left = without(withOne(state, to, from.value, made), from);
  return before === NONE ? left : withOne(left, from.spot, before);
}

/** What a new value of a kind is. */
export function fresh(form: PositionForm, kind: PieceKind): unknown {
  switch (kind.kind) {
    case 'whole':
      return Math.max(0, kind.least);
    case 'switch':
      return false;
    case 'thing':
      return kind.missing ? NONE : (form.things[kind.things]?.values[0] ?? 0);
    case 'fields':
      return Object.fromEntries(kind.fields.map((field) => [field.name, fresh(form, form.kinds[field.kind]!)]));
    default:
      return [];
  }
}
