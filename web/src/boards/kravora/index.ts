/** Kravora: fortresses side by side below a volcano, and a shop where blood is the currency. */
import { icons } from '../../lib/icons';
import type { GameBoard } from '..';
import Board from './Board.svelte';
import './clans.css';
import { shape } from './pieces';
import Shop from './Shop.svelte';

export const board: GameBoard = {
  Board,
  Below: Shop,
  skin: {
    icon: (piece) => shape(piece.kind) ?? icons[piece.enemy ? 'skull' : 'shield'],
    family: (piece) => (piece.enemy ? 'foe' : 'clan'),
  },
  // A fortress at the volcano.
  end: {
    outline:
      'M60 190v-40l10-14 10 14v-8l10-14 10 14v-8l10-14 10 14v56h20v-70h-10v-16h14v8h14v-8h14v8h14v-8h14v16h-10v24h40v-54h-12v-18h16v8h16v-8h16v8h16v-8h16v18h-12v54h40v-24h-10v-16h14v8h14v-8h14v8h14v-8h14v16h-10v70h20v-56l10-14 10 14v8l10-14 10 14v8l10-14 10 14v40z',
    banners: [[166, 110], [258, 80], [351, 110]],
    across: 42,
  },
};
