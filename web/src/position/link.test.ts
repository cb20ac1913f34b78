import { expect, test } from 'vitest';
import { document, linked, linkedSetUp, positionLink, setUpLink } from './link';

const POSITION = { position: 1, game: 'hamlet', edition: '4', options: { players: 2 }, state: { turn: 3, players: [{ wall: 9 }] } };
const hash = (link: string) => link.slice(link.indexOf('#'));

test('a position comes back from its link', async () => {
  const link = await positionLink(POSITION);
  expect(link.startsWith('/position/hamlet#p=')).toBe(true);
  expect(await linked(hash(link))).toEqual(POSITION);
});

test('a link that is cut off, or of something else, is told apart from none', async () => {
  const link = hash(await positionLink(POSITION));
  expect(await linked(link.slice(0, -9))).toBeNull();
  expect(await linked('#p=!!')).toBeNull();
  expect(await linked('#at=5')).toBeUndefined();
  expect(await linked('')).toBeUndefined();
});

test('a set-up comes back from its link', async () => {
  const link = await setUpLink('hamlet', { options: { players: 3 }, data: { 'a.b': 1 } });
  expect(await linkedSetUp(hash(link))).toEqual({ options: { players: 3 }, data: { 'a.b': 1 } });
  expect(await linkedSetUp('#s=zz')).toBeNull();
});

test('a file without a position is refused', () => {
  expect(document(JSON.stringify(POSITION))).toEqual(POSITION);
  for (const text of ['', 'x', '[]', '{}', '{"rempart": 1, "game": "hamlet"}', 'null']) expect(document(text)).toBeNull();
});
