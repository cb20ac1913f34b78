/** Starts a match at once, on a new table with the game's suggested settings. */
import { ApiError } from './api';
import { learnt } from './known.svelte';
import type { Created, GameInfo, NewTable } from './messages';
import { router } from './router.svelte';
import { defaults, firstSeats, keepTokens, newTable } from './setup';
import { t } from './shelf.svelte';

/** With these settings, me in the first seat and bots in the others; everything can be undone. */
function atOnce(game: GameInfo, suggested: Record<string, unknown>, name: string): NewTable {
  const { players = Math.min(...game.players), ...options } = suggested;
  return newTable(game, {
    seats: firstSeats(game, Number(players), name),
    options: { ...defaults(game.options), ...options },
    seed: null,
    undo: 'open',
    hints: true,
  });
}

/** A sensible first match. */
export const firstMatch = (game: GameInfo, name: string) => atOnce(game, game.first, name);
/** The match that teaches the game. */
export const tutorialMatch = (game: GameInfo, name: string) => atOnce(game, game.tutorial, name);

/** Creates one table at a time, and reports what went wrong. */
export class Start {
  busy = $state(false);
  problem = $state('');

  async go(game: string, make: () => Promise<Created>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      const made = await make();
      keepTokens(made);
      learnt(game);
      router.go(`/t/${made.table}`);
    } catch (error) {
      this.problem = (error instanceof ApiError && error.message) || t('error.unreachable');
    }
    this.busy = false;
  }
}
