/**
 * A bot's advice on my own choices: a warning before one that may cost the match, and a preview of the rest of the
 * turn. Nobody waits for a warning: if it comes too late, it is not shown.
 */
import type { Offer } from '../lib/messages';
import { say } from '../lib/say.svelte';
import { t } from '../lib/shelf.svelte';
import type { Table } from './table.svelte';

export class Advising {
  private warned = $state.raw<{ offer: Offer; text: string } | null>(null);
  /** A bot is working out a whole turn. */
  planning = $state(false);
  /** The moment, and the choices asked about at it: each only once. */
  private n = -1;
  private readonly asked = new Set<string>();

  constructor(private readonly table: Table) {}

  /** The warning about this choice, if it came in time. */
  warningFor(offer: Offer | null): string {
    return offer && this.warned?.offer === offer ? this.warned.text : '';
  }

  /** Ask about a choice that waits to be confirmed. */
  async judge(offer: Offer): Promise<void> {
    const { table } = this;
    if (!table.update?.table.hints || table.mode !== 'now' || offer.then.length > 0) return;
    if (table.n !== this.n) this.asked.clear();
    this.n = table.n;
    const what = JSON.stringify(offer.option);
    if (this.asked.has(what)) return;
    this.asked.add(what);
    const answer = await table.ask({ type: 'judge', seat: table.seat, choice: offer.option });
    if (answer.type !== 'judged' || !answer.warning || table.picker.ready !== offer) return;
    this.warned = { offer, text: answer.warning };
    say.speak(answer.warning);
  }

  /** Play what a bot would do until the end of the turn, as a what-if. */
  async showTurn(): Promise<void> {
    const { table } = this;
    if (this.planning || table.mode !== 'now') return;
    this.planning = true;
    const { n, seat } = table;
    const answer = await table.askBot(true, seat);
    this.planning = false;
    if (answer.type === 'problem') say.note(answer.message || t('link.unsure'), 'bad');
    if (answer.type !== 'hinted' || table.n !== n || table.mode !== 'now') return;
    await table.looking.imagine(seat);
    if (answer.plan.length > 0) await table.looking.play(...answer.plan);
    // Still my turn: the rest depends on what was revealed.
    if (table.position?.awaited?.actors.includes(seat)) say.note(t('hint.until'));
  }
}
