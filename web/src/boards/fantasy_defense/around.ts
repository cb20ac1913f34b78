/** What the parts of this board share without handing it on. */
import { getContext, setContext } from 'svelte';
import type { Badges } from '../../table/badges.svelte';

const KEY = Symbol('badges');

export function provideBadges(badges: Badges): void {
  setContext(KEY, badges);
}

export function usedBadges(): Badges {
  return getContext<Badges>(KEY);
}
