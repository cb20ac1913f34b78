/** A table as this client knows it: a sequence of updates, and the requests it can make. */
import { tick } from 'svelte';
import type { Theatre } from '../boards/theatre.svelte';
import { pickable } from '../lib/bundles';
import type { Choice, FromServer, Hinted, Line, Offer, ReasonInfo, Update } from '../lib/messages';
import { clock } from '../lib/clock.svelte';
import { Mover } from '../lib/motion';
import { say } from '../lib/say.svelte';
import { Zones, type FullPosition, type FullScene, type Pick } from '../lib/scene';
import { clauses, shelf, t } from '../lib/shelf.svelte';
import { change, dropTokens, held, promise, renew } from '../lib/wallet';
import { Advising } from './advising.svelte';
import { Bundling } from './bundling.svelte';
import { Forecasting } from './forecast.svelte';
import { Coaching } from './coaching.svelte';
import { Introducing } from './introducing.svelte';
import { Looking } from './looking.svelte';
import { Link, type Answer, type Connection, type Handlers, type LinkState, type Wish } from './link';
import { Picker, type Glimpse } from './picker.svelte';
import { Reviewing } from './reviewing.svelte';
import { Talking } from './talking.svelte';
import { whoseChoice } from './whose';

export type Mode = 'now' | 'history' | 'whatif';

/** How often a hint is requested at most, when other players choose while the bot is thinking. */
const HINT_TRIES = 5;
/**
 * Milliseconds between attempts to apply a hint, while updates arrive; and how many attempts the other players get
 * to finish what they are doing.
 */
const HINT_PAUSE = 200;
const HINT_PAUSES = 50;

/** How many events are kept for a replay. */
const MOST_REPLAYED = 150;

/** Whether a line of the log tells what happened in the match, rather than who has come. */
const isEvent = (line: Line) => Object.keys(line.event).length > 0;

/** The events that led to a scene from the one drawn before. */
export interface Story {
  scene: FullScene;
  lines: Line[];
}

export class Table {
  link = $state<LinkState>('connecting');
  update = $state.raw<Update | null>(null);
  positions = $state.raw<FullPosition[]>([]);
  private zones = new Zones();
  lines = $state.raw<Line[]>([]);
  /** Why the link we came by opens no seat. */
  refused = $state('');
  /** The first log entry that is new to a returning player; 0: none. */
  newFrom = $state(0);
  /** The seat of mine whose view was chosen; null: the one that must choose. */
  private chosenSeat = $state<number | null>(null);
  /** The log entry at which the pending request was sent; -1: none is pending. */
  private sentAt = $state(-1);
  /**
   * A request is pending. It ends as soon as anything newer is shown, whichever comes first: the update or the
   * answer.
   */
  readonly busy = $derived(this.sentAt >= 0 && this.sentAt === this.n);
  /** The last hint. */
  private hint = $state.raw<Hinted | null>(null);
  /** A bot is working on a hint. */
  hinting = $state(false);
  /** How many requests are ahead in the queue for the hint; 0: it is being worked on; -1: unknown. */
  place = $state(-1);
  /** The number of the unanswered hint request; 0: none. */
  private thought = 0;
  /** Counts hint requests and choices: a hint with an older number is no longer wanted. */
  private wanted = 0;

  /** The latest events, for boards that show them one by one. */
  story = $state.raw<Story | null>(null);
  /** The theatre of the board, while there is one. */
  theatre = $state.raw<Theatre | null>(null);
  /** What happened since my last choice, for a replay. */
  private last = $state.raw<{ from: FullScene; lines: Line[] } | null>(null);

  /** What a walkthrough points at: a board that shows only part of itself switches to that part. */
  pointing = $state.raw<string[]>([]);

