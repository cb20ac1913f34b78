/** Kingdom Rush: a road through a kingdom, hordes in trays, towers that cover them with tiles. */
import { icons } from '../../lib/icons';
import type { GameBoard } from '..';
import Below from './Below.svelte';
import Board from './Board.svelte';
import { picture } from './look';

export const board: GameBoard = {
  Board,
  Below,
  skin: {
    icon: (piece) => picture(piece) ?? icons[piece.enemy ? 'skull' : 'tower'],
    family: (piece) => (piece.enemy ? 'foe' : /^(M[ABF]\d|[a-z]+_\d)$/.test(piece.kind) ? 'spell' : 'humans'),
  },
};
