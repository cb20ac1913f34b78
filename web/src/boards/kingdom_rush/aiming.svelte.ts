/** Where an attack would go: of the tower or hero that is to turn, or of one that somebody points at. */
import type { Offer } from '../../lib/messages';
import type { FullPiece } from '../../lib/scene';
import type { Table } from '../../table/table.svelte';
import { optionOf } from '../contract';
import { aim, facingOf, modesOf, reached, whoOf, type Aim, type Kingdom } from './kingdom';
import type { GameOption, SceneTask } from './types';

interface Around {
  kingdom: () => Kingdom;
  task: () => SceneTask | null;
  /** The tower cards in hands. */
  hand: () => FullPiece[];
}

export class Aiming {
  /** The side that somebody points at while a tower turns; -1: none. */
  facing = $state(-1);
  /** The piece on the map that somebody points at. */
  over = $state.raw<{ piece: FullPiece; space: number } | null>(null);
  /** The site that somebody points at with a tower in hand. */
  site = $state(-1);

  /** What is to turn, and where it is. */
  readonly turning = $derived.by(() => {
    const task = this.around.task();
    if (task?.ask !== 'face' || this.faces.length === 0) return null;
    for (const space of this.around.kingdom().spaces) {
      for (const piece of [...space.towers, ...space.figures]) {
        const mine = task.card >= 0 ? piece.id === `tower-${task.card}` : whoOf(piece) === task.who;
        if (mine) return { piece, space: space.space, mode: task.mode };
      }
    }
    return null;
  });
  /** The sides that it may face. */
  readonly faces = $derived.by((): { facing: number; offer: Offer }[] => {
    if (this.around.task()?.ask !== 'face') return [];
    return this.table.picker.offers.flatMap((offer) => {
      const option = optionOf<GameOption>(offer);
      return option.type === 'Face' ? { facing: option.facing, offer } : [];
    });
  });

  /** What is shown. */
  readonly aims = $derived.by((): Aim[] => {
    const { turning, over } = this;
    if (turning) {
      const { ready } = this.table.picker;
      const facing = this.facing >= 0 ? this.facing : this.faces.find((one) => one.offer === ready)?.facing;
      if (facing === undefined) return [];
      const modes = modesOf(turning.piece);
      const shown = turning.mode >= 0 ? modes.slice(turning.mode, turning.mode + 1) : modes;
      return shown.map((shots) => aim(shots, turning.space, facing));
    }
    const card = this.held;
    if (card && this.site >= 0) return modesOf(card).map((shots) => around(aim(shots, this.site, 0)));
    if (over) return modesOf(over.piece).map((shots) => aim(shots, over.space, facingOf(over.piece)));
    return [];
  });
  /** The tower in hand that is picked. */
  readonly held = $derived.by(() =>
    this.around.hand().find((piece) => this.table.picker.state(piece.pick) === 'picked'),
  );
  /** The spaces that are aimed at. */
  readonly spaces = $derived(new Set(this.aims.flatMap(reached)));
  /** Any horde can be reached. */
  readonly anywhere = $derived(this.aims.some((one) => one.perfect));

  constructor(
    private readonly table: Table,
    private readonly around: Around,
  ) {}

  /** Let it face this side. */
  face(facing: number): void {
    const found = this.faces.find((one) => one.facing === facing);
    if (found) this.table.picker.do(found.offer);
    this.facing = -1;
  }

  turn(): void {
    this.facing = (this.facing + 1) % 4;
  }
}

/** A tower in hand may be turned: all that it could point at. */
function around(one: Aim): Aim {
  const every = [0, 2, 4, 6].flatMap((turn) => one.arrows.map((arrow) => (arrow + turn) % 8));
  return { ...one, arrows: [...new Set(every)] };
}
