import { expect, it } from 'vitest';
import { sameChoice } from './choice';

it('knows a choice whatever the order of its fields', () => {
  expect(sameChoice({ type: 'Buy', kind: 2, line: 3 }, { line: 3, type: 'Buy', kind: 2 })).toBe(true);
  expect(sameChoice({ type: 'Buy', kind: 2, line: 3 }, { type: 'Buy', kind: 2, line: 4 })).toBe(false);
  expect(sameChoice({ type: 'End' }, { type: 'End', line: 1 })).toBe(false);
});
