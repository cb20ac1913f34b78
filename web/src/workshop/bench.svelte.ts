/** The bench: the form of a game, the numbers that are being changed, and what the server says of them. */
import { ApiError, checkForm, form as fetchForm } from '../lib/api';
import type { FormChecked, FormInfo } from '../lib/messages';
import { t } from '../lib/shelf.svelte';
import type { Patch } from '../lib/variants.svelte';
import { placed, places, same, type Place } from './values';

/** What can be undone. `texts` are values that are written as TOML; they take the place of those in the patch. */
interface Moment {
  patch: Patch;
  texts: Record<string, string>;
}

/** Milliseconds without typing before the numbers are checked. */
const QUIET = 250;
/** Changes to one value within so many milliseconds are undone together. */
const TOGETHER = 1200;
/** How many changes can be undone. */
const MOST = 200;

export class Bench {
  form = $state.raw<FormInfo | null>(null);
  failed = $state(false);
  private now = $state.raw<Moment>({ patch: {}, texts: {} });
  private past = $state.raw<Moment[]>([]);
  private future = $state.raw<Moment[]>([]);
  private checked = $state.raw<FormChecked | null>(null);
  /** Why the numbers could not be checked; empty: they were. */
  problem = $state('');
  /** Whether the last change has not been checked yet. */
  pending = $state(false);

  readonly places = $derived(this.form ? places(this.form) : new Map<string, Place>());
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  /** The paths of all changed values. */
  readonly changed = $derived(new Set([...Object.keys(this.now.patch), ...Object.keys(this.now.texts)]));
  readonly faults = $derived(placed(this.checked?.faults ?? [], { has: (path) => this.places.has(path) || this.changed.has(path) }));
  /** What is wrong, where it can be shown on a map. */
  readonly told = $derived(this.checked?.faults ?? []);
  readonly faulty = $derived((this.checked?.faults.length ?? 0) > 0);
  /** Changed values that have no field: entries that were added, and what a file or a link brought. */
  readonly strays = $derived([...this.changed].filter((path) => !this.places.has(path)));
  /** The numbers as they can be kept and played with: as the server has read them, if it has. */
  readonly patch = $derived<Patch>(this.settled());

  /** The group that is to be opened and shown; empty: none. */
  opened = $state('');

