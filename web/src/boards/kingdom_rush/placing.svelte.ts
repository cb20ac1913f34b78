/**
 * Placing a tile, a soldier or a figure on a horde: which horde, which cells, which rotation. The legal places are
 * those that the server offers; for any other place, the server is asked why not.
 */
import { untrack } from 'svelte';
import type { Offer } from '../../lib/messages';
import type { Table } from '../../table/table.svelte';
import { cellsOf, carried, form, looks, pointed, turns, type Hold, type Spot } from './cells';
import { optionOf } from '../contract';
import { lays, uncovered, type Horde, type Kingdom } from './kingdom';
import type { GameOption, PlaceSoldier, PlaceTile, SceneTask, Stand } from './types';

/** Milliseconds that the pointer rests on an illegal place before the reason is asked for. */
const PATIENCE = 180;

interface Around {
  kingdom: () => Kingdom;
  task: () => SceneTask | null;
  /** The task that begins when the current animation ends. */
  coming: () => SceneTask | null;
}

/** The cells that an option covers, if any. */
export function coveredBy(option: GameOption): number | undefined {
  return 'cells' in option ? option.cells : 'cell' in option ? option.cell : undefined;
}

export class Placing {
  /** The horde being looked at, by its card; -1: none. */
  private chosen = $state(-1);
  /** The horde on which something was placed last. */
  private last = $state(-1);
  private hold = $state.raw<Hold>({ turn: 0, flip: false });
  /** The cell pointed at; -1: none. */
  cell = $state(-1);
  /** Where it is dragged over the grid, in cells; null: it is not being dragged there. */
  private spot = $state.raw<Spot | null>(null);
  /** The player looks at the map, although something is to be placed. */
  aside = $state(false);
  /** Why it cannot be placed there. */
  reasons = $state<string[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The places that are offered, by horde and mask. */
  private readonly offers = $derived.by(() => {
    const task = this.around.task();
    const found = new Map<number, Map<number, Offer>>();
    if (!lays(task)) return found;
    for (const offer of this.table.picker.offers) {
      const option = optionOf<GameOption>(offer);
      const mask = coveredBy(option);
      if (mask === undefined) continue;
      const horde = 'horde' in option ? option.horde : (task.targets[0] ?? -1);
      const known = found.get(horde);
      if (known) known.set(mask, offer);
      else found.set(horde, new Map([[mask, offer]]));
    }
    return found;
  });
  /** Whether I am to place something. */
  readonly active = $derived(this.offers.size > 0);
  /** Something was placed, and after its animation there is more to place: the close-up stays as it is. */
  readonly between = $derived.by(() => !this.active && this.last >= 0 && lays(this.around.coming()));
  /** The hordes it may be placed on, in the order of the path. */
  readonly hordes = $derived.by(() => this.around.kingdom().hordes.filter((one) => this.offers.has(one.card)));
  /** A place that a hint suggests, or that was picked from the list. */
  private readonly suggested = $derived.by(() => {
    const { ready } = this.table.picker;
    for (const [horde, places] of this.offers) {
      for (const [mask, offer] of places) if (offer === ready) return { horde, mask };
    }
    return null;
  });
  readonly horde = $derived.by((): Horde | null => {
    const { hordes } = this.around.kingdom();
    const wanted = hordes.find((one) => one.card === (this.suggested?.horde ?? this.chosen));
    if (this.between) return hordes.find((one) => one.card === this.last) ?? null;
    if (!this.active) return wanted ?? null;
    if (wanted && this.offers.has(wanted.card)) return wanted;
    const last = this.hordes.find((one) => one.card === this.last);
    const worth = [last, ...this.hordes].find((one) => one && uncovered(one) > 0);
    return worth ?? last ?? this.hordes[0] ?? null;
  });
  readonly shape = $derived.by(() => this.around.task()?.shapes[0] ?? 'M1');
  readonly form = $derived(form(this.shape, this.hold));
  readonly turns = $derived(turns(this.shape));
  readonly flips = $derived(this.shape === 'L3');
  private readonly here = $derived(this.offers.get(this.horde?.card ?? -1));
  /** The cells of the ghost. */
  readonly ghost = $derived.by(() => {
    if (!this.active || !this.horde) return 0;
    if (this.spot) return carried(this.form, this.spot, this.horde);
    if (this.cell < 0) return this.suggested?.mask ?? 0;
    return pointed(this.form, this.cell, this.horde, (mask) => this.here?.has(mask) ?? false);
  });
  readonly offer = $derived(this.here?.get(this.ghost) ?? null);
  /** How many enemies would be left uncovered; null: nothing would change. */
  readonly leaves = $derived.by(() => {
    const { horde, offer, ghost } = this;
    return horde && offer ? uncovered({ ...horde, bare: horde.bare & ~ghost }) : null;
  });
  /** The cells covered by any legal place: they are lit. */
  readonly lit = $derived([...(this.here?.keys() ?? [])].reduce((all, mask) => all | mask, 0));
  /** The offer to skip it, if there is one. */
  readonly skip = $derived.by(() =>
    this.active ? (this.table.picker.offers.find((offer) => optionOf<GameOption>(offer).type === 'Skip') ?? null) : null,
  );

  constructor(
    private readonly table: Table,
    private readonly around: Around,
  ) {}

  /** Look at a horde; -1: at none. */
  look(card: number): void {
    this.aside = false;
    if (card === this.chosen) return;
    this.chosen = card;
    this.point(-1);
  }

  get looking(): number {
    return this.chosen;
  }

  /** Go to the next horde that it may be placed on. */
  other(step: number): void {
    const at = this.hordes.findIndex((one) => one.card === this.horde?.card);
    const next = this.hordes[(at + step + this.hordes.length) % this.hordes.length];
    if (!next) return;
    this.look(next.card);
    this.begin();
  }

  /** A first place for the ghost when no pointer is used: legal, and over as many enemies as possible. */
  begin(): void {
    const { horde, here } = this;
    if (!horde || !here) return;
    let best = -1;
    let place = 0;
    for (const mask of here.keys()) {
      const worth = cellsOf(mask & horde.bare).length;
      if (worth > best) [best, place] = [worth, mask];
    }
    for (const flip of this.flips ? [false, true] : [false]) {
      for (let turn = 0; turn < looks(this.shape); turn++) {
        const held = form(this.shape, { turn, flip });
        for (const cell of cellsOf(place)) {
          if (pointed(held, cell, horde, (mask) => mask === place) !== place) continue;
          if (pointed(held, cell, horde, (mask) => here.has(mask)) !== place) continue;
          this.hold = { turn, flip };
          this.point(cell);
          return;
        }
      }
    }
  }

  point(cell: number): void {
    this.cell = cell;
    this.spot = null;
    this.wonder();
  }

  /** It is dragged over the grid with its middle at this point; null: outside the grid. */
  carry(spot: Spot | null): void {
    const before = this.ghost;
    this.cell = -1;
    this.spot = spot;
    if (this.ghost !== before) this.wonder();
  }

  move(down: number, right: number): void {
    const { horde } = this;
    if (!horde) return;
    if (this.cell < 0) {
      this.begin();
      return;
    }
    const [y, x] = [Math.floor(this.cell / horde.width) + down, (this.cell % horde.width) + right];
    if (y < 0 || x < 0 || y >= horde.height || x >= horde.width) return;
    this.point(y * horde.width + x);
  }

  turn(by = 1): void {
    this.hold = { ...this.hold, turn: (this.hold.turn + by + 4) % 4 };
    this.wonder();
  }

  flip(): void {
    this.hold = { ...this.hold, flip: !this.hold.flip };
    this.wonder();
  }

  /** Place it where the ghost is. */
  place(): void {
    if (!this.offer) {
      this.wonder(0);
      return;
    }
    this.last = this.horde?.card ?? -1;
    this.table.picker.do(this.offer);
    this.point(-1);
  }

  pass(): void {
    if (this.skip) this.table.picker.do(this.skip);
  }

  /** Ask why it cannot be placed here, if it cannot. */
  private wonder(patience = PATIENCE): void {
    clearTimeout(this.timer);
    this.reasons = [];
    const { ghost, offer, horde } = untrack(() => ({ ghost: this.ghost, offer: this.offer, horde: this.horde }));
    if (!ghost || offer || !horde || this.table.mode !== 'now') return;
    this.timer = setTimeout(() => void this.explain(horde.card, ghost), patience);
  }

  private async explain(horde: number, mask: number): Promise<void> {
    const { seat } = this.table;
    const answer = await this.table.ask({ type: 'why_not', seat, choice: this.wish(horde, mask) });
    if (this.ghost !== mask || this.horde?.card !== horde || this.offer) return;
    this.reasons = answer.type === 'refused' ? answer.reasons.map((one) => one.text) : [];
  }

  private wish(horde: number, mask: number): Record<string, unknown> {
    switch (this.around.task()?.ask) {
      case 'stand':
        return { type: 'Stand', cells: mask } satisfies Stand;
      case 'soldier':
        return { type: 'PlaceSoldier', horde, cell: mask } satisfies PlaceSoldier;
      default:
        return { type: 'PlaceTile', horde, cells: mask } satisfies PlaceTile;
    }
  }
}
