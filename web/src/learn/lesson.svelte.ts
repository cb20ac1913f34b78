/**
 * A walkthrough: the stations of a recorded match, shown on a real table. It is the same `Table` that every match is
 * played on, but its connection leads here instead of to a server.
 */
import type { FromServer, LessonInfo, StationInfo, Update } from '../lib/messages';
import { fits } from '../lib/picking';
import { t } from '../lib/shelf.svelte';
import { seatAlone, tableAlone, updateAlone } from '../table/alone';
import type { Connection, Handlers, Wish } from '../table/link';
import { Table } from '../table/table.svelte';
import { sameChoice } from './choice';

type Answer = Exclude<FromServer, { type: 'update' | 'chat' | 'seated' | 'thinking' }>;

export class Lesson {
  /** The current station. */
  at = $state(0);
  /** The learner picked something other than what was asked for. */
  astray = $state(false);
  readonly table: Table;
  readonly station: StationInfo;
  readonly last: boolean;
  private tell: (message: FromServer) => void = () => {};
  private told = 0;

  constructor(readonly info: LessonInfo) {
    this.station = $derived(this.info.stations[this.at]!);
    this.last = $derived(this.at === this.info.stations.length - 1);
    this.table = new Table('', (handlers) => this.connect(handlers));
    this.show(0);
  }

  /** The offer that the learner should choose here. */
  get wanted() {
    const choice = this.station.do;
    return choice ? this.table.picker.offers.find((offer) => sameChoice(offer.option, choice)) : undefined;
  }

  /** Whether the picks do not lead to the wanted choice. */
  get strayed(): boolean {
    const { picker } = this.table;
    const wanted = this.wanted;
    if (!wanted) return false;
    if (picker.isNamed && picker.ready && picker.ready !== wanted) return true;
    return picker.picks.some((pick) => !fits(wanted, pick));
  }

  next(): void {
    if (!this.last) this.show(this.at + 1);
  }

  back(): void {
    if (this.at > 0) this.show(this.at - 1);
  }

  /** Going forward shows the events in between; going back does not. */
  private show(at: number): void {
    const onward = at === this.at + 1;
    this.at = at;
    this.astray = false;
    this.table.picker.clear();
    this.table.pointing = this.station.point;
    this.tell(this.update(onward));
  }

  private connect(handlers: Handlers): Connection {
    this.tell = handlers.message;
    handlers.state('open');
    return { ask: (wish) => this.answer(wish), greet() {}, hurry() {}, close() {} };
  }

  private answer(wish: Wish): Promise<Answer> {
    return Promise.resolve(this.reply(wish));
  }

  /** The reply a server would give. */
  private reply(wish: Wish): Answer {
    const id = 0;
    if (wish.type === 'choose' && this.station.do && sameChoice(wish.choice, this.station.do)) {
      queueMicrotask(() => this.next());
      return { type: 'done', id, token: '', applied: 0 };
    }
    if (wish.type === 'preview') return { type: 'previewed', id, events: [], final: false, odds: [] };
    if (wish.type === 'why_not') {
      return { type: 'refused', id, reasons: [{ text: t('learn.not_that'), rule: '' }] };
    }
    // `stale`, so that it is not shown as an error.
    return { type: 'problem', id, code: 'stale', message: t('learn.not_that'), reasons: [] };
  }

  private update(onward: boolean): Update {
    const { position, lines } = this.station;
    this.told += 1;
    const table = tableAlone({
      game: this.info.game,
      game_name: this.info.name,
      seats: this.info.seats.map((name, seat) => seatAlone(seat, name, seat === this.info.seat ? 'human' : 'bot')),
      choices: position.at,
      waiting: this.station.do ? [this.info.seat] : [],
    });
    return updateAlone(this.told, table, position, onward ? lines : null);
  }
}
