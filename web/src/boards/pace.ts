/** How fast events are shown. */

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTOR: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };
/** The most milliseconds that the small events take together, at normal speed. */
const MOST = 6000;
/** The smallest factor: events are never shown faster than this. */
const LEAST = 0.12;

/** An event, and its unhurried length in milliseconds. */
export interface Beat {
  length: number;
  /** Important: it keeps its time, however many events there are. */
  big: boolean;
}

/** The factor for the time of the first event, given all events that are left to show. */
export function paceOf(left: readonly Beat[], speed: Speed): number {
  const small = left.filter((beat) => !beat.big).reduce((sum, beat) => sum + beat.length, 0);
  const hurry = left[0]?.big ? 1 : Math.max(LEAST, Math.min(1, MOST / Math.max(1, small)));
  return hurry * FACTOR[speed];
}
