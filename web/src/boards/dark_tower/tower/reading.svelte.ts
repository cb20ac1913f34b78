/** Which tales have been read on this device, table by table. */
import { prefs } from '../../../lib/prefs.svelte';
import { load, save } from '../../../lib/storage';
import type { Table } from '../../../table/table.svelte';
import { talesOf } from './tales';

/** The most tables for which this is kept. */
const MOST = 40;
const KEY = 'tales';

export class Reading {
  readonly all = $derived.by(() => talesOf(this.table.told));
  /** Those that wait to be read, the first one first. */
  readonly waiting = $derived.by(() => (prefs.speed === 'off' ? [] : this.left()));
  /** Everything up to here has been read; -1: nothing yet. */
  private mark = $state(-1);
  /** Read before an older one was. */
  private early = $state.raw<number[]>([]);

  constructor(private readonly table: Table) {
    const kept = load<Record<string, number>>(KEY, {})[table.id];
    // Somebody who comes to a match that has begun is told only the latest tale.
    this.mark = kept ?? talesOf(table.lines).at(-2)?.from ?? -1;
  }

  private left() {
    return this.all.filter(({ from }) => from > this.mark && !this.early.includes(from));
  }

  /** The tale that begins here has been read. */
  read(from: number): void {
    if (from <= this.mark) return;
    this.early = [...this.early, from];
    const next = this.left()[0]?.from ?? Infinity;
    this.mark = Math.max(this.mark, ...this.early.filter((one) => one < next));
    this.early = this.early.filter((one) => one > this.mark);
    if (!this.table.id) return;
    const { [this.table.id]: _, ...others } = load<Record<string, number>>(KEY, {});
    const kept = Object.entries(others).slice(-MOST);
    save(KEY, { ...Object.fromEntries(kept), [this.table.id]: this.mark });
  }

  readAll(): void {
    for (const { from } of this.left()) this.read(from);
  }
}
