/**
 * A walkthrough: the stations of a recorded match, shown on a real table. It is the same `Table` that every match is
 * played on, but its connection leads here instead of to a server.
 */
import type { FromServer, LessonInfo, StationInfo, TableInfo, Update } from '../lib/messages';
import { fits } from '../lib/picking';
import { t } from '../lib/shelf.svelte';
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
    return {
      type: 'update',
      n: this.told,
      now: Date.now() / 1000,
      table: this.tableInfo(position.at, this.station.do ? [this.info.seat] : []),
      positions: [position],
      zones: [position.scene.zones],
      lines: onward ? lines : [],
      first: !onward,
      proposal: null,
      to_agree: [],
      shown_at: 0,
      can_undo: [position.at],
      undo_to: position.at,
      can_redo: false,
      watching: 0,
      spectators: [],
      may_speak: false,
      rematch: '',
      rematch_tokens: {},
      listing: '',
      publishing: null,
    };
  }

  private tableInfo(choices: number, waiting: number[]): TableInfo {
    return {
      table: '',
      code: '',
      game: this.info.game,
      game_name: this.info.name,
      options: {},
      seats: this.info.seats.map((name, seat) => ({
        seat,
        who: seat === this.info.seat ? 'human' : 'bot',
        name,
        bot: '',
        present: true,
        away: 0,
        asked: 0,
        stead: '',
        link: '',
        came: 0,
        devices: 1,
        also: [],
      })),
      undo: 'open',
      hints: false,
      over: false,
      together: true,
      final: false,
      told_all: false,
      choices,
      waiting,
      since: 0,
      summary: '',
      changes: [],
      chance: { kind: 'drawn', commitment: '', secret: '' },
      damaged: '',
      away: 0,
      clock: 0,
      bots_last: true,
      campaign: null,
      challenge: null,
      run: '',
      copied: false,
      mine: [],
    };
  }
}
