/** How many of the same are wanted, and how several choices are sent as one. */
import { amounts, buttons, line, times } from '../lib/bundles';
import type { Awaited, Offer } from '../lib/messages';
import { say } from '../lib/say.svelte';
import { t } from '../lib/shelf.svelte';
import type { Table } from './table.svelte';

export class Bundling {
  /** As it was chosen; it counts as long as there can be so many. */
  private wanted = $state(1);

  constructor(private readonly table: Table) {}

  private get awaited(): Awaited | null {
    return this.table.picker.offers.length > 0 ? (this.table.position?.awaited ?? null) : null;
  }

  /** Several choices with a name; only as long as nothing else is picked. */
  readonly buttons = $derived.by(() =>
    this.awaited && this.table.picker.picks.length === 0 ? buttons(this.awaited) : [],
  );

  /** How many of the same there can be, with what is picked. */
  readonly amounts = $derived.by(() =>
    this.awaited ? amounts(this.awaited, this.table.picker.picks) : [1],
  );

  get amount(): number {
    return Math.min(this.wanted, this.amounts.length);
  }

  set amount(n: number) {
    this.wanted = n;
    this.table.picker.revise(); // What is foreseen is that of so many.
  }

  /** What an offer stands for with the amount that is wanted. */
  meant(offer: Offer): Offer {
    return this.awaited && this.amount > 1 ? times(this.awaited, offer, this.amount) : offer;
  }

  /** An offer in words, with how many of it are meant. */
  label(offer: Offer): string {
    const n = line(this.meant(offer)).length;
    return offer.then.length > 0 || n === 1 ? offer.label : `${offer.label} ${t('bundle.times', { n })}`;
  }

  /** Play a bundle, as far as it goes. */
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
