import { expect, it } from 'vitest';
import { de } from './elision';

it.each([
  ['Paul', 'de Paul'],
  ['Anne', "d'Anne"],
  ['Élodie', "d'Élodie"],
  ['Hugo', 'de Hugo'],
  ['Joueur 1', 'de Joueur 1'],
  ['8', 'de 8'],
])('says "de" before %s', (name, words) => {
  expect(de(name)).toBe(words);
});
