/** State shared by all components of this board. */
import { createContext } from 'svelte';
import type { FullScene } from '../../lib/scene';
import type { Omens } from './omens';
import type { Realm } from './realm';
import type { Stance } from './tower/stance';

export interface Around {
  readonly scene: FullScene;
  readonly realm: Realm;
  /** What the Tower shows. */
  readonly stance: Stance;
  /** The forecast threats, while the forecast is open. */
  readonly omens: Omens;
  /** The seat whose view is shown; -1: a spectator. */
  readonly seat: number;
  /** The region that is hovered or was tapped; -1: none. */
  looking: number;
}

export const [useAround, provideAround] = createContext<Around>();