  readonly seat = $derived.by(() => this.seatShown());
  readonly live = $derived(this.positions.find((one) => one.seat === this.seat) ?? this.positions[0]);
  readonly looking: Looking;
  readonly forecast: Forecasting;
  readonly introducing: Introducing;
  readonly coaching: Coaching;
  readonly review: Reviewing;
  readonly talk: Talking;
  readonly mode: Mode = $derived.by(() => this.looking.mode);
  /** What is drawn: now, history or what-if. */
  readonly position = $derived.by(() => this.looking.position ?? this.live);
  /** The log, up to the event shown last. */
  readonly told = $derived.by(() => {
    const next = this.theatre?.next;
    const end = next ? this.lines.lastIndexOf(next) : -1;
    return end < 0 ? this.lines : this.lines.slice(0, end);
  });
  /** The scene that is drawn: while events are being shown, not yet the latest one. */
  readonly shown = $derived.by(() => (this.theatre?.playing ? this.theatre.shown : this.position?.scene));
  readonly mine = $derived(this.positions.map((one) => one.seat).filter((seat) => seat >= 0));
  /** The seats of mine that I play myself: a bot may play one of them for a while. */
  readonly played = $derived.by(() =>
    this.mine.filter((seat) => this.update?.table.seats[seat]?.who !== 'bot'),
  );
  readonly picker: Picker;
  readonly bundling = new Bundling(this);
  readonly advising = new Advising(this);

  root: HTMLElement | null = null;
  private closed = false;
  private readonly mover = new Mover();
  private readonly connection: Connection;

  /** `connect`: for connections to something other than the server's table with this id. */
  constructor(
    readonly id: string,
    connect: (handlers: Handlers) => Connection = (handlers) => new Link(id, handlers),
  ) {
    this.looking = new Looking(this);
    this.forecast = new Forecasting(this);
    this.introducing = new Introducing(this);
    this.coaching = new Coaching(this);
    this.review = new Reviewing(this);
    this.talk = new Talking(this);
    this.picker = new Picker({
      scene: () => this.position?.scene ?? null,
      awaited: () => this.awaitedHere(),
      confirm: (offer) => void this.confirm(offer),
      preview: (offer) => this.preview(offer),
      whyNot: (pick) => this.whyNot(pick),
    });
    this.connection = connect({
      hello: () => ({ type: 'hello', tokens: held(id).tokens, lang: shelf.language, name: held(id).name, keeps: true }),
      message: (message) => void this.receive(message),
      state: (state) => this.linkChanged(state),
    });
  }

  // Seats

  private seatShown(): number {
    const seats = this.positions.map((one) => one.seat);
    const waiting = this.update?.table.waiting ?? [];
    if (this.chosenSeat !== null && seats.includes(this.chosenSeat)) return this.chosenSeat;
    return seats.find((seat) => waiting.includes(seat)) ?? seats[0] ?? -1;
  }

  look(seat: number | null): void {
    void this.redraw(() => {
      this.chosenSeat = seat;
      this.picker.clear();
    });
  }

  seatName(seat: number): string {
    return this.update?.table.seats[seat]?.name ?? t('table.somebody');
  }

  /** The offers that apply here: real choices now, imagined ones in a what-if, none in history. */
  private awaitedHere() {
    if (this.mode === 'history') return null;
    if (this.mode === 'now' && !this.played.includes(this.seat)) return null;
    const awaited = this.position?.awaited ?? null;
    return awaited && { ...awaited, offers: [...awaited.offers, ...pickable(awaited)] };
  }

  // Messages from the server

  private linkChanged(state: LinkState): void {
    if (state === this.link) return;
    if (state === 'lost' && this.link === 'open') say.speak(t('link.lost'));
    if (state === 'open' && this.link === 'lost' && this.update) say.note(t('link.back'), 'good');
    this.link = state;
    if (state !== 'open') this.sentAt = -1;
  }

