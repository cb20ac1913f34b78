import { expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from './messages';
import { applying, changed, fitsInARow, groups, settled } from './options';

const option = (name: string, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  label: name,
  kind: 'switch',
  default: false,
  values: [],
  labels: [],
  about: [],
  note: '',
  rule: '',
  ours: '',
  group: '',
  when: {},
  ...more,
});
const GAME = {
  options: [
    option('mode', { default: 'together', when: { players: [2, 3] } }),
    option('goal', { default: 'gold', when: { mode: ['together'] } }),
    option('code', { default: '', group: 'Code' }),
    option('foe', { group: 'Foes', when: { code: [''] } }),
    option('size', { group: 'Code' }),
  ],
} as unknown as GameInfo;
const names = (options: OptionInfo[]) => options.map((one) => one.name);

it('leaves out what does not apply to so many players', () => {
  expect(names(applying(GAME, { mode: 'together', code: '' }, 1))).toEqual(['goal', 'code', 'foe', 'size']);
  expect(names(applying(GAME, { mode: 'apart', code: '' }, 2))).toEqual(['mode', 'code', 'foe', 'size']);
});
it('forgets a choice that does not apply any more, and what followed from it', () => {
  const chosen = { mode: 'apart', goal: 'iron', code: '', foe: true };
  expect(settled(GAME, chosen, 2)).toMatchObject({ mode: 'apart', goal: 'gold', foe: true, players: 2 });
  expect(settled(GAME, chosen, 1)).toMatchObject({ mode: 'together', goal: 'iron' });
  expect(settled(GAME, { ...chosen, code: 'AB' }, 2)).toMatchObject({ foe: false });
});
it('groups what is folded away', () => {
  expect(groups(GAME.options).map((group) => [group.name, names(group.options)])).toEqual([
    ['Code', ['code', 'size']],
    ['Foes', ['foe']],
  ]);
});
it('counts what is not as usual', () => {
  expect(changed(GAME.options, { mode: 'together', goal: 'iron', code: '', foe: false, size: false })).toBe(1);
});
it('puts few short words side by side', () => {
  expect(fitsInARow(option('x', { values: ['a', 'b'], labels: ['by day', 'by night'] }))).toBe(true);
  expect(fitsInARow(option('x', { values: ['a', 'b'], labels: ['only from lines 4 and 5', 'wherever they reach'] }))).toBe(false);
});
