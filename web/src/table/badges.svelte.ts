/**
 * How things would stand: while something is picked, the server is asked what the badges of the table would show
 * after each remaining choice. Boards draw this before anything is confirmed.
 */
import { line } from '../lib/bundles';
import type { Badge, Offer } from '../lib/messages';
import { distinct, fits } from '../lib/picking';
import { hasFields, type Pick } from '../lib/scene';
import { useTable } from '../boards/context';
import type { Table } from './table.svelte';

/** With more choices than this, nothing is asked: nobody could look at all of them. */
const MOST = 16;

export class Badges {
  private found = $state.raw<Map<Offer, Badge[]>>(new Map());
  /** The number of the latest request: answers to earlier ones are dropped. */
  private asked = 0;

  constructor(private readonly table: Table) {}

  /** The remaining choices, if something is picked and they are few enough. */
  get wanted(): Offer[] {
    const { picker, mode } = this.table;
    if (mode !== 'now' || (picker.picks.length === 0 && !picker.isNamed)) return [];
    const left = picker.ready ? [picker.ready] : distinct(picker.left, picker.all).map(({ offer }) => offer);
    return left.length <= MOST ? left : [];
  }

  async ask(offers: Offer[]): Promise<void> {
    const turn = ++this.asked;
    if (offers.length === 0) {
      this.found = new Map();
      return;
    }
    const answer = await this.table.ask({ type: 'badges', seat: this.table.seat, lines: offers.map(line) });
    if (turn !== this.asked) return;
    const after = answer.type === 'badged' ? answer.after : [];
    this.found = new Map(offers.map((offer, n) => [offer, after[n] ?? []]));
  }

  /** What a place would show: after the only remaining choice, or after the one that leads there. */
  at(zone: string, place: number, pick: Pick): Badge | null {
    const offers = [...this.found.keys()];
    const leading = offers.length === 1 ? offers : offers.filter((one) => hasFields(pick) && fits(one, pick));
    const [offer] = leading;
    const badges = offer && leading.length === 1 ? (this.found.get(offer) ?? []) : [];
    return badges.find((badge) => badge.zone === zone && badge.place === place) ?? null;
  }
}

/** For a board: call it during the set-up of its component. */
export function useBadges(): Badges {
  const table = useTable();
  const badges = new Badges(table);
  $effect(() => {
    void badges.ask(badges.wanted);
  });
  return badges;
}
