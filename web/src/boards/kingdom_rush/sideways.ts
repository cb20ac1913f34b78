/** A phone in landscape: what has no room below the map goes beside it. */
import { MediaQuery } from 'svelte/reactivity';

export const sideways = new MediaQuery('(min-aspect-ratio: 5/4)', false);
