/** What is picked so far, and what can be picked next. The logic is in lib/picking. */
import type { Awaited, ForeseenInfo, Offer, ReasonInfo } from '../lib/messages';
import {
  direct,
  distinct,
  entries,
  fits,
  isPicked,
  leading,
  narrow,
  open,
  press,
  readApart,
  samePick,
  type Entry,
} from '../lib/picking';
import { prefs } from '../lib/prefs.svelte';
import { allPieces, things, type FullPiece, type FullScene, type Pick, type Thing } from '../lib/scene';

/**
 * open: pick this next; soft: can be picked, but something else comes first; other: can be picked instead of
 * something; idle: cannot be picked.
 */
export type PickState = 'picked' | 'open' | 'soft' | 'other' | 'idle';

/** The effects of an offer, whether it could not be undone freely, and its odds in sentences. */
export interface Glimpse {
  events: ForeseenInfo[];
  final: boolean;
  odds: string[];
}

/** Milliseconds that something is hovered before its effect is asked for. */
const PONDER = 120;
/** With at most this many offers, the main one included, all are buttons. */
const FEW = 3;

interface Hooks {
  scene: () => FullScene | null;
  awaited: () => Awaited | null;
  /** Make the choice, or try it in a what-if. */
  confirm: (offer: Offer) => void;
  preview: (offer: Offer) => Promise<Glimpse>;
  whyNot: (pick: Pick) => Promise<ReasonInfo[]>;
}

export class Picker {
  picks = $state.raw<Pick[]>([]);
  /** An offer chosen directly, by a button or in the list. */
  private named = $state.raw<Offer | null>(null);
  /** The effects of the only remaining option. */
  foreseen = $state.raw<ForeseenInfo[] | null>(null);
  /** Its odds. */
  private chances = $state.raw<string[]>([]);
  /** The offer that would remain if the hovered thing were picked, its effects and odds. */
  private pondered = $state.raw<{ offer: Offer; events: ForeseenInfo[]; odds: string[] } | null>(null);
  private pondering: ReturnType<typeof setTimeout> | undefined;
  /** The picks come from a hint, not from the player. */
  private hinted = false;
  /** What was picked when another player's action took the choice away from me. */
  private halfMade: { picks: Pick[]; named: Offer | null; hinted: boolean } | null = null;
  /** Something has been picked or suggested since the last choice was sent. */
  touched = false;
  /** Why the last thing could not be picked. */
  refusal = $state.raw<ReasonInfo[] | null>(null);

  readonly offers = $derived.by(() => this.hooks.awaited()?.offers ?? []);
  readonly all = $derived.by((): Thing[] => {
    const scene = this.hooks.scene();
    return scene ? things(scene) : [];
  });
  readonly left = $derived(narrow(this.offers, this.picks));
  readonly openThings = $derived(open(this.left, this.picks, this.all));
  private readonly leading = $derived(leading(this.left, this.openThings));
  /** The only remaining option, if there is just one. */
  readonly ready = $derived.by((): Offer | null => {
    if (this.named && this.left.includes(this.named)) return this.named;
    const choices = distinct(this.left, this.all);
    return choices.length === 1 ? (choices[0]?.offer ?? null) : null;
  });
  /** The offer that ends the phase, the turn or the effect: the main button while nothing is picked. */
  readonly main = $derived(this.offers.find((offer) => offer.main) ?? null);
  /** The effects of the choice that is ready, or of the one that is hovered. */
  readonly omens = $derived(this.ready ? (this.foreseen ?? []) : (this.pondered?.events ?? []));
  /** The odds of the choice that is ready, or of the one that is hovered. */
  readonly odds = $derived(this.ready ? this.chances : (this.pondered?.odds ?? []));
  readonly missed = $derived.by(() => this.hooks.awaited()?.missed ?? []);
  readonly list = $derived(entries(this.left, this.picks, this.all));
  /** The offers shown as buttons. Beside a "no", and beside one that only a button leads to, the few others are buttons
   *  too, so that nobody has to look for them on the board. */
  readonly buttons = $derived.by(() => {
    const apart = direct(this.left, this.picks, this.all);
    const beside = this.picks.length === 0 ? this.main !== null : apart.length > 0;
    const few = beside && this.left.length <= FEW;
    const shown = few ? distinct(this.left, this.all).map(({ offer }) => offer) : [];
    return few && readApart(shown) ? shown : apart;
  });

