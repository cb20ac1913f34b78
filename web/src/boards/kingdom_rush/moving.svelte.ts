/** Dragging figures to spaces, and placing the tower in hand on sites, which say why not if they refuse it. */
import type { Offer } from '../../lib/messages';
import type { FullPiece, Pick } from '../../lib/scene';
import type { PickState } from '../../table/picker.svelte';
import type { Table } from '../../table/table.svelte';
import { optionOf } from '../contract';
import type { GameOption, SceneTask } from './types';

interface Around {
  task: () => SceneTask | null;
  /** The picked tower in hand. */
  held: () => FullPiece | undefined;
}

/** The space that an offer names, if any. */
function spaceOf(offer: Offer): number | undefined {
  const option = optionOf<GameOption>(offer);
  return 'space' in option ? option.space : undefined;
}

/** The tower card that an offer names, if any. */
function cardOf(offer: Offer): number | undefined {
  const option = optionOf<GameOption>(offer);
  return 'card' in option ? option.card : undefined;
}

/** Whether an offer activates the hero of a seat. */
export function wakes(offer: Offer, seat: number | null): boolean {
  const option = optionOf<GameOption>(offer);
  return option.type === 'ActivateHero' && option.seat === seat;
}

export class Moving {
  /** The space a hero was dragged to that has to be activated first. */
  private goal: { who: number; space: number } | null = null;

  constructor(
    private readonly table: Table,
    private readonly around: Around,
  ) {}

  /** Whether this figure can be dragged: it is to move, or its hero can be activated. */
  ready(who: number): boolean {
    return this.moves(who) || this.activation(who) !== undefined;
  }

  /** A figure was dragged to a space. */
  walk(who: number, space: number): void {
    const wake = this.activation(who);
    if (this.moves(who)) this.go(space);
    else if (wake) {
      this.goal = { who, space };
      this.table.picker.do(wake);
    }
  }

  /** The task has changed: a hero that was activated in order to move moves on. While an animation
   *  runs, there is no task. */
  follow(): void {
    const { goal } = this;
    if (!goal || !this.around.task() || this.activation(goal.who)) return;
    this.goal = null;
    if (this.moves(goal.who)) this.go(goal.space);
  }

  /** The state of a space; with a tower in hand, only where that tower may go. */
  state(pick: Pick): PickState {
    const state = this.table.picker.state(pick);
    return state === 'other' && this.misfits(pick) ? 'idle' : state;
  }

  /** A space, or a piece on it, was pressed. */
  press(...candidates: Pick[]): void {
    const space = candidates.at(-1) ?? {};
    if (this.misfits(space)) this.table.picker.refuse(space);
    else this.table.picker.press(...candidates);
  }

  private moves(who: number): boolean {
    const task = this.around.task();
    return task?.ask === 'move' && task.who === who && this.offers.some((offer) => spaceOf(offer) !== undefined);
  }

  private go(space: number): void {
    const offer = this.offers.find((one) => spaceOf(one) === space && cardOf(one) === undefined);
    if (offer) this.table.picker.do(offer);
    else this.table.picker.refuse({ space });
  }

  private activation(who: number): Offer | undefined {
    return this.offers.find((offer) => wakes(offer, who));
  }

  private misfits(pick: Pick): boolean {
    const card = this.around.held()?.pick.card;
    if (card === undefined || !('space' in pick)) return false;
    return !this.offers.some((offer) => cardOf(offer) === card && spaceOf(offer) === pick.space);
  }

  private get offers(): Offer[] {
    return this.table.picker.offers;
  }
}
