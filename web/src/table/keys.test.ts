import { expect, it } from 'vitest';
import { command } from './keys';

const press = (key: string, more = {}) =>
  command({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

it('knows the keys of the table', () => {
  expect(press('u')).toEqual({ do: 'undo' });
  expect(press('U')).toEqual({ do: 'undo' });
  expect(press('R')).toEqual({ do: 'redo' });
  expect(press('?')).toEqual({ do: 'help' });
  expect(press('e')).toEqual({ do: 'forecast' });
  expect(press('Escape')).toEqual({ do: 'back' });
  expect(press('Enter')).toEqual({ do: 'confirm' });
  expect(press(' ')).toEqual({ do: 'confirm' });
  expect(press('3')).toEqual({ do: 'entry', index: 2 });
});
it('leaves the others, and those of the browser, alone', () => {
  expect(press('0')).toBeNull();
  expect(press('z')).toBeNull();
  expect(press('r', { ctrlKey: true })).toBeNull();
  expect(press('1', { metaKey: true })).toBeNull();
});
