/** All boards. A game without a board of its own is drawn by the generic board, from its scene alone. */
import type { Component } from 'svelte';
import type { IconShape } from '../lib/icons';
import type { FullPiece, FullScene } from '../lib/scene';
import type { Theme } from '../lib/theme.svelte';
import type { Table } from '../table/table.svelte';
import type { GlyphName } from '../ui/glyphs';
import type { Plan, Sheet } from '../workshop/draw/plan';
import Generic from './generic/Board.svelte';

/** How a game's pieces look wherever they are drawn: in hand, on the board, in a list. */
export interface Skin {
  icon: (piece: FullPiece) => IconShape | undefined;
  /** A class for the colours of its frame, from pieces.css or the board's own style sheet. */
  family: (piece: FullPiece) => string;
}

export interface BoardProps {
  scene: FullScene;
  /** The seat whose view is shown; -1: a spectator. */
  seat: number;
  skin: Skin;
}

/** The silhouette of what was defended, for the end of a match, in a picture of 600 by 190. */
export interface EndPicture {
  /** Its outline: a path whose base is at y = 190. */
  outline: string;
  /** Where banners stand on it: x, and the height of their feet. */
  banners: [number, number][];
  /** The offset to the right that centres it. */
  across: number;
}

/** A device of the real game that the browser can be connected to. */
export interface Device {
  /** Its entry in the menu and at set-up; a function, as words change with the language. */
  name: () => string;
  glyph: GlyphName;
  /** What the entry opens. Null: at set-up, where there is no table. */
  Panel: Component<{ table: Table | null }>;
  /** Always there at a table, among the notices: it tells the device what happens, and people how it is. */
  Follower: Component<{ table: Table }>;
}

/** The manifest of a board. */
export interface GameBoard {
  Board: Component<BoardProps>;
  skin: Skin;
  /** What is shown below the board instead of my hands, for example a shop. */
  Below?: Component<BoardProps>;
  /** How a part looks on the card that introduces it; without one, as a coin with its icon. */
  Picture?: Component<{ piece: FullPiece }>;
  /** The theme it is designed for, unless the player has chosen another. */
  theme?: Theme;
  /** The look of its end scene, if not the common one. */
  end?: EndPicture;
  device?: Device;
}

/** An entry of the data, drawn from its values. */
export interface CardProps {
  path: string;
  name: string;
  /** A value by its name. */
  of: (name: string) => unknown;
  /** A value in words; empty: there is none. */
  say: (name: string) => string;
  /** What a value is called. */
  label: (name: string) => string;
}

/** How the values of a game look where they are changed. What is missing is shown in words. */
export interface Drawings {
  /** A map behind the buttons of its spaces: a space is 1 wide, and 0.4 are left around it. */
  Map?: Component<{ plan: Plan; sheet: Sheet | undefined }>;
  /** The grid of a card behind the buttons of its cells: what each cell stands for, with 0.4 left around it. */
  Grid?: Component<{ cells: string[][]; marks: string[][]; of: (name: string) => unknown; path: string }>;
  /** A sign or word: what it is a sign of (`KindInfo.draws`), and which. It fills the box it is in. */
  Sign?: Component<{ of: string; value: string }>;
  /** A card, unit or the like as a whole, from its values. */
  Card?: Component<CardProps>;
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

/** A folder with an index.ts is the board of the game with that id. */
const DRAWINGS = import.meta.glob<{ drawings: Drawings }>('./*/drawings/index.ts');
const OWN = import.meta.glob<{ board: GameBoard }>('./*/index.ts');

export async function loadBoard(game: string): Promise<GameBoard> {
  const load = OWN[`./${game}/index.ts`];
  if (!load) return generic;
  try {
    return (await load()).board;
  } catch {
    // The generic board can play every game, so a file that fails to load is no reason to stop.
    return generic;
  }
}

/** How the values of a game look; nothing, if its board does not say or cannot be loaded. */
export async function loadDrawings(game: string): Promise<Drawings> {
  try {
    return (await DRAWINGS[`./${game}/drawings/index.ts`]?.())?.drawings ?? {};
  } catch {
    return {};
  }
}
