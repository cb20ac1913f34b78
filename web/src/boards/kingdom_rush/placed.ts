/** A figure or a tower on the map. */
import type { FullPiece } from '../../lib/scene';
import type { PickState } from '../../table/picker.svelte';
import { useTable } from '../context';
import { useAround } from './around';
import { aims, type Space } from './kingdom';

export interface Placed {
  readonly state: PickState;
  /** Whether the direction it faces matters. */
  readonly aims: boolean;
  /** Event handlers for its button. */
  readonly on: Record<'onclick' | 'onpointerenter' | 'onpointerleave' | 'onfocus' | 'onblur', () => void>;
}

/**
 * The behaviour of a piece on the map: it stands for its space when only the space can be picked; while it is
 * pointed at, it shows what it would hit.
 */
export function usePlaced(piece: () => FullPiece, space: () => Space): Placed {
  const { picker } = useTable();
  const around = useAround();
  const own = () => picker.state(piece().pick);
  const there = () => around.moving.state(space().place.pick);
  const show = () => (around.aiming.over = { piece: piece(), space: space().space });
  const hide = () => (around.aiming.over = null);
  return {
    get state() {
      return own() === 'idle' ? there() : own();
    },
    get aims() {
      return aims(piece());
    },
    on: {
      onclick() {
        if (own() === 'idle' && there() !== 'idle') around.moving.press(space().place.pick);
        else around.moving.press(piece().pick, space().place.pick);
      },
      onpointerenter: show,
      onpointerleave: hide,
      onfocus: show,
      onblur: hide,
    },
  };
}
