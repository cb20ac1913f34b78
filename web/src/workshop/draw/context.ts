/** The pictures of the game whose numbers are being changed, as soon as they are loaded. */
import { createContext } from 'svelte';
import type { Drawings } from '../../boards';

export const [useDrawings, provideDrawings] = createContext<{ readonly now: Drawings }>();