  private async receive(message: FromServer): Promise<void> {
    if (message.type === 'chat') this.talk.receive(message);
    if (message.type === 'seated') this.addToken(message.token);
    if (message.type === 'thinking' && message.id === this.thought) this.place = message.place;
    if (message.type === 'problem' && message.code === 'used') this.shutOut(message.message);
    if (message.type !== 'update' || this.closed) return;
    const positions = this.zones.fill(message, !message.lines.some(isEvent));
    // A late update, older than what is shown: ignore it.
    if (this.update && !message.first && message.n < this.update.n) return;
    clock.set(message.now);
    promise(this.id, message.table.chance.commitment);
    const before = this.update;
    const from = this.live?.scene;
    const chose = this.busy && message.n > this.n;
    // If nobody else may choose, the next update is the result of my choice.
    const spent = this.busy && message.n > this.n && !this.together;
    await this.redraw(() => {
      this.update = message;
      this.positions = positions;
      if (!message.table.over) this.review.forget();
      this.lines = message.first ? message.lines : [...this.lines, ...message.lines];
      if (this.chosenSeat !== null && message.table.waiting.length > 0) this.followTurn(message);
      if (spent) this.picker.clear();
      else this.picker.revise();
      if (!this.picker.isNamed) this.hint = null;
      this.tellStory(this.live?.scene, message.first ? [] : message.lines);
      this.remember(from, message, chose);
    });
    if (!this.closed) this.tell(before, message);
  }

  /** With several seats on one device, switch to the seat that must choose. */
  private followTurn(message: Update): void {
    const mine = message.positions.map((one) => one.seat);
    const waiting = message.table.waiting.filter((seat) => mine.includes(seat));
    if (waiting.length > 0 && !waiting.includes(this.chosenSeat ?? -1)) this.chosenSeat = null;
  }

  private tell(before: Update | null, now: Update): void {
    const seen = held(this.id).seen;
    if (!before && seen > 0) {
      const missed = now.lines.filter((line) => line.n > seen);
      this.newFrom = missed[0]?.n ?? 0;
      if (missed.length > 0) say.note(t('table.missed', { n: missed.length }));
    }
    if (this.id && !document.hidden) change(this.id, (entry) => {
      entry.seen = now.n;
      entry.used = Date.now();
      entry.aside = false;
      entry.listing = now.listing;
    });
    const twice = now.table.seats.find(
      ({ seat, devices }) => this.mine.includes(seat) && devices > (before?.table.seats[seat]?.devices ?? devices) && devices > 1,
    );
    if (twice) say.note(t('seat.second', { n: twice.devices }), 'bad');
    const news = before ? now.lines.map((line) => line.text) : [];
    const prompt = this.live?.awaited;
    const asked = prompt?.actors.some((seat) => this.played.includes(seat)) ? prompt.prompt : '';
    const words = [...news.slice(-4), asked].filter(Boolean).join(' ');
    if (words) say.speak(words);
  }

  /** Change what is drawn, and animate what moved. */
  async redraw(how: () => void): Promise<void> {
    const scene = this.position?.scene;
    const then = this.root && scene ? this.mover.before(this.root, scene) : null;
    how();
    await tick();
    if (this.closed) return;
    const now = this.position?.scene;
    if (then && this.root && now && now !== scene) this.mover.after(this.root, then, now);
  }

  /** Set the events that led to a scene; none: the scene is drawn without animation. */
  tellStory(scene: FullScene | undefined, lines: Line[]): void {
    const events = lines.filter(isEvent);
    this.story = scene && events.length > 0 ? { scene, lines: events } : null;
  }

  /** Keep what happened since my last choice; for spectators, the latest events. */
  private remember(from: FullScene | undefined, message: Update, chose: boolean): void {
    if (message.first || message.lines.some((line) => line.kind === 'rewind')) this.last = null;
    const lines = this.story?.lines ?? [];
    if (lines.length === 0 || !from) return;
    const kept = chose || this.played.length === 0 ? null : this.last;
    const goesOn = kept && kept.lines.length < MOST_REPLAYED;
    this.last = goesOn ? { from: kept.from, lines: [...kept.lines, ...lines] } : { from, lines };
  }

