/** What every part of this board may ask about the moment. */
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
  /** What is to come. */
  readonly omens: Omens;
}

export const [useAround, provideAround] = createContext<Around>();
