/** The boards there are. A game without one of its own is drawn from its scene alone. */
import type { Component } from 'svelte';
import type { IconShape } from '../lib/icons';
import type { FullPiece, FullScene } from '../lib/scene';
import type { Theme } from '../lib/theme.svelte';
import Generic from './generic/Board.svelte';

/** How a game's pieces look wherever they are drawn: in hand, on the board, in a list. */
export interface Skin {
  icon: (piece: FullPiece) => IconShape | undefined;
  /** A class for the colours of its frame. */
  family: (piece: FullPiece) => string;
}

export interface BoardProps {
  scene: FullScene;
  /** Whose eyes: -1 for a spectator. */
  seat: number;
  skin: Skin;
}

export interface GameBoard {
  Board: Component<BoardProps>;
  skin: Skin;
  /** What lies below the board in place of my hands: a shop, for one. */
  Below?: Component<BoardProps>;
  /** The light it is made for, unless somebody chose another. */
  theme?: Theme;
}

export const generic: GameBoard = {
  Board: Generic,
  skin: { icon: () => undefined, family: (piece) => (piece.enemy ? 'foe' : 'plain') },
};

const OWN: Record<string, () => Promise<{ board: GameBoard }>> = {
  fantasy_defense: () => import('./fantasy_defense'),
  kravora: () => import('./kravora'),
  kingdom_rush: () => import('./kingdom_rush'),
  dark_tower: () => import('./dark_tower'),
};

export async function loadBoard(game: string): Promise<GameBoard> {
  const load = OWN[game];
  if (!load) return generic;
  try {
    return (await load()).board;
  } catch {
    // The generic board plays every game; a lost file is no reason to stop.
    return generic;
  }
}
