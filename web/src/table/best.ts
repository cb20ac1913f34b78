/** The best moments of a match: where the win chance rose most, and what happened there. */
import type { Curve, Line } from '../lib/messages';

export interface Moment {
  /** The moment to look at. */
  at: number;
  /** The rise in percentage points. */
  gained: number;
  text: string;
}

/** Smaller rises are not listed. */
const LEAST = 8;

/** The greatest rises of a curve, in chronological order. */
export function bestMoments(curve: Curve, lines: readonly Line[], most = 3): Moment[] {
  const rises = curve.points.slice(1).flatMap((point, i): Moment[] => {
    const before = curve.points[i];
    const gained = before ? Math.round((point.chance - before.chance) * 100) : 0;
    if (!before || gained < LEAST) return [];
    const text = telling(lines.filter((line) => line.at > before.at && line.at <= point.at));
    return text ? [{ at: before.at, gained, text }] : [];
  });
  const kept = new Set([...rises].sort((a, b) => b.gained - a.gained).slice(0, most));
  return rises.filter((rise) => kept.has(rise));
}

/** The line that describes it best: an event rather than the start of a phase. */
function telling(lines: readonly Line[]): string {
  const events = lines.filter((line) => Object.keys(line.event ?? {}).length > 0 && !line.kind.endsWith('Begun'));
  const great = events.find((line) => /(Won|Killed|Destroyed|Defeated|Completed|Met|Held)$/.test(line.kind));
  return (great ?? events[0])?.text ?? '';
}
