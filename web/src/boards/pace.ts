/** How fast a story is told. */

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTOR: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };
/** Milliseconds that the small events of a story take at most, at normal speed. */
const MOST = 6000;
/** Nothing is told faster than this. */
const LEAST = 0.12;

/** Something that happens, and how long it takes when nobody is in a hurry. */
export interface Beat {
  length: number;
  /** Important: it keeps its time however long the story is. */
  big: boolean;
}

/** What the times of the first event are multiplied by, given all that is left to tell. */
export function paceOf(left: readonly Beat[], speed: Speed): number {
  const small = left.filter((beat) => !beat.big).reduce((sum, beat) => sum + beat.length, 0);
  const hurry = left[0]?.big ? 1 : Math.max(LEAST, Math.min(1, MOST / Math.max(1, small)));
  return hurry * FACTOR[speed];
}
