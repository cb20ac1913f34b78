/** Opens puzzles: each on a new table, in one click. */
import { openPuzzle, puzzles as fetchPuzzles } from '../lib/api';
import type { PuzzleGame } from '../lib/messages';
import { prefs } from '../lib/prefs.svelte';
import { marks, nextOf } from '../lib/puzzles';
import { shelf } from '../lib/shelf.svelte';
import { Start } from '../lib/start.svelte';

export class Opening {
  readonly start = new Start();
  games = $state.raw<PuzzleGame[] | null>(null);
  failed = $state(false);

  async fetch(language: string): Promise<void> {
    this.failed = false;
    try {
      this.games = (await fetchPuzzles(language)).games;
    } catch {
      this.failed = true;
    }
  }

  of(game: string): PuzzleGame | undefined {
    return this.games?.find((one) => one.game === game);
  }

  open(game: string, id: string): Promise<void> {
    return this.start.go(game, () => openPuzzle(game, id, { name: prefs.name }));
  }

  /** The next one that is not solved. */
  async next(game: string, after: string): Promise<void> {
    if (!this.games) await this.fetch(shelf.language);
    const found = nextOf(this.of(game)?.puzzles ?? [], marks(), after);
    if (found) await this.open(game, found.id);
  }
}