  /** Whether what is shown can become a position: I have a seat, or everything may be shown, and there is a choice. */
  get canPose(): boolean {
    return (this.mine.length > 0 || (this.update?.table.final ?? false)) && !this.position?.ending;
  }

  get canReplay(): boolean {
    return this.last !== null && this.mode === 'now' && this.theatre !== null;
  }

  /** Replay what happened since my last choice. */
  replay(): void {
    if (this.last && this.canReplay) this.theatre?.replay(this.last.from, this.last.lines);
  }

  /** Finish all animations at once. */
  skipMotion(): void {
    this.mover.skip();
    this.theatre?.skip();
  }

  // Requests

  ask(wish: Wish) {
    return this.connection.ask(wish);
  }

  /** Request a change; a problem is shown, unless (`patient`) it is only that somebody else was faster. */
  async change(wish: Wish, patient = false): Promise<boolean> {
    return (await this.request(wish, patient)) !== null;
  }

  /** The same, returning the answer; null: it was not done. */
  async request(wish: Wish, patient = false): Promise<Answer | null> {
    if (this.busy) return null;
    const sent = this.n;
    this.sentAt = sent;
    const answer = await this.ask(wish);
    if (this.sentAt === sent) this.sentAt = -1;
    if (answer.type !== 'problem') return answer;
    const stale = answer.code === 'stale';
    if (stale && patient) return null;
    say.note(answer.message || t('link.unsure'), stale ? '' : 'bad', answer.reasons[0]?.rule ?? '');
    return null;
  }

  get n(): number {
    return this.update?.n ?? 0;
  }

  private async confirm(picked: Offer): Promise<void> {
    const offer = this.bundling.meant(picked);
    if (offer.then.length > 0) return this.bundling.play(offer);
    if (this.mode === 'whatif') return this.looking.play(offer.option);
    if (this.mode !== 'now' || this.busy) return;
    await this.choose(offer.option);
  }

  /** Whether several players may choose now. */
  private get together(): boolean {
    return (this.live?.awaited?.actors.length ?? 0) > 1;
  }

  /**
   * Where several players may choose at once, somebody else may be first: if the choice is still offered then, it is
   * sent again.
   */
  async choose(choice: Choice): Promise<void> {
    this.cancelHint();
    for (let again = 3; ; again -= 1) {
      const n = this.n;
      const together = this.together && again > 0;
      this.picker.touched = false;
      const done = await this.change({ type: 'choose', n, seat: this.seat, choice }, together);
      if (done && !this.picker.touched) this.picker.clear();
      if (done || !together || !(await this.newer(n)) || !this.picker.offered(choice)) return;
    }
  }

  /** Whether the end waits for my agreement. */
  get asked(): boolean {
    return (this.update?.to_agree ?? []).some((seat) => this.mine.includes(seat));
  }

  /** Agree to the end. Others may do so at the same moment: then it is sent again. */
  async agree(): Promise<void> {
    const seat = this.mine[0] ?? 0;
    for (let again = 3; ; again -= 1) {
      const n = this.n;
      const done = await this.change({ type: 'agree_end', n, seat }, again > 0);
      if (done || again === 0 || !(await this.newer(n)) || !this.asked) return;
    }
  }

