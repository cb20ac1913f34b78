/** A grid that is written as rows of signs with "/" between them. */

/** The rows of a grid; a grid of marks that is empty has those of the grid it lies on. */
export function rowsOf(text: string, below: string, empty: string): string[] {
  if (text) return text.split('/');
  return below.split('/').map((row) => empty.repeat(row.length));
}

/** The rows as they are written; nothing but empty cells are no marks. */
export function writtenRows(rows: readonly string[], empty: string, marks: boolean): string {
  return marks && rows.every((row) => [...row].every((sign) => sign === empty)) ? '' : rows.join('/');
}

export const put = (rows: readonly string[], row: number, column: number, sign: string): string[] =>
  rows.map((line, n) => (n === row ? line.slice(0, column) + sign + line.slice(column + 1) : line));

/** More or fewer rows and columns; new cells are empty. */
export const sized = (rows: readonly string[], wide: number, high: number, empty: string): string[] =>
  Array.from({ length: high }, (_, n) => (rows[n] ?? '').slice(0, wide).padEnd(wide, empty));
