/** What will change is shown before it is confirmed: a piece that was picked, at the place picked. */
import type { FullPiece, FullPlace } from '../lib/scene';
import type { Picker } from '../table/picker.svelte';

/** The piece that is about to come to this place, if there is one. */
export function comingTo(picker: Picker, place: FullPlace): FullPiece | null {
  if (!picker.ready || picker.state(place.pick) !== 'picked') return null;
  const coming = picker.picked().find((piece) => !piece.enemy);
  return coming && !place.pieces.some((piece) => piece.id === coming.id) ? coming : null;
}
