/** Puzzles: which ones this browser has solved. The server knows nothing of it. */
import type { PuzzleInfo } from './messages';
import { load, save } from './storage';

/** How far a puzzle has come here. helped: it was solved after a hint or a look at the solution. */
export type Mark = 'tried' | 'helped' | 'solved';

const KEY = 'puzzles';
const WORTH: Record<Mark, number> = { tried: 0, helped: 1, solved: 2 };
/** From these ratings on, a puzzle is called medium or hard. */
const MEDIUM = 1150;
const HARD = 1450;

type Marks = Record<string, Mark>;

export function marks(): Marks {
  const found = load<unknown>(KEY, {});
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([id, mark]) => /^[0-9a-f]{8}$/.test(id) && mark in WORTH)) as Marks;
}

/** Notes how a puzzle went; what was better before stays. */
export function note(id: string, mark: Mark): void {
  const known = marks();
  const before = known[id];
  if (before === undefined || WORTH[mark] > WORTH[before]) save(KEY, { ...known, [id]: mark });
}

export const isSolved = (mark: Mark | undefined): boolean => mark === 'solved' || mark === 'helped';

/** The next puzzle that is not solved: after the one that was just played, otherwise from the beginning. */
export function nextOf(puzzles: readonly PuzzleInfo[], known: Marks, after = ''): PuzzleInfo | null {
  const from = puzzles.findIndex(({ id }) => id === after) + 1;
  return [...puzzles.slice(from), ...puzzles.slice(0, from)].find(({ id }) => id !== after && !isSolved(known[id])) ?? null;
}

export function levelOf(rating: number): 'easy' | 'medium' | 'hard' {
  return rating < MEDIUM ? 'easy' : rating < HARD ? 'medium' : 'hard';
}
