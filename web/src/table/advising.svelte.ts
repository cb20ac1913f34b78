/** What a bot says of my own choices: a word of warning before one that may cost the match, and the
 *  rest of a turn to look at. Nobody ever waits for a warning: if it comes too late, it is not shown. */
import type { Offer } from '../lib/messages';
import { say } from '../lib/say.svelte';
import { t } from '../lib/shelf.svelte';
import type { Table } from './table.svelte';

export class Advising {
  private warned = $state.raw<{ offer: Offer; text: string } | null>(null);
  /** A whole turn is being thought about. */
  planning = $state(false);
  /** The moment, and what was asked about there: each choice once. */
  private n = -1;
  private readonly asked = new Set<string>();

  constructor(private readonly table: Table) {}

  /** What this choice may cost, if somebody has said so in time. */
  warningFor(offer: Offer | null): string {
    return offer && this.warned?.offer === offer ? this.warned.text : '';
  }

  /** Ask about a choice that waits for a yes. */
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
    // Still my turn: what comes next depends on what came to light.
    if (table.position?.awaited?.actors.includes(seat)) say.note(t('hint.until'));
  }
}
