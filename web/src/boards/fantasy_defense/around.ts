/** State shared by all components of this board. */
import { createContext } from 'svelte';
import type { Badges } from '../../table/badges.svelte';

export const [usedBadges, provideBadges] = createContext<Badges>();
