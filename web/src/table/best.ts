/** The best moments of a match: where the win chance rose most, and what happened there. */
import type { Curve, Line } from '../lib/messages';

export interface Moment {
  /** Where to look. */
  at: number;
  /** How many points of a hundred it brought. */
  gained: number;
  text: string;
}

/** Smaller rises are not worth telling. */
const LEAST = 8;

/** The greatest rises of a curve, in the order in which they happened. */
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

/** The line that says it best: something that happened, rather than that something begins. */
function telling(lines: readonly Line[]): string {
  const events = lines.filter((line) => Object.keys(line.event ?? {}).length > 0 && !line.kind.endsWith('Begun'));
  const great = events.find((line) => /(Won|Killed|Destroyed|Defeated|Completed|Met|Held)$/.test(line.kind));
  return (great ?? events[0])?.text ?? '';
}
