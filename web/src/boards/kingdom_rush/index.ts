/** Kingdom Rush: a road through a kingdom, hordes in trays, towers that cover them with tiles. */
import { icons } from '../../lib/icons';
import type { GameBoard } from '..';
import Below from './Below.svelte';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import { isAbility, isModifier, picture } from './look';
import './kingdom.css';

export const board: GameBoard = {
  Board,
  Below,
  Picture,
  skin: {
    icon: (piece) => picture(piece) ?? icons[piece.enemy ? 'skull' : 'tower'],
    family: (piece) => (piece.enemy ? 'foe' : isModifier(piece.kind) || isAbility(piece.kind) ? 'spell' : 'steel'),
  },
  // A castle in the woods.
  end: {
    outline:
      'M90 190v-50h10v-10h12v10h12v-10h12v10h34v-52l26-34 26 34v30h24v-64l30-38 30 38v64h24v-30l26-34 26 34v52h34v-10h12v10h12v-10h12v10h10v50z',
    banners: [[196, 62], [356, 62]],
    across: 24,
  },
};
