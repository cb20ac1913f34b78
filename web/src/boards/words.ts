/** Labels for screen readers and tips. */
import type { FullPiece, FullPlace } from '../lib/scene';
import { t } from '../lib/shelf.svelte';
import { soften } from '../lib/soften';
import type { PickState } from '../table/picker.svelte';

/** The lines of a piece's tip. */
export function pieceLines(piece: FullPiece): string[] {
  return [piece.note, ...piece.more, piece.marks.join(' · ')];
}

export function pieceWords(piece: FullPiece, state: PickState): string {
  const parts = [piece.name, piece.value, ...piece.marks, piece.note, stateWords(state)];
  return parts.filter(Boolean).join(', ');
}

/** The same, in the order and spelling that a card shows: voice control matches the visible text. */
export function cardWords(piece: FullPiece, state: PickState): string {
  const parts = [`${piece.value} ${soften(piece.name)}`.trim(), piece.note, ...piece.marks, stateWords(state)];
  return parts.filter(Boolean).join(', ');
}

/** The attributes of a button that is a piece: its id, whether it is picked, and its label. */
export function pieceSays(piece: FullPiece, state: PickState, words = pieceWords(piece, state)) {
  return { 'data-piece': piece.id, 'aria-pressed': state === 'picked', 'aria-label': words };
}

/** The attributes of a preview: hidden from screen readers and the keyboard. */
export const GHOST_SAYS = { 'data-piece': undefined, 'aria-hidden': true, tabindex: -1 } as const;

export function placeWords(zone: string, place: FullPlace, state: PickState): string {
  const inside = place.pieces.map((piece) => `${piece.name} ${piece.value}`.trim()).join(', ');
  const parts = [
    `${zone}, ${place.name}`,
    place.value,
    place.status,
    place.tone ? t(`tone.${place.tone}`) : '',
    ...place.marks,
    inside,
    place.note,
    stateWords(state),
  ];
  return parts.filter(Boolean).join(', ');
}

export function stateWords(state: PickState): string {
  if (state === 'picked') return t('pick.picked');
  return state === 'open' || state === 'soft' ? t('pick.open') : '';
}