  constructor(private readonly hooks: Hooks) {}

  get isNamed(): boolean {
    return this.named !== null;
  }

  /** The state in which a thing is drawn. */
  state(pick: Pick): PickState {
    if (isPicked(this.picks, pick)) return 'picked';
    if (this.named && fits(this.named, pick)) return 'picked';
    if (this.left.some((offer) => fits(offer, pick))) {
      if (this.ready && this.picks.length > 0) return 'other';
      return [...this.leading].some((one) => samePick(one, pick)) ? 'open' : 'soft';
    }
    return this.picks.length > 0 && this.offers.some((offer) => fits(offer, pick))
      ? 'other'
      : 'idle';
  }

  /** The pieces that are picked. */
  picked(): FullPiece[] {
    const scene = this.hooks.scene();
    if (!scene || this.picks.length === 0) return [];
    return allPieces(scene.zones).filter((piece) => this.state(piece.pick) === 'picked');
  }

  /** The picked piece to describe: my own rather than an enemy's. */
  get lastPiece(): FullPiece | undefined {
    const picked = this.picked();
    return picked.findLast((piece) => !piece.enemy) ?? picked.at(-1);
  }

  /** The names of the picks. */
  names(): string[] {
    return this.picks.flatMap((pick) => {
      const thing = this.all.find((one) => samePick(one.pick, pick));
      return thing ? [thing.id ? thing.name : `${thing.where} ${thing.name}`] : [];
    });
  }

  /** A piece was pressed; the candidates are the piece and what it lies in. */
  press(...candidates: Pick[]): void {
    const pressed = press(this.offers, this.picks, candidates);
    this.refusal = null;
    if (pressed.kind === 'again') {
      if (this.ready) this.confirm();
      else this.back();
    } else if (pressed.kind === 'refused') {
      void this.explain(pressed.pick);
    } else {
      this.set(pressed.picks);
    }
  }

  /** An entry of the list of choices was pressed. */
  take(entry: Entry): void {
    this.refusal = null;
    if (entry.kind === 'thing') this.set([...this.picks, entry.thing.pick]);
    else this.choose(entry.offer);
  }

  /** An offer from a button or the list: the first press shows it, ready to be confirmed; the second confirms it. */
  choose(offer: Offer): void {
    if (this.ready === offer) this.confirm();
    else this.set(this.picks, offer);
  }

  /** Pick everything that a hint suggests; returns whether that can be chosen now. */
  suggest(option: Record<string, unknown>): boolean {
    const offer = this.offered(option);
    if (!offer) return false;
    const about = this.all.filter((thing) => fits(offer, thing.pick)).map((thing) => thing.pick);
    this.touched = true;
    this.set(about, offer, false);
    this.hinted = true;
    return true;
  }

  /** Something is hovered: if picking it would leave one choice, show its effects. */
  ponder(...candidates: Pick[]): void {
    clearTimeout(this.pondering);
    this.pondered = null;
    if (this.offers.length === 0 || this.ready) return;
    const pressed = press(this.offers, this.picks, candidates);
    if (pressed.kind !== 'picked') return;
    const left = distinct(narrow(this.offers, pressed.picks), this.all);
    const offer = left.length === 1 ? left[0]?.offer : undefined;
    if (!offer) return;
    this.pondering = setTimeout(() => {
      void this.hooks.preview(offer).then(({ events, odds }) => {
        if (!this.ready && this.offers.includes(offer)) this.pondered = { offer, events, odds };
      });
    }, PONDER);
  }

