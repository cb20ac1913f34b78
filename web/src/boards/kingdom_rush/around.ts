/** State shared by all components of this board. */
import { createContext } from 'svelte';
import type { Aiming } from './aiming.svelte';
import type { Kingdom } from './kingdom';
import type { Moving } from './moving.svelte';
import type { Omens } from './omens';
import type { Placing } from './placing.svelte';

export interface Around {
  readonly kingdom: Kingdom;
  readonly placing: Placing;
  readonly aiming: Aiming;
  readonly moving: Moving;
  /** What is forecast. */
  readonly omens: Omens;
}

export const [useAround, provideAround] = createContext<Around>();
