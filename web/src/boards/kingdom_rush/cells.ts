/**
 * Cells of a horde's grid as bits of a number, and shapes that lie on them. A cell is `row * width + column`; a set
 * of cells is a mask. Nothing here knows the rules: the server says what is legal.
 */
import type { SHAPE_IDS } from './types';

/** A kind of tile. */
export type ShapeId = (typeof SHAPE_IDS)[number];

export interface Size {
  width: number;
  height: number;
}

/** A cell of a shape, as [row, column]. */
type Cell = readonly [number, number];
export type Form = readonly Cell[];

const SHAPES: Record<ShapeId, Form> = {
  M1: [[0, 0]],
  D2: [[0, 0], [0, 1]],
  I3: [[0, 0], [0, 1], [0, 2]],
  L3: [[0, 0], [1, 0], [1, 1]],
  O4: [[0, 0], [0, 1], [1, 0], [1, 1]],
};

/** How a shape is rotated and flipped. */
export interface Hold {
  /** Quarter turns, clockwise. */
  turn: number;
  flip: boolean;
}

/** A shape, flipped and then turned, moved to the upper left corner. */
export function form(shape: ShapeId, { turn, flip }: Hold): Form {
  let cells = SHAPES[shape];
  if (flip) cells = cells.map(([row, column]): Cell => [row, -column]);
  for (let n = 0; n < turn; n++) cells = cells.map(([row, column]): Cell => [column, -row]);
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]): Cell => [row - top, column - left])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Whether turning or flipping a shape changes how it looks. */
export function turns(shape: ShapeId): boolean {
  return shape === 'D2' || shape === 'I3' || shape === 'L3';
}
/** How many rotations of a shape look different: a line looks the same after two quarter turns. */
export function looks(shape: ShapeId): number {
  return shape === 'L3' ? 4 : turns(shape) ? 2 : 1;
}

export function cellsOf(mask: number): number[] {
  const found: number[] = [];
  for (let cell = 0; mask >> cell; cell++) if ((mask >> cell) & 1) found.push(cell);
  return found;
}

export function count(mask: number): number {
  return cellsOf(mask).length;
}

/** The cells of a form whose upper left corner is at a row and column; 0 if it does not fit. */
export function laid(cells: Form, row: number, column: number, { width, height }: Size): number {
  let mask = 0;
  for (const [r, c] of cells) {
    const [y, x] = [row + r, column + c];
    if (y < 0 || x < 0 || y >= height || x >= width) return 0;
    mask |= 1 << (y * width + x);
  }
  return mask;
}

/**
 * Where a form lies when a cell is pointed at: it covers that cell, preferably in a legal place and held by its
 * middle, a square by its upper left; it is pushed in from the edges.
 */
export function pointed(cells: Form, cell: number, size: Size, legal: (mask: number) => boolean): number {
  const [row, column] = [Math.floor(cell / size.width), cell % size.width];
  const square = cells.length === 4 && cells.every(([r, c]) => r < 2 && c < 2);
  const middle = cells[square ? 0 : Math.floor((cells.length - 1) / 2)];
  const grips = middle ? [middle, ...cells.filter((one) => one !== middle)] : [];
  const found = grips
    .map(([r, c]) => laid(cells, row - r, column - c, size))
    .filter((mask) => mask !== 0);
  return found.find(legal) ?? found[0] ?? 0;
}

/** A point over the grid, in cells from its upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** How far beyond the edge, in cells, something dragged still counts as over the grid. */
const REACH = 0.7;

/** Where a form lies when it is dropped with its middle at this point; it is pushed in from the edges. */
export function carried(cells: Form, { x, y }: Spot, size: Size): number {
  const height = Math.max(...cells.map(([row]) => row)) + 1;
  const width = Math.max(...cells.map(([, column]) => column)) + 1;
  const [row, column] = [y - height / 2, x - width / 2];
  const beyond = Math.max(-row, -column, row + height - size.height, column + width - size.width);
  if (beyond > REACH) return 0;
  const inside = (at: number, most: number) => Math.min(Math.max(Math.round(at), 0), most);
  return laid(cells, inside(row, size.height - height), inside(column, size.width - width), size);
}

/** The outline of a mask as a path, in units of a cell. */
export function outline(mask: number, width: number): string {
  const has = (row: number, column: number) =>
    row >= 0 && column >= 0 && column < width && ((mask >> (row * width + column)) & 1) === 1;
  let path = '';
  for (const cell of cellsOf(mask)) {
    const [y, x] = [Math.floor(cell / width), cell % width];
    if (!has(y - 1, x)) path += `M${x} ${y}h1`;
    if (!has(y + 1, x)) path += `M${x} ${y + 1}h1`;
    if (!has(y, x - 1)) path += `M${x} ${y}v1`;
    if (!has(y, x + 1)) path += `M${x + 1} ${y}v1`;
  }
  return path;
}

/** The box around a mask, in cells. */
export function box(mask: number, width: number): { x: number; y: number; w: number; h: number } {
  const cells = cellsOf(mask);
  const xs = cells.map((cell) => cell % width);
  const ys = cells.map((cell) => Math.floor(cell / width));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}