  /** Pick something up, to drop it elsewhere; returns whether that is possible. */
  lift(...candidates: Pick[]): boolean {
    if (candidates.some((pick) => isPicked(this.picks, pick))) return true;
    const pressed = press(this.offers, this.picks, candidates);
    if (pressed.kind !== 'picked') return false;
    this.refusal = null;
    this.set(pressed.picks, null, false);
    return true;
  }

  /** Whether what was picked up can be dropped here. */
  takes(...candidates: Pick[]): boolean {
    return this.isAbout(candidates) || press(this.left, this.picks, candidates).kind === 'picked';
  }

  /** Drop here what was picked up. */
  drop(...candidates: Pick[]): void {
    if (this.isAbout(candidates)) this.set(this.picks, this.ready);
    else this.press(...candidates);
  }

  /** Whether the only remaining choice is about one of these. */
  private isAbout(candidates: Pick[]): boolean {
    const { ready } = this;
    return ready !== null && candidates.some((pick) => Object.keys(pick).length > 0 && fits(ready, pick));
  }

  /** Show why something cannot be picked. */
  refuse(...candidates: Pick[]): void {
    const own = candidates.find((pick) => Object.keys(pick).length > 0);
    if (own) void this.explain(own);
  }

  confirm(): void {
    if (this.ready) this.hooks.confirm(this.ready);
  }

  /** Choose at once: for boards that have already shown what it would do. */
  do(offer: Offer): void {
    this.refusal = null;
    this.hooks.confirm(offer);
  }

  /** Undo one pick; the picks of a hint are undone together. */
  back(): void {
    this.refusal = null;
    if (this.hinted) this.clear();
    else this.set(this.named ? this.picks : this.picks.slice(0, -1), null, false);
  }

  clear(): void {
    this.forget();
    this.picks = [];
    this.named = null;
    this.refusal = null;
  }

  private forget(): void {
    clearTimeout(this.pondering);
    this.pondered = null;
    this.foreseen = null;
    this.chances = [];
    this.hinted = false;
    this.halfMade = null;
  }

  /**
   * After an update: keep the picks that are still valid. While another player is in the middle of an action none
   * are; they are restored when it is my choice again.
   */
  revise(): void {
    const before = this.halfMade ?? { picks: this.picks, named: this.named, hinted: this.hinted };
    const kept: Pick[] = [];
    for (const pick of before.picks) {
      if (narrow(this.offers, [...kept, pick]).length > 0) kept.push(pick);
      else break;
    }
    this.set(kept, before.named && (this.offered(before.named.option) ?? null), false);
    this.hinted = before.hinted;
    this.halfMade = this.offers.length === 0 ? before : null;
    this.refusal = null;
  }

  /** The current offer for an option, if there is one. */
  offered(option: Record<string, unknown>): Offer | undefined {
    const wanted = JSON.stringify(option);
    return this.offers.find((one) => JSON.stringify(one.option) === wanted);
  }

  private set(picks: Pick[], named: Offer | null = null, byHand = true): void {
    this.forget();
    this.picks = picks;
    this.named = named;
    if (byHand) this.touched = true;
    const ready = this.ready;
    if (!ready) return;
    void this.hooks.preview(ready).then(({ events, final, odds }) => {
      if (this.ready !== ready || this.picks !== picks) return;
      // What may go either way waits: its odds are read first.
      if (byHand && !final && odds.length === 0 && !prefs.ask) this.confirm();
      else {
        this.foreseen = events;
        this.chances = odds;
      }
    });
  }

  private async explain(pick: Pick): Promise<void> {
    const picked = Object.assign({}, ...this.picks, pick) as Pick;
    const reasons = await this.hooks.whyNot(picked);
    this.refusal = reasons;
  }
}
