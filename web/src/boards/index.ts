/** The boards there are. A game without one of its own is drawn from its scene alone. */
import type { Component } from 'svelte';
import type { IconShape } from '../lib/icons';
import type { FullPiece, FullScene } from '../lib/scene';
import type { Theme } from '../lib/theme.svelte';
import Generic from './generic/Board.svelte';

/** How a game's pieces look wherever they are drawn: in hand, on the board, in a list. */
export interface Skin {
  icon: (piece: FullPiece) => IconShape | undefined;
  /** A class for the colours of its frame: those of pieces.css, or of the board's own style sheet. */
  family: (piece: FullPiece) => string;
}

export interface BoardProps {
  scene: FullScene;
  /** Whose eyes: -1 for a spectator. */
  seat: number;
  skin: Skin;
}

/** What was held, as it is seen when a match ends, on a picture of 600 by 190. */
export interface EndPicture {
  /** Its outline, a path that stands on y = 190. */
  outline: string;
  /** Where banners stand on it: across, and how high their feet are. */
  banners: [number, number][];
  /** How far it must go to the right to stand in the middle. */
  across: number;
}

/** The manifest of a board. */
export interface GameBoard {
  Board: Component<BoardProps>;
  skin: Skin;
  /** What lies below the board in place of my hands: a shop, for one. */
  Below?: Component<BoardProps>;
  /** The light it is made for, unless somebody chose another. */
  theme?: Theme;
  /** What its end looks like, if not like the end of any game. */
  end?: EndPicture;
}

export const generic: GameBoard & { end: EndPicture } = {
  Board: Generic,
  skin: { icon: () => undefined, family: (piece) => (piece.enemy ? 'foe' : 'plain') },
  // A tower in a wall.
  end: {
    outline:
      'M150 190v-50h16v-12h20v12h20v-12h20v12h20V106h-12V76h20v12h20V76h52v12h20V76h20v30h-12v34h20v-12h20v12h20v-12h20v12h16v50z',
    banners: [[300, 76], [176, 128], [424, 128]],
    across: 0,
  },
};

/** A folder with an index.ts is the board of the game of that name. */
const OWN = import.meta.glob<{ board: GameBoard }>('./*/index.ts');

export async function loadBoard(game: string): Promise<GameBoard> {
  const load = OWN[`./${game}/index.ts`];
  if (!load) return generic;
  try {
    return (await load()).board;
  } catch {
    // The generic board plays every game; a lost file is no reason to stop.
    return generic;
  }
}
