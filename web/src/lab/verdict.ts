/** "Is my change fair?": what a run says about a variant. */
import type { LabCell, LabEstimate, LabPair, LabRun } from '../lib/messages';

/**
 * same: every match went the same way. more, less: the interval excludes zero. open: it includes zero.
 */
export type Finding = 'same' | 'more' | 'less' | 'open';

export interface Verdict {
  /** The set-up with the variant. */
  cell: LabCell;
  /** Whose wins it is about; -1: those of the team. */
  seat: number;
  finding: Finding;
  gain: LabEstimate;
  /** How many matches there are in both. */
  played: number;
}

/** How clearly a difference is not zero, in half-widths of its interval. */
export function clearness({ value, low, high }: LabEstimate): number {
  return high > low ? Math.abs(value) / ((high - low) / 2) : 0;
}

/** One verdict for each set-up that is compared with another: on the side where the difference is clearest. */
export function verdicts(run: LabRun): Verdict[] {
  return run.cells.flatMap((cell, n) => {
    const pairs = run.pairs.filter((pair) => pair.cell === n);
    const [first, ...others] = pairs;
    const base = first && run.cells[first.base];
    if (!first || !base) return [];
    const best = others.reduce((found, pair) => (clearness(pair.gain) > clearness(found.gain) ? pair : found), first);
    const played = Math.min(cell.played, base.played);
    return [{ cell, seat: best.seat, finding: finding(best), gain: best.gain, played }];
  });
}

export function finding({ gain, same }: LabPair): Finding {
  if (same) return 'same';
  if (gain.low > 0) return 'more';
  return gain.high < 0 ? 'less' : 'open';
}
