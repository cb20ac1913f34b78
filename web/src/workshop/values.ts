/** Values of a form: what a field shows of them, what was typed, and where they are. */
import type { CellInfo, FaultInfo, FormInfo, GroupForm, KindInfo, TableForm } from '../lib/messages';
import type { Patch } from '../lib/variants.svelte';

/** A value with its field, its table and its group. */
export interface Place {
  path: string;
  cell: CellInfo;
  kind: KindInfo;
  table: TableForm;
  group: GroupForm;
}

/** All values of a form by path, in its order. */
export function places(form: FormInfo): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const group of form.groups)
    for (const table of group.tables)
      for (const cell of table.cells) {
        const path = `${table.path}.${cell.name}`;
        found.set(path, { path, cell, kind: form.kinds[cell.kind]!, table, group });
      }
  return found;
}

/** Whether two values are equal; the order of what is in a table makes no difference. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const isTable = (value: unknown): value is Patch => typeof value === 'object' && value !== null && !Array.isArray(value);
const inOrder = (_: string, value: unknown) =>
  isTable(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** A number that was typed; what is none stays a text, and the check says so. */
export function typed(text: string, whole: boolean): number | string {
  const plain = text.trim().replace(whole ? /^$/ : /,/g, whole ? '' : '.');
  const number = /^[-+]?\d+$/.test(plain) || (!whole && /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) ? Number(plain) : NaN;
  return Number.isSafeInteger(number) || (!whole && Number.isFinite(number)) ? number : text;
}

/** A value as a field of text shows it. */
export const written = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** The value one up or down from this one, within the bounds. */
export function stepped(value: unknown, by: number, { least, most }: KindInfo): number {
  const from = typeof value === 'number' ? value + by : (least ?? 0);
  return Math.min(most ?? Infinity, Math.max(least ?? -Infinity, from));
}

/** Whether the field of a value needs the whole width. */
export function isWide({ cell, kind }: Place, kinds: readonly KindInfo[]): boolean {
  if (kind.kind === 'toml' || kind.kind === 'table' || kind.draws) return true;
  if (kind.kind === 'list') {
    if (['list', 'table'].includes(kinds[kind.parts[0]!]?.kind ?? '')) return true;
    const each = kinds[kind.parts[0]!]?.kind === 'whole' ? 1 : 2.5;
    return Math.max(Array.isArray(cell.value) ? cell.value.length : 0, kind.least ?? 0) * each > 3;
  }
  return kind.kind === 'text' && written(cell.value).length > 48;
}

/** What a value of some kind may begin as. */
export function first(kind: KindInfo, kinds: readonly KindInfo[]): unknown {
  switch (kind.kind) {
    case 'whole':
    case 'number':
      return Math.max(0, kind.least ?? 0);
    case 'switch':
      return false;
    case 'choice':
      return kind.values[0];
    case 'list':
      return itemKinds(kind, kind.least ?? 0).map((part) => first(kinds[part]!, kinds));
    case 'table':
      return Object.fromEntries(kind.names.flatMap((name, n) => (kind.needed.includes(name) ? [[name, first(kinds[kind.parts[n]!]!, kinds)]] : [])));
    case 'either':
      return first(kinds[kind.parts[0]!]!, kinds);
    default:
      return '';
  }
}

/** The kinds of the values of a list of some length. */
export const itemKinds = ({ parts }: KindInfo, length: number): number[] =>
  Array.from({ length }, (_, at) => parts[Math.min(at, parts.length - 1)]!);

/** Whether a value is of a kind as far as its shape goes: a list, a number, a text. */
export function shaped(value: unknown, kind: KindInfo): boolean {
  if (kind.kind === 'list') return Array.isArray(value);
  if (kind.kind === 'table') return isTable(value);
  return kind.kind === 'whole' || kind.kind === 'number' ? !Array.isArray(value) : true;
}

/** What is wrong with a value by its kind alone, as a text's key and fields; null: nothing. The server says the rest. */
export function misfit(value: unknown, kind: KindInfo, kinds: readonly KindInfo[]): { key: string; fields: Record<string, string | number> } | null {
  const { least, most } = kind;
  const wrong = (key: string, fields: Record<string, string | number>) => ({ key, fields: { value: JSON.stringify(value), ...fields } });
  if (value === null || value === undefined) return null;
  if (kind.kind === 'whole' || kind.kind === 'number') {
    if (least === null || most === null) return null;
    const fits = typeof value === 'number' && (kind.kind === 'number' || Number.isInteger(value)) && value >= least && value <= most;
    return fits ? null : wrong(`workshop.must_${kind.kind}`, { least, most });
  }
  if (kind.kind === 'text' && typeof value === 'string' && most !== null && value.length > most) return wrong('workshop.must_text', { most });
  if (kind.kind === 'either') {
    const of = kind.parts.map((part) => kinds[part]!).find((part) => shaped(value, part));
    return of ? misfit(value, of, kinds) : null;
  }
  if (kind.kind === 'table' && isTable(value))
    return kind.names.map((name, n) => misfit(value[name], kinds[kind.parts[n]!]!, kinds)).find((one) => one !== null) ?? null;
  if (kind.kind !== 'list' || !Array.isArray(value)) return null;
  if (value.length < (least ?? 0) || value.length > (most ?? Infinity)) return wrong('workshop.must_list', { least: least ?? 0, most: most ?? 0 });
  const parts = itemKinds(kind, value.length);
  return value.map((one, n) => misfit(one, kinds[parts[n]!]!, kinds)).find((one) => one !== null) ?? null;
}

/** Sorts faults to the values they are about; the others are under "". */
export function placed(faults: readonly FaultInfo[], known: { has(path: string): boolean }): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { key, reason } of faults) {
    let at = key;
    while (at && !known.has(at)) at = at.slice(0, Math.max(0, at.lastIndexOf('.')));
    const told = at === key ? reason : `${key}: ${reason}`;
    found.set(at, [...(found.get(at) ?? []), told]);
  }
  return found;
}

/** The values that a search finds; every word must occur. */
export function matching(all: Iterable<Place>, wanted: string): Place[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return [...all].filter(({ path, cell, table, group }) => {
    const text = plain([path, cell.label, table.name, group.name, cell.note, ...cell.rules].join(' '));
    return words.every((word) => text.includes(word));
  });
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l');

/** A name for another entry of a table: the next number, or one that is free. */
export function nextName(taken: readonly string[]): string {
  const numbers = taken.filter((name) => /^\d+$/.test(name)).map(Number);
  let next = Math.max(0, ...numbers) + 1;
  while (taken.includes(String(next))) next++;
  return String(next);
}

/** How many values of a patch lie in a table. */
export const within = (patch: Patch, path: string): number =>
  Object.keys(patch).filter((key) => key === path || key.startsWith(`${path}.`)).length;
