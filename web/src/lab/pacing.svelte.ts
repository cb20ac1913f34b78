/** Finds out how long a run will take: asks again and again until all its set-ups are measured. */
import { ApiError, labPace } from '../lib/api';
import type { LabPace, LabPaceWish } from '../lib/messages';
import { shelf } from '../lib/shelf.svelte';

/** Somebody who is still choosing is not measured for. */
const SETTLE = 700;
const BUSY = 2500;
const TRIES = 10;

export class Pacing {
  pace = $state.raw<LabPace | null>(null);
  busy = $state(false);
  #turn = 0;
  #asked = '';

  /** Measure this instead of anything asked before. */
  async ask(wish: LabPaceWish): Promise<void> {
    const words = JSON.stringify(wish);
    if (words === this.#asked) return;
    this.#asked = words;
    const turn = ++this.#turn;
    const current = () => turn === this.#turn;
    this.pace = null;
    this.busy = true;
    await sleep(SETTLE);
    let left = TRIES;
    while (current()) {
      try {
        const found = await labPace(wish, shelf.language);
        if (!current()) return;
        this.pace = found;
        if (found.done) break;
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0;
        if (!current()) return;
        if ((status !== 503 && status !== 429) || left-- <= 0) break;
        await sleep(BUSY);
      }
    }
    if (current()) this.busy = false;
  }

  /** Nothing is wished for, or nobody waits any more. */
  stop(): void {
    this.#turn += 1;
    this.#asked = '';
    this.pace = null;
    this.busy = false;
  }
}

const sleep = (pause: number) => new Promise((resolve) => setTimeout(resolve, pause));
