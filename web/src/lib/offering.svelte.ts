/** Asks for a stage of a run, again and again until its rating is done. */
import { ApiError, runOffer } from './api';
import type { RunOffer, RunWish } from './messages';
import { shelf, t } from './shelf.svelte';

/** How often a busy server is asked again. */
const TRIES = 20;
const PAUSE = 1500;

export class Offering {
  offer = $state.raw<RunOffer | null>(null);
  busy = $state(false);
  problem = $state('');
  #turn = 0;

  constructor(readonly game: string) {}

  /** Ask for this instead of anything asked before. */
  async ask(wish: RunWish): Promise<void> {
    const turn = ++this.#turn;
    const current = () => turn === this.#turn;
    this.busy = true;
    this.problem = '';
    let left = TRIES;
    while (current()) {
      try {
        const found = await runOffer(this.game, wish, shelf.language);
        if (!current()) return;
        this.offer = found;
        if (found.done) break;
      } catch (error) {
        if (!current()) return;
        const status = error instanceof ApiError ? error.status : 0;
        if ((status === 503 || status === 429) && left-- > 0) {
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
          continue;
        }
        this.problem = (error instanceof ApiError && error.message) || t('error.unreachable');
        break;
      }
    }
    if (current()) this.busy = false;
  }

  /** Take what is known so far. */
  stop(): void {
    this.#turn += 1;
    this.busy = false;
  }
}

/** To multiples of five: the figures are no better than that. */
export function about(percent: number): number {
  return Math.min(95, Math.max(5, Math.round(percent / 5) * 5));
}
