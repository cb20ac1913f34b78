/** Follows the open tables: asks again and again, later after an error, and not while nobody looks. */
import { ApiError, lobby } from '../lib/api';
import { clock } from '../lib/clock.svelte';
import type { LobbyInfo } from '../lib/messages';
import { shelf, t } from '../lib/shelf.svelte';

const LONGEST = 120_000;

export class OpenTables {
  info = $state.raw<LobbyInfo | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = 0;
  #ended = false;

  /** `pause`: milliseconds between two questions. */
  constructor(readonly pause: number) {}

  /** Call the returned function to stop. */
  begin(): () => void {
    const look = () => {
      if (!document.hidden) void this.ask();
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      this.#ended = true;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.info = await lobby(shelf.language);
      clock.set(this.info.now);
      this.problem = '';
      this.#failed = 0;
    } catch (error) {
      this.#failed += 1;
      this.problem = (error instanceof ApiError && error.message) || t('error.unreachable');
    }
    if (this.#ended || this.info?.open === false) return;
    this.#timer = setTimeout(() => {
      if (!document.hidden) void this.ask();
    }, Math.min(this.pause * 2 ** this.#failed, LONGEST));
  }
}
