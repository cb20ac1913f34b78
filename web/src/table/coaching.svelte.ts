/**
 * The coach of a match that teaches the game. It blocks nothing, can be dismissed and called back, and says goodbye
 * with a look back when the lesson is over.
 */
import type { CoachInfo, Offer } from '../lib/messages';
import { load, save } from '../lib/storage';
import { panels } from './panels.svelte';
import type { Table } from './table.svelte';

const SILENT = 'coachless';
/** The most tables that are remembered. */
const KEPT = 50;

export class Coaching {
  /** The coach was dismissed at this table, or has said goodbye. */
  private silent = $state(false);

  constructor(private readonly table: Table) {
    this.silent = load<string[]>(SILENT, []).includes(table.id);
  }

  private get found(): CoachInfo | null {
    const { table } = this;
    return table.mode === 'now' && table.played.includes(table.seat) ? (table.live?.coach ?? null) : null;
  }

  /** What to show above the choice. */
  readonly said = $derived.by(() => (this.silent || !this.found || this.found.over ? null : this.found));

  /** Whether the coach asks for this offer. */
  wants(offer: Offer): boolean {
    return this.said?.wanted.includes(this.table.picker.offers.indexOf(offer)) ?? false;
  }

  /** The look back, when the lesson has just ended. */
  readonly last = $derived.by(() => (!this.silent && this.found?.over ? this.found : null));

  /** Whether a dismissed coach can be called back. */
  readonly away = $derived.by(() => this.silent && this.found !== null && !this.found.over);

  dismiss(): void {
    this.remember(true);
  }

  recall(): void {
    this.remember(false);
  }

  /** The look back was read. */
  close(): void {
    panels.dialog = '';
    this.dismiss();
  }

  private remember(silent: boolean): void {
    this.silent = silent;
    const others = load<string[]>(SILENT, []).filter((id) => id !== this.table.id);
    save(SILENT, silent ? [...others, this.table.id].slice(-KEPT) : others);
  }
}