  /** Wait for the update after `n`, which is on its way. */
  private async newer(n: number): Promise<boolean> {
    for (let wait = 0; wait < 20 && this.n === n; wait += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return this.n !== n;
  }

  /**
   * A what-if can always be undone, so it needs no confirmation; where nothing is known, the choice has to be
   * confirmed.
   */
  private async preview(offer: Offer): Promise<Glimpse> {
    if (this.mode !== 'now') return { events: [], final: false, odds: [] };
    const { option: choice, then } = this.bundling.meant(offer);
    const answer = await this.ask({ type: 'preview', seat: this.seat, choice, then });
    return answer.type === 'previewed' ? answer : { events: [], final: true, odds: [] };
  }

  /** Why something cannot be picked now; empty if it is not my choice. */
  async reasons(pick: Pick): Promise<ReasonInfo[]> {
    if (this.mode !== 'now' || this.picker.offers.length === 0) return [];
    const answer = await this.ask({ type: 'why_not', seat: this.seat, choice: pick });
    return answer.type === 'refused' ? answer.reasons : [];
  }

  private async whyNot(pick: Pick) {
    if (this.mode === 'now' && this.picker.offers.length === 0) {
      if (this.live?.awaited && this.mine.length > 0) say.note(whoseChoice(this));
    }
    const reasons = await this.reasons(pick);
    if (reasons.length > 0) say.speak(clauses(reasons.map((reason) => reason.text)));
    return reasons;
  }

  async askHint(): Promise<void> {
    if (this.mode !== 'now' || this.hinting) return;
    this.hinting = true;
    const hint = ++this.wanted;
    for (let tries = 1; tries <= HINT_TRIES && this.wants(hint); tries++) {
      const answer = await this.askBot(false);
      if (!this.wants(hint)) break;
      if (answer.type === 'problem') say.note(answer.message || t('link.unsure'), 'bad');
      if (answer.type !== 'hinted') break;
      if (await this.suggested(answer.option, hint)) {
        this.hint = answer;
        say.speak([t('hint.is', { what: answer.label }), ...answer.reasons].join(' '));
        break;
      }
      // Somebody else has chosen meanwhile, and the hint no longer fits: ask about the new position.
    }
    if (hint === this.wanted) this.hinting = false;
  }

  /** Ask for a hint, for one choice or the whole turn; resolves when the bot has answered. */
  async askBot(whole: boolean, seat = this.seat): Promise<Answer> {
    let mine = 0;
    const answer = await this.connection.ask({ type: 'hint', seat, whole }, (id) => (mine = this.thought = id));
    if (this.thought === mine) this.forgetThought();
    return answer;
  }

  /** The pending hint is no longer wanted. */
  cancelHint(): void {
    this.wanted += 1;
    this.hinting = false;
    if (this.thought > 0) void this.ask({ type: 'cancel', of: this.thought });
    this.forgetThought();
  }

  private forgetThought(): void {
    this.thought = 0;
    this.place = -1;
  }

  /** Whether a hint is still wanted: not after another choice, nor outside the present. */
  private wants(hint: number): boolean {
    return hint === this.wanted && this.mode === 'now';
  }

  /**
   * Pick what a hint suggests. If another player is in the middle of an action, so that this seat cannot choose just
   * now, try again when it can.
   */
  private async suggested(option: Record<string, unknown>, hint: number): Promise<boolean> {
    for (let n = 0; n < HINT_PAUSES && this.wants(hint); n++) {
      if (this.picker.suggest(option)) return true;
      await new Promise((done) => setTimeout(done, HINT_PAUSE));
      if (this.wants(hint) && this.update?.table.waiting.includes(this.seat)) return this.picker.suggest(option);
    }
    return false;
  }

  /** The last hint, if it is about this offer. */
  hintFor(offer: Offer | null): Hinted | null {
    const same = offer && JSON.stringify(offer.option) === JSON.stringify(this.hint?.option);
    return same ? this.hint : null;
  }

  /** We have a seat, with a key of its own: the link we came by is no longer valid. */
  addToken(token: string): void {
    renew(this.id, token);
    this.greet();
  }

  private shutOut(why: string): void {
    dropTokens(this.id);
    this.refused = why;
    say.speak(why);
  }

  /** Say hello again, with another language or more seats: the server sends the whole table. */
  greet(): void {
    this.connection.greet();
  }

  hurry(): void {
    this.connection.hurry();
  }

  close(): void {
    this.closed = true;
    this.review.close();
    this.connection.close();
  }
}
