/** The analysis of a position: asked for again and again until it is done, or nobody wants it any more. */
import { ApiError, analysePosition } from '../lib/api';
import type { Analysis } from '../lib/messages';
import { shelf, t } from '../lib/shelf.svelte';
import type { Document } from './link';

/** Milliseconds before the server is asked again when it has too much to do, and how often. */
const AGAIN = 1500;
const TRIES = 20;

export class Analysing {
  found = $state.raw<Analysis | null>(null);
  running = $state(false);
  problem = $state('');
  private round = 0;

  constructor(readonly game: string) {}

  async start(position: Document, seat: number): Promise<void> {
    const round = ++this.round;
    this.found = null;
    this.problem = '';
    this.running = true;
    let tries = 0;
    while (round === this.round) {
      try {
        const found = await analysePosition(this.game, { position, seat }, shelf.language);
        if (round !== this.round) return;
        this.found = found;
        if (found.done) break;
      } catch (error) {
        if (round !== this.round) return;
        const busy = error instanceof ApiError && (error.status === 429 || error.status === 503);
        if (!busy || ++tries > TRIES) {
          this.problem = (error instanceof ApiError && error.message) || t('error.unreachable');
          break;
        }
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
    if (round === this.round) this.running = false;
  }

  /** Not wanted any more: the server stops as soon as nobody asks. */
  stop(): void {
    this.round += 1;
    this.running = false;
  }

  forget(): void {
    this.stop();
    this.found = null;
    this.problem = '';
  }
}
