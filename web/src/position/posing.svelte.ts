/** A position that is being set up: what it is now, what can be undone, and what the server says of it. */
import { ApiError, checkPosition, newPosition } from '../lib/api';
import type { PositionChecked, PositionForm } from '../lib/messages';
import { shelf, t } from '../lib/shelf.svelte';
import type { Document } from './link';
import { spots, type Fields, type Spot } from './places';

/** Milliseconds without a change before the position is checked. */
const QUIET = 250;
/** How many changes can be undone. */
const MOST = 100;

export class Posing {
  now = $state.raw<Document | null>(null);
  form = $state.raw<PositionForm | null>(null);
  checked = $state.raw<PositionChecked | null>(null);
  /** The last possible position that was shown: it stays in sight while something is impossible. */
  seen = $state.raw<PositionChecked | null>(null);
  /** The seat whose view is shown; null: that of whoever chooses. */
  seat = $state<number | null>(null);
  private past = $state.raw<Document[]>([]);
  private future = $state.raw<Document[]>([]);
  /** Whether the last change has not been checked yet. */
  pending = $state(false);
  /** Why it could not be checked, or cannot be read at all; empty: it could. */
  problem = $state('');

  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  readonly seats = $derived(this.checked?.seats ?? []);
  readonly state = $derived<Fields>(this.now?.state ?? {});
  readonly spots = $derived<Spot[]>(this.form && this.now ? spots(this.form, this.now.state, this.seats) : []);
  /** What is impossible, by path. */
  readonly faults = $derived.by(() => {
    const found = new Map<string, string[]>();
    for (const { key, reason } of this.checked?.faults ?? []) found.set(key, [...(found.get(key) ?? []), reason]);
    return found;
  });
  readonly possible = $derived(!this.pending && !this.problem && this.checked !== null && this.checked.faults.length === 0);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;

  constructor(readonly game: string) {}

  /** Begin with the position of an empty table. */
  async begin(options: Record<string, unknown>, data: Record<string, unknown> = {}): Promise<void> {
    await this.ask(() => newPosition(this.game, { options, data }, shelf.language));
  }

  /** Begin with a position from elsewhere, as it is. */
  async open(position: Document): Promise<void> {
    this.now = position;
    await this.ask(() => this.check(false, true));
  }

  set(state: Fields): void {
    if (!this.now) return;
    this.past = [...this.past, this.now].slice(-MOST);
    this.future = [];
    this.now = { ...this.now, state };
    this.soon();
  }

  rename(name: string): void {
    if (this.now) this.now = { ...this.now, name };
  }

  undo(): void {
    const found = this.past.at(-1);
    if (!found || !this.now) return;
    this.future = [...this.future, this.now];
    this.past = this.past.slice(0, -1);
    this.now = found;
    this.soon();
  }

  redo(): void {
    const found = this.future.at(-1);
    if (!found || !this.now) return;
    this.past = [...this.past, this.now];
    this.future = this.future.slice(0, -1);
    this.now = found;
    this.soon();
  }

  look(seat: number): void {
    this.seat = seat;
    void this.ask(() => this.check(false));
  }

  /** Wait for the check of the last change. */
  async settled(): Promise<boolean> {
    if (this.timer !== undefined) await this.ask(() => this.check(true));
    return this.possible;
  }

  close(): void {
    clearTimeout(this.timer);
    this.round += 1;
  }

  private soon(): void {
    this.pending = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(() => this.check(true)), QUIET);
  }

  private check(changed: boolean, form = false): Promise<PositionChecked> {
    return checkPosition(this.game, { position: this.now ?? {}, seat: this.seat, changed, form }, shelf.language);
  }

  private async ask(work: () => Promise<PositionChecked>): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const round = ++this.round;
    this.pending = true;
    try {
      const found = await work();
      if (round !== this.round) return;
      this.problem = '';
      this.checked = found;
      if (found.form) this.form = found.form;
      if (found.seen) this.seen = found;
      this.now = { ...(found.position as Document), name: (this.now?.name as string | undefined) ?? '' };
    } catch (error) {
      if (round !== this.round) return;
      this.problem = (error instanceof ApiError && error.message) || t('error.unreachable');
    }
    this.pending = false;
  }
}
