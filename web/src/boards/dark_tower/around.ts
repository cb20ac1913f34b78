/** What every part of this board may ask about the moment. */
import { createContext } from 'svelte';
import type { FullScene } from '../../lib/scene';
import type { Omens } from './omens';
import type { Realm } from './realm';

export interface Around {
  readonly scene: FullScene;
  readonly realm: Realm;
  /** What threatens, while somebody looks ahead. */
  readonly omens: Omens;
  /** Whose eyes: -1 for a spectator. */
  readonly seat: number;
  /** The region that somebody points at, or has tapped; -1 for none. */
  looking: number;
}

export const [useAround, provideAround] = createContext<Around>();
