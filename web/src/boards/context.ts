/** What every part of a board may use without being handed it. */
import { createContext } from 'svelte';
import type { Table } from '../table/table.svelte';

/**
 * What every part of a board may use of the table. `forecast.events` is what is coming while somebody
 * looks at the forecast, and empty else: boards show it as ghosts, `certain` solid, the rest dashed.
 */
export const [useTable, provideTable] = createContext<Table>();
