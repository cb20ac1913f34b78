/** Kravora: fortresses under a volcano, side by side, and a market of blood. */
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
};
