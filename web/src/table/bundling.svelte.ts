/** The amount for repeated choices, and sending several choices as one. */
import { amounts, buttons, line, times } from '../lib/bundles';
import type { Awaited, Offer } from '../lib/messages';
import { say } from '../lib/say.svelte';
import { t } from '../lib/shelf.svelte';
import type { Table } from './table.svelte';

export class Bundling {
  /** The amount chosen; it is reduced to what is possible. */
  private wanted = $state(1);

  constructor(private readonly table: Table) {}

  private get awaited(): Awaited | null {
    return this.table.picker.offers.length > 0 ? (this.table.position?.awaited ?? null) : null;
  }

  /** Bundles with buttons of their own; only while nothing else is picked. */
  readonly buttons = $derived.by(() =>
    this.awaited && this.table.picker.picks.length === 0 ? buttons(this.awaited) : [],
  );

  /** The amounts possible with the current picks. */
  readonly amounts = $derived.by(() =>
    this.awaited ? amounts(this.awaited, this.table.picker.picks) : [1],
  );

  get amount(): number {
    return Math.min(this.wanted, this.amounts.length);
  }

  set amount(n: number) {
    this.wanted = n;
    this.table.picker.revise(); // The foreseen effects depend on the amount.
  }

  /** What an offer stands for with the chosen amount. */
  meant(offer: Offer): Offer {
    return this.awaited && this.amount > 1 ? times(this.awaited, offer, this.amount) : offer;
  }

  /** The label of an offer, with the amount. */
  label(offer: Offer): string {
    const n = line(this.meant(offer)).length;
    return offer.then.length > 0 || n === 1 ? offer.label : `${offer.label} ${t('bundle.times', { n })}`;
  }

  /** Play a bundle, as far as possible. */
  async play(offer: Offer): Promise<void> {
    const { table } = this;
    const choices = line(offer);
    if (table.mode === 'whatif') return table.looking.play(...choices);
    if (table.mode !== 'now') return;
    const answer = await table.request({ type: 'commit', n: table.n, seat: table.seat, choices, together: true });
    if (!answer) return;
    this.wanted = 1;
    table.picker.clear();
    if (answer.type === 'done' && answer.applied < choices.length) {
      say.note(t('bundle.partly', { n: answer.applied, of: choices.length }));
    }
  }
}
