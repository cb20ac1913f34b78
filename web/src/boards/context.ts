/** What every part of a board may use without being handed it. */
import { getContext, setContext } from 'svelte';
import type { Table } from '../table/table.svelte';

const KEY = Symbol('table');

export function provideTable(table: Table): void {
  setContext(KEY, table);
}

/**
 * What every part of a board may use of the table. `forecast.events` is what is coming while somebody
 * looks at the forecast, and empty else: boards show it as ghosts, `certain` solid, the rest dashed.
 */
export function useTable(): Table {
  return getContext<Table>(KEY);
}
