/** Follows a run: asks how it stands, gently, and not while nobody looks. */
import { ApiError, labRun, labStop } from '../lib/api';
import type { LabRun } from '../lib/messages';
import { shelf, t } from '../lib/shelf.svelte';
import { forgetRun, myRun } from './runs';

const PLAYING = 1500;
const WAITING = 4000;
/** After an error, and how often before it is told. */
const LATER = 5000;
const PATIENCE = 3;

export const isOver = (run: LabRun) => run.state !== 'waiting' && run.state !== 'playing';

export class Watching {
  run = $state.raw<LabRun | null>(null);
  /** The server knows no such run, or no longer. */
  gone = $state(false);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failed = 0;
  #ended = false;

  constructor(readonly id: string) {}

  /** Asks until the run is over and its report is there; call the returned function to stop that. */
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
    if (this.run && this.settled(this.run)) return;
    let pause = LATER;
    try {
      this.run = await labRun(this.id, shelf.language);
      this.problem = '';
      this.#failed = 0;
      if (this.settled(this.run)) return;
      pause = this.run.state === 'waiting' ? WAITING : PLAYING;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        this.gone = true;
        forgetRun(this.id);
        return;
      }
      if (++this.#failed >= PATIENCE) this.problem = (error instanceof ApiError && error.message) || t('error.unreachable');
    }
    this.again(pause);
  }

  /** Ends the run; what was played is kept. */
  async stop(): Promise<void> {
    const mine = myRun(this.id);
    if (!mine) return;
    try {
      this.run = await labStop(this.id, mine.token, shelf.language);
      this.problem = '';
    } catch (error) {
      this.problem = (error instanceof ApiError && error.message) || t('error.unreachable');
    }
    this.again(PLAYING);
  }

  private settled(run: LabRun): boolean {
    return isOver(run) && run.report !== 'making';
  }

  private again(pause: number): void {
    clearTimeout(this.#timer);
    if (this.#ended) return;
    this.#timer = setTimeout(() => {
      if (!document.hidden) void this.ask();
    }, pause);
  }
}
