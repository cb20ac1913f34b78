/** Return to Dark Tower: a round realm of four kingdoms, and in its middle a tower that turns. */
import { icons } from '../../lib/icons';
import type { GameBoard } from '..';
import Below from './Below.svelte';
import Board from './Board.svelte';
import { family, picture } from './look';
import './realm.css';

export const board: GameBoard = {
  Board,
  Below,
  theme: 'dark',
  skin: { icon: (piece) => picture(piece) ?? icons[piece.enemy ? 'skull' : 'shield'], family },
};
