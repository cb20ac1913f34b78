/** Kinds of windows. */
import { MediaQuery } from 'svelte/reactivity';

/** Usually a phone, or a zoomed window: a single column. */
export const narrow = new MediaQuery('(max-width: 899px), (max-height: 559px)', false);
/** There is room for a panel beside the board; otherwise it is a drawer over it. */
export const wide = new MediaQuery('(min-width: 1680px) and (min-height: 560px)', true);
/** A phone in landscape, or a very low window. */
export const low = new MediaQuery('(max-height: 620px)', false);
