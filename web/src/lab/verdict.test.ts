import { expect, it } from 'vitest';
import type { LabCell, LabEstimate, LabPair, LabRun } from '../lib/messages';
import { clearness, verdicts } from './verdict';

const cell = (variant: number, played: number): LabCell => ({
  variant,
  players: 2,
  bots: 'easy',
  played,
  failed: 0,
  together: false,
  won: null,
  seats: [],
  length: 0,
  spread: [],
});
const gain = (value: number, half: number): LabEstimate => ({ value, low: value - half, high: value + half });
const pair = (seat: number, figure: LabEstimate, same = false): LabPair => ({ cell: 1, base: 0, seat, gain: figure, same });

function run(...pairs: LabPair[]): LabRun {
  const rest = { id: '', game: '', created: 0, options: {}, ahead: 0, played: 0, total: 0, failed: 0, left: 0, matches: [] };
  return { ...rest, state: 'done', report: 'none', variants: ['', 'Mine'], cells: [cell(0, 40), cell(1, 30)], pairs };
}

it('tells the side where the difference is clearest', () => {
  const [found] = verdicts(run(pair(0, gain(0.1, 0.2)), pair(1, gain(-0.3, 0.1))));
  expect(found).toMatchObject({ seat: 1, finding: 'less', played: 30 });
  expect(found?.cell.variant).toBe(1);
});

it('tells nothing while the interval includes zero', () => {
  expect(verdicts(run(pair(0, gain(0.1, 0.2))))[0]).toMatchObject({ seat: 0, finding: 'open' });
  expect(verdicts(run(pair(-1, gain(0.1, 0.05))))[0]).toMatchObject({ seat: -1, finding: 'more' });
});

it('knows a change without an effect from one that is not clear yet', () => {
  expect(verdicts(run(pair(0, gain(0, 0.1), true)))[0]?.finding).toBe('same');
});

it('has nothing to say where nothing is compared', () => {
  expect(verdicts(run())).toEqual([]);
  expect(clearness({ value: 0.2, low: 0.2, high: 0.2 })).toBe(0);
});
