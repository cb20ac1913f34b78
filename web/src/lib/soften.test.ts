import { expect, it } from 'vitest';
import { soften } from './soften';

const shown = (name: string) => soften(name).replaceAll('\u00ad', '-');

it('breaks long words between syllables', () => {
  expect(shown('Chevaucheur de griffon')).toBe('Che-vau-cheur de griffon');
  expect(shown('Sylvanien')).toBe('Syl-va-nien');
  expect(shown('Saccageur')).toBe('Sac-ca-geur');
});
it('leaves short words alone', () => {
  expect(soften('Town Crier')).toBe('Town Crier');
  expect(soften('Knight')).toBe('Knight');
});
