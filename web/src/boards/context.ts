/** Context shared by all components of a board. */
import { createContext } from 'svelte';
import type { Table } from '../table/table.svelte';

/**
 * The table, for any component of a board. `forecast.events` holds the forecast while somebody looks at it, and is
 * empty otherwise: boards show it as ghosts, solid if `certain`, otherwise dashed.
 */
export const [useTable, provideTable] = createContext<Table>();
