/** State shared by all components of this board. */
import { createContext } from 'svelte';
import type { Omens } from './omens';

export interface Around {
  /** The id of the piece that causes what is being shown; empty: none. */
  readonly acting: string;
  /** What is forecast. */
  readonly omens: Omens;
}

export const [useAround, provideAround] = createContext<Around>();
