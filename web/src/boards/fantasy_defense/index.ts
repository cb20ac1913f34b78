/** Fantasy: Defense: a wall of gates, and what comes at it. */
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
};
