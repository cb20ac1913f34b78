/** What every part of this board may ask about the moment. */
import { getContext, setContext } from 'svelte';
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

const KEY = Symbol('kingdom');

export function provideAround(around: Around): void {
  setContext(KEY, around);
}

export function useAround(): Around {
  return getContext<Around>(KEY);
}
