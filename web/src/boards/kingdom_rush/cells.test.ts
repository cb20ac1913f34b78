import { describe, expect, it } from 'vitest';
import { box, carried, cellsOf, form, laid, outline, pointed } from './cells';

const SIZE = { width: 4, height: 4 };
const at = (...cells: [number, number][]) => cells.reduce((mask, [row, column]) => mask | (1 << (row * 4 + column)), 0);

describe('shapes', () => {
  it('are turned clockwise', () => {
    expect(form('D2', { turn: 1, flip: false })).toEqual([[0, 0], [1, 0]]);
    expect(form('L3', { turn: 0, flip: false })).toEqual([[0, 0], [1, 0], [1, 1]]);
    expect(form('L3', { turn: 1, flip: false })).toEqual([[0, 0], [0, 1], [1, 0]]);
  });
  it('are flipped left to right', () => {
    expect(form('L3', { turn: 0, flip: true })).toEqual([[0, 1], [1, 0], [1, 1]]);
  });
  it('come back after four turns', () => {
    expect(form('I3', { turn: 4, flip: false })).toEqual(form('I3', { turn: 0, flip: false }));
  });
});

describe('laying', () => {
  const long = form('I3', { turn: 0, flip: false });
  it('does not leave the grid', () => {
    expect(laid(long, 0, 1, SIZE)).toBe(at([0, 1], [0, 2], [0, 3]));
    expect(laid(long, 0, 2, SIZE)).toBe(0);
  });
  it('holds a shape by its middle', () => {
    expect(pointed(long, 5, SIZE, () => true)).toBe(at([1, 0], [1, 1], [1, 2]));
  });
  it('holds a square by its upper left', () => {
    const square = form('O4', { turn: 0, flip: false });
    expect(pointed(square, 5, SIZE, () => true)).toBe(at([1, 1], [1, 2], [2, 1], [2, 2]));
    expect(pointed(square, 15, SIZE, () => true)).toBe(at([2, 2], [2, 3], [3, 2], [3, 3]));
  });
  it('pushes a shape in from the edge', () => {
    expect(pointed(long, 0, SIZE, () => true)).toBe(at([0, 0], [0, 1], [0, 2]));
  });
  it('snaps to a legal place that covers the cell', () => {
    const wanted = at([1, 1], [1, 2], [1, 3]);
    expect(pointed(long, 5, SIZE, (mask) => mask === wanted)).toBe(wanted);
  });
  it('lies where one points if nothing is legal there', () => {
    expect(cellsOf(pointed(long, 5, SIZE, () => false))).toContain(5);
  });
});

describe('outlines', () => {
  it('leave out the edges between cells', () => {
    expect(outline(at([0, 0], [0, 1]), 4).match(/M/g)).toHaveLength(6);
  });
  it('know their box', () => {
    expect(box(at([1, 1], [2, 3]), 4)).toEqual({ x: 1, y: 1, w: 3, h: 2 });
  });
});

describe('dragging', () => {
  const pair = form('D2', { turn: 0, flip: false });
  it('drops a shape with its middle under the pointer', () => {
    expect(carried(pair, { x: 2, y: 1.4 }, SIZE)).toBe(at([1, 1], [1, 2]));
    expect(carried(form('M1', { turn: 0, flip: false }), { x: 3.9, y: 0.1 }, SIZE)).toBe(at([0, 3]));
  });
  it('pushes it in where it is held a little beyond the edge, and no further', () => {
    expect(carried(pair, { x: 0.5, y: 0.2 }, SIZE)).toBe(at([0, 0], [0, 1]));
    expect(carried(pair, { x: -0.5, y: 2 }, SIZE)).toBe(0);
  });
});
