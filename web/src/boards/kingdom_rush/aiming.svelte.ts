/** Where attacks would go: those of the tower or hero being turned, or of the one pointed at. */
import type { Offer } from '../../lib/messages';
import type { FullPiece } from '../../lib/scene';
import type { Table } from '../../table/table.svelte';
import { optionOf } from '../contract';
import { aim, facingOf, modesOf, reached, whoOf, type Aim, type Kingdom } from './kingdom';
import type { GameOption, SceneTask } from './types';

interface Around {
  kingdom: () => Kingdom;
  task: () => SceneTask | null;
  /** The tower cards in all hands. */
  hand: () => FullPiece[];
}

export class Aiming {
  /** The direction pointed at while a tower is being turned; -1: none. */
  facing = $state(-1);
  /** The piece on the map that is pointed at. */
  over = $state.raw<{ piece: FullPiece; space: number } | null>(null);
  /** The site that is pointed at with a tower in hand; -1: none. */
  site = $state(-1);

  /** The piece to be turned, and where it is. */
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
  /** The directions it may face. */
  readonly faces = $derived.by((): { facing: number; offer: Offer }[] => {
    if (this.around.task()?.ask !== 'face') return [];
    return this.table.picker.offers.flatMap((offer) => {
      const option = optionOf<GameOption>(offer);
      return option.type === 'Face' ? { facing: option.facing, offer } : [];
    });
  });

  /** The attacks that are shown. */
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
  /** The picked tower in hand. */
  readonly held = $derived.by(() =>
    this.around.hand().find((piece) => this.table.picker.state(piece.pick) === 'picked'),
  );
  /** The spaces that are aimed at. */
  readonly spaces = $derived(new Set(this.aims.flatMap(reached)));
  /** Whether any horde can be reached. */
  readonly anywhere = $derived(this.aims.some((one) => one.perfect));

  constructor(
    private readonly table: Table,
    private readonly around: Around,
  ) {}

  /** Turn it in this direction. */
  face(facing: number): void {
    const found = this.faces.find((one) => one.facing === facing);
    if (found) this.table.picker.do(found.offer);
    this.facing = -1;
  }

  turn(): void {
    this.facing = (this.facing + 1) % 4;
  }
}

/** A tower in hand can face any way: everything it could point at. */
function around(one: Aim): Aim {
  const every = [0, 2, 4, 6].flatMap((turn) => one.arrows.map((arrow) => (arrow + turn) % 8));
  return { ...one, arrows: [...new Set(every)] };
}
