/** What kind of window this is. */
import { MediaQuery } from 'svelte/reactivity';

/** Too narrow for a panel beside the board: a phone, mostly. */
export const narrow = new MediaQuery('(max-width: 1119px)', false);
/** A phone held sideways, or a very low window. */
export const low = new MediaQuery('(max-height: 620px)', false);