  private last = { path: '', time: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;

  constructor(
    readonly game: string,
    /** Called with the numbers after each change. */
    private readonly keep: (patch: Patch) => void,
  ) {}

  async open(language: string, patch: Patch): Promise<void> {
    this.failed = false;
    try {
      this.form = await fetchForm(this.game, language);
    } catch {
      this.failed = true;
      return;
    }
    this.take({ patch, texts: {} });
    this.past = this.future = [];
    if (Object.keys(patch).length === 0) return;
    await this.check();
    this.sort();
  }

  /** Numbers from elsewhere by the paths of their fields, without those that change nothing; what is wrong stays. */
  private sort(): void {
    const found = this.checked;
    if (!found || this.past.length > 0) return;
    const left = Object.entries(this.now.patch).filter(([path]) => !(path in found.patch) && found.faults.some(({ key }) => key === path));
    this.now = { patch: { ...found.patch, ...Object.fromEntries(left) }, texts: {} };
  }

  /** A value as it is now, or as TOML where its field is one of TOML. */
  value({ path, cell, kind }: Place): unknown {
    if (kind.kind === 'toml') return this.text(path) ?? (path in this.now.patch ? this.checked?.texts[path] : undefined) ?? cell.value;
    if (path in this.now.patch) return this.now.patch[path];
    return cell.unset && kind.kind !== 'switch' ? null : cell.value;
  }

  /** A value as it is now; undefined: there is none. */
  at(path: string): unknown {
    const { patch, texts } = this.now;
    if (path in texts) return this.checked?.patch[path];
    const place = this.places.get(path);
    return path in patch ? patch[path] : place?.kind.kind === 'toml' ? undefined : (place?.cell.value ?? undefined);
  }

  text(path: string): string | undefined {
    return this.now.texts[path] ?? this.checked?.texts[path];
  }

  /** A value without a field that is no list and no table, as it stands in a file. */
  plain(path: string): string {
    return path in this.now.patch ? JSON.stringify(this.now.patch[path]) : '';
  }

  set({ path, cell, kind }: Place, value: unknown): void {
    const { [path]: _, ...patch } = this.now.patch;
    const { [path]: __, ...texts } = this.now.texts;
    const own = same(value, cell.value) && (!cell.unset || kind.kind === 'switch');
    if (own || (cell.unset && value === '')) this.change(path, { patch, texts });
    else if (kind.kind === 'toml') this.change(path, { patch, texts: { ...texts, [path]: String(value) } });
    else this.change(path, { patch: { ...patch, [path]: value }, texts });
  }

  /** Changes several values at once. What has the same `stroke` is undone together. */
  edit(values: Record<string, unknown>, stroke = ''): void {
    if (Object.keys(values).length === 0) return;
    const { patch, texts } = { patch: { ...this.now.patch }, texts: { ...this.now.texts } };
    for (const [path, value] of Object.entries(values)) {
      const cell = this.places.get(path)?.cell;
      delete texts[path];
      if (cell && (same(value, cell.value) || (cell.unset && Array.isArray(value) && value.length === 0))) delete patch[path];
      else patch[path] = value;
    }
    this.change(stroke, { patch, texts });
  }

  /** A value without a field, as TOML. */
  write(path: string, text: string): void {
    const { [path]: _, ...patch } = this.now.patch;
    this.change(path, { patch, texts: { ...this.now.texts, [path]: text } });
  }

  reset(...paths: string[]): void {
    const left = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([path]) => !paths.includes(path)));
    this.change('', { patch: left(this.now.patch), texts: left(this.now.texts) });
  }

  undo(): void {
    this.travel(this.past, (past) => (this.past = past), (now) => (this.future = [...this.future, now]));
  }

  redo(): void {
    this.travel(this.future, (future) => (this.future = future), (now) => (this.past = [...this.past, now]));
  }

  private travel(from: Moment[], rest: (left: Moment[]) => void, put: (now: Moment) => void): void {
    const found = from.at(-1);
    if (!found) return;
    put(this.now);
    rest(from.slice(0, -1));
    this.last = { path: '', time: 0 };
    this.take(found);
    this.soon();
  }

  private change(path: string, next: Moment): void {
    const time = Date.now();
    const goesOn = path !== '' && path === this.last.path && time - this.last.time < TOGETHER && this.past.length > 0;
    if (!goesOn) this.past = [...this.past, this.now].slice(-MOST);
    this.last = { path, time };
    this.future = [];
    this.take(next);
    this.soon();
  }

  private take(moment: Moment): void {
    this.now = moment;
    // What was said of values that are no longer changed does not hold any more.
    if (!this.checked) return;
    const changed = new Set([...Object.keys(moment.patch), ...Object.keys(moment.texts)]);
    const faults = this.checked.faults.filter(({ key }) => [...changed].some((path) => key === path || key.startsWith(`${path}.`)));
    this.checked = { ...this.checked, faults: changed.size > 0 ? faults : [] };
  }

  private soon(): void {
    this.pending = true;
    this.keep(this.patch);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), QUIET);
  }

  /** Waits until the last change has been checked. */
  async flush(): Promise<void> {
    if (this.pending) await this.check();
  }

  /** Has the numbers checked; an answer that has been overtaken is dropped. */
  private async check(): Promise<void> {
    clearTimeout(this.timer);
    const round = ++this.round;
    const asked = this.now;
    this.pending = true;
    try {
      const found = await checkForm(this.game, asked);
      if (round !== this.round || this.now !== asked) return;
      this.checked = found;
      this.problem = '';
      this.keep(this.patch);
    } catch (error) {
      if (round !== this.round) return;
      this.problem = (error instanceof ApiError && error.message) || t('error.unreachable');
    }
    this.pending = false;
  }

  /** The numbers now, with those written as TOML as the server has last read them. */
  private settled(): Patch {
    const read = this.checked?.patch ?? {};
    const entries = Object.keys(this.now.texts).flatMap((path) => (path in read ? [[path, read[path]]] : []));
    return { ...this.now.patch, ...Object.fromEntries(entries) };
  }

  close(): void {
    clearTimeout(this.timer);
    this.round++;
  }
}
