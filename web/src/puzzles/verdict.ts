import type { PuzzleTable } from '../lib/messages';
import { t } from '../lib/shelf.svelte';

/** How the puzzle of a table ended, in a word; empty: it goes on, or the table is for none. */
export function verdict(puzzle: PuzzleTable | null | undefined): string {
  if (!puzzle || puzzle.reached === null) return '';
  return t(puzzle.reached ? 'puzzle.reached' : 'puzzle.missed');
}
