import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CellInfo, FormCheck, FormChecked, FormInfo, KindInfo } from '../lib/messages';

const form = vi.fn<() => Promise<FormInfo>>();
const checkForm = vi.fn<(game: string, asked: FormCheck) => Promise<FormChecked>>();
vi.mock('../lib/api', () => ({ ApiError: class extends Error {}, form: () => form(), checkForm: (game: string, asked: FormCheck) => checkForm(game, asked) }));
vi.mock('../lib/shelf.svelte', () => ({ t: (key: string) => key }));

const { Bench } = await import('./bench.svelte');

const kind = (part: Partial<KindInfo>): KindInfo => ({ kind: 'whole', least: 0, most: 20, values: [], labels: [], parts: [], table: false, names: [], needed: [], draws: '', ...part });
const cell = (part: Partial<CellInfo>): CellInfo => ({ name: 'price', label: '', kind: 0, value: 2, unset: false, source: '', note: '', rules: [], ...part });
const cells = [cell({}), cell({ name: 'shots', kind: 1, value: '[1]' }), cell({ name: 'extra', value: 0, unset: true })];
const FORM: FormInfo = {
  game: 'g',
  edition: '1',
  kinds: [kind({}), kind({ kind: 'toml' })],
  groups: [{ path: 'units', name: '', grows: '', sample: '', tables: [{ path: 'units.a', name: '', note: '', rules: [], draws: '', cells }] }],
};
const answer = (part: Partial<FormChecked>): FormChecked => ({ patch: {}, texts: {}, changes: [], faults: [], shows: {}, ...part });

let kept: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  kept = [];
  form.mockResolvedValue(FORM);
  checkForm.mockImplementation((_, { patch, texts = {} }) => Promise.resolve(answer({ patch: { ...patch, ...Object.fromEntries(Object.keys(texts).map((path) => [path, [9]])) } })));
});
afterEach(() => vi.useRealTimers());

async function bench(patch = {}) {
  const made = new Bench('g', (now) => kept.push(now));
  await made.open('en', patch);
  const at = (name: string) => made.places.get(`units.a.${name}`)!;
  return { made, price: at('price'), shots: at('shots'), extra: at('extra') };
}

it('changes, undoes what was typed quickly as one, and goes forth again', async () => {
  const { made, price, extra } = await bench();
  made.set(price, 1);
  made.set(price, 12);
  vi.advanceTimersByTime(5000);
  made.set(extra, 4);
  expect(made.patch).toEqual({ 'units.a.price': 12, 'units.a.extra': 4 });
  made.undo();
  made.undo();
  expect([made.patch, made.canUndo]).toEqual([{}, false]);
  expect(made.value(price)).toBe(2);
  made.redo();
  expect(made.value(price)).toBe(12);
  made.set(price, 2);
  expect([made.changed.size, made.canRedo]).toEqual([0, false]);
});

it('leaves out what is the game’s own, or was emptied where the game has nothing', async () => {
  const { made, price, extra } = await bench();
  expect(made.value(extra)).toBeNull();
  made.set(extra, 0);
  made.set(price, 2);
  expect(made.patch).toEqual({ 'units.a.extra': 0 });
  made.set(extra, '');
  expect(made.patch).toEqual({});
  expect(kept.at(-1)).toEqual({});
});

it('keeps values written as TOML as the server has read them', async () => {
  const { made, shots } = await bench();
  made.set(shots, '[9]');
  expect(made.patch).toEqual({});
  await made.flush();
  expect(checkForm.mock.lastCall?.[1]).toEqual({ patch: {}, texts: { 'units.a.shots': '[9]' } });
  expect(made.patch).toEqual({ 'units.a.shots': [9] });
  expect(made.value(shots)).toBe('[9]');
});

it('asks once typing pauses, and drops an answer that was overtaken', async () => {
  const { made, price } = await bench();
  let late: (found: FormChecked) => void = () => {};
  checkForm.mockClear();
  checkForm.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
  made.set(price, 99);
  expect(checkForm).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  made.set(price, 3);
  await made.flush();
  late(answer({ faults: [{ key: 'units.a.price', reason: 'too much', cells: [] }] }));
  await Promise.resolve();
  expect(made.faulty).toBe(false);
  expect(checkForm).toHaveBeenCalledTimes(2);
});

it('shows what a link brought by its fields, and what is wrong with it', async () => {
  checkForm.mockResolvedValueOnce(answer({ patch: { 'units.a.price': 3 }, faults: [{ key: 'nowhere.x', reason: 'there is no nowhere', cells: [] }] }));
  const { made } = await bench({ 'units.a': { price: 3 }, 'nowhere.x': 1, 'units.a.extra': 0 });
  expect([...made.changed].sort()).toEqual(['nowhere.x', 'units.a.price']);
  expect(made.strays).toEqual(['nowhere.x']);
  expect(made.faults.get('nowhere.x')).toEqual(['there is no nowhere']);
  made.reset('nowhere.x');
  expect(made.faulty).toBe(false);
});

it('changes several values at once, undone together with what belongs to the same stroke', async () => {
  const { made } = await bench({});
  made.edit({ 'units.a.price': 3, 'nowhere.else': [[1, 2]] }, 'stroke 1');
  expect([made.at('units.a.price'), made.at('nowhere.else'), made.at('nowhere')]).toEqual([3, [[1, 2]], undefined]);
  made.edit({ 'units.a.price': 4 }, 'stroke 1');
  made.edit({ 'units.a.price': 5 }, 'stroke 2');
  made.undo();
  expect(made.at('units.a.price')).toBe(4);
  made.undo();
  expect(made.at('units.a.price')).toBe(2);
  expect(made.canUndo).toBe(false);
  made.edit({ 'units.a.price': 2 }, 'stroke 3');
  expect([...made.changed]).toEqual([]);
  made.close();
});
