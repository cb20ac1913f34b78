/** What the parts of this board share without handing it on. */
import { createContext } from 'svelte';
import type { Badges } from '../../table/badges.svelte';

export const [usedBadges, provideBadges] = createContext<Badges>();
