import { expect, it } from 'vitest';
import { put, rowsOf, sized, writtenRows } from './grid';

it('reads a grid, and marks as large as it', () => {
  expect(rowsOf('gg./...', '', '.')).toEqual(['gg.', '...']);
  expect(rowsOf('', '11./11.', '.')).toEqual(['...', '...']);
  expect(rowsOf('m../...', '11./11.', '.')).toEqual(['m..', '...']);
});

it('writes it; marks that mark nothing are left out', () => {
  expect(writtenRows(['...', '...'], '.', false)).toBe('.../...');
  expect(writtenRows(['...', '...'], '.', true)).toBe('');
  expect(writtenRows(put(['...', '...'], 1, 2, 'm'), '.', true)).toBe('.../..m');
});

it('changes its size', () => {
  expect(sized(['gf', '..'], 3, 3, '.')).toEqual(['gf.', '...', '...']);
  expect(sized(['gf', '.h'], 1, 1, '.')).toEqual(['g']);
});
