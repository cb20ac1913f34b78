/** Return to Dark Tower: a round realm of four kingdoms, with a rotating tower in the middle. */
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
  // The Tower.
  end: {
    outline:
      'M180 190l16-26h28v-14h12V66h-10V46h14v10h14V46h14v10h-2v-18l32-30 32 30v18h-2V46h14v10h14V46h14v20h-10v84h12v14h28l16 26z',
    banners: [[236, 50], [360, 50]],
    across: 3,
  },
};
