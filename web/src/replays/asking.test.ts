import { expect, test } from 'vitest';
import { asked, isAnything, linkTo } from './asking';

test('what is asked for comes back from its address', () => {
  const ask = { game: 'hamlet', players: 3, settings: { faction: 'elves', swift: true, heap: 7 }, result: 'won', name: 'Zoë & Bo', days: 7, best: true, page: 2 } as const;
  const link = linkTo(ask);
  expect(asked(link.slice(link.indexOf('?')))).toEqual(ask);
});

test('nonsense in an address asks for nothing', () => {
  expect(linkTo(asked('?players=many&days=-3&page=x&result=drawn&set.faction=elves&best=yes'))).toBe('/replays');
  expect(asked('?players=99&days=1e9').players).toBe(8);
});

test('the order and the page narrow nothing', () => {
  expect(isAnything({ best: true, page: 3 })).toBe(true);
  expect(isAnything({ name: 'Bo' })).toBe(false);
});
