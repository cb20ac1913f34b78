/** The review of a match that is over: the server makes it in the background, and keeps it. */
import type { Reviewed, Turn } from '../lib/messages';
import { shelf } from '../lib/shelf.svelte';
import type { Table } from './table.svelte';

/** Milliseconds between two questions whether it is done. */
const PAUSE = 800;

export class Reviewing {
  found = $state.raw<Reviewed | null>(null);
  /** How much is done, from 0 to 1. */
  part = $state(0);
  /** Why there is none. */
  problem = $state('');
  /** What `found` is about: the match may be taken back and go on, the language may change. */
  private about = $state('');
  private asking = false;
  private closed = false;

  constructor(private readonly table: Table) {}

  /** Whether there is one to be had: all have agreed to the end, and the game knows win chances. */
  get possible(): boolean {
    const info = this.table.update?.table;
    return (info?.final ?? false) && info!.choices > 0 && (shelf.game(info!.game)?.review ?? false);
  }

  private get subject(): string {
    return `${this.table.update?.table.choices} ${shelf.language}`;
  }

  /** The review of the match as it is now. */
  get done(): Reviewed | null {
    return this.possible && this.about === this.subject ? this.found : null;
  }

  /** The turning point at a moment. */
  turnAt(at: number): Turn | undefined {
    return this.done?.turns.find((turn) => turn.at === at);
  }

  /** Have it made; while it is being made, keep asking. */
  async start(): Promise<void> {
    if (this.asking || this.done || !this.possible) return;
    this.asking = true;
    this.problem = '';
    while (this.possible && !this.done && !this.problem && !this.closed) {
      const subject = this.subject;
      const answer = await this.table.ask({ type: 'review' });
      if (answer.type === 'reviewed') this.part = answer.part;
      if (answer.type === 'reviewed' && answer.done) {
        this.found = answer;
        this.about = subject;
      }
      // Without a message the connection was lost, and comes back.
      if (answer.type === 'problem') this.problem = answer.message;
      if (!this.done) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    this.asking = false;
  }

  /** The match goes on: what was found is of another one. */
  forget(): void {
    this.found = null;
    this.part = 0;
  }

  close(): void {
    this.closed = true;
  }
}
