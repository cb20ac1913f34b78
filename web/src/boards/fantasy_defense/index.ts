/** Fantasy: Defense: a wall of gates, and the invaders that attack it. */
import { icons } from '../../lib/icons';
import type { GameBoard } from '..';
import Board from './Board.svelte';
import { family } from './families';
import shapes from './icons.json?icons';

export const board: GameBoard = {
  Board,
  skin: {
    icon: (piece) => shapes[piece.kind] ?? icons[piece.enemy ? 'skull' : 'shield'],
    family: (piece) => family(piece),
  },
  // A wall with gates.
  end: {
    outline:
      'M70 190v-62h14v-14h14v14h16v-14h14v14h16v-34h-8v-18h14v10h12v-10h14v10h12v-10h14v18h-8v34h28v-14h14v14h16v-14h14v14h16v-34h-8v-18h14v10h12v-10h14v10h12v-10h14v18h-8v34h28v-14h14v14h16v-14h14v14h14v62z',
    banners: [[170, 86], [308, 86], [88, 118]],
    across: 57,
  },
};
