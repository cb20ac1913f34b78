/** Return to Dark Tower: a round realm of four kingdoms, with a rotating tower in the middle. */
import { icons } from '../../lib/icons';
import { t } from '../../lib/shelf.svelte';
import type { GameBoard } from '..';
import Below from './Below.svelte';
import Board from './Board.svelte';
import Follower from './device/Follower.svelte';
import Panel from './device/Panel.svelte';
import { family, picture } from './look';
import './realm.css';

export const board: GameBoard = {
  Board,
  Below,
  theme: 'dark',
  skin: { icon: (piece) => picture(piece) ?? icons[piece.enemy ? 'skull' : 'shield'], family },
  device: { name: () => t('dark_tower.device.title'), glyph: 'plug', Panel, Follower },
  // The Tower.
  end: {
    outline:
      'M190 190L214 168H236V162L244 158L246 122H238V113H248L250 78H243V70H252L254 42H244L240 34Q226 14 246 0Q240 18 256 34H264Q260 20 270 12Q270 24 278 34H316Q324 24 324 12Q334 20 330 34H338Q354 18 348 0Q368 14 354 34L350 42H340L342 70H351V78H344L346 113H356V122H348L350 158L358 162V168H380L404 190zM297 6l6 13-6 13-6-13z',
    banners: [[246, 70], [348, 70]],
    across: 3,
  },
};
