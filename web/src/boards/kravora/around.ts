/** What every part of this board may ask about the moment. */
import { createContext } from 'svelte';
import type { Omens } from './omens';

export interface Around {
  /** The piece that is behind what is shown just now, by its id; or nothing. */
  readonly acting: string;
  /** What is to come. */
  readonly omens: Omens;
}

export const [useAround, provideAround] = createContext<Around>();
