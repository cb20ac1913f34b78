/** Previews a choice before it is confirmed: the piece picked, at the place picked. */
import type { FullPiece, FullPlace } from '../lib/scene';
import type { Picker } from '../table/picker.svelte';

/** The picked piece that would come to this place, if any. */
export function comingTo(picker: Picker, place: FullPlace): FullPiece | null {
  if (!picker.ready || picker.state(place.pick) !== 'picked') return null;
  const coming = picker.picked().find((piece) => !piece.enemy);
  return coming && !place.pieces.some((piece) => piece.id === coming.id) ? coming : null;
}
