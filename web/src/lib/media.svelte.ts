/** What kind of window this is. */
import { MediaQuery } from 'svelte/reactivity';

/** A phone, mostly, or a window that is zoomed in: one thing below the other. */
export const narrow = new MediaQuery('(max-width: 899px), (max-height: 559px)', false);
/** Room for a panel beside the board; else it is a drawer over it. */
export const wide = new MediaQuery('(min-width: 1680px) and (min-height: 560px)', true);
/** A phone held sideways, or a very low window. */
export const low = new MediaQuery('(max-height: 620px)', false);
