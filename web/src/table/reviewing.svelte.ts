/** The review of a finished match: the server makes it in the background, and keeps it. */
import type { Reviewed, Turn } from '../lib/messages';
import { shelf } from '../lib/shelf.svelte';
import type { Table } from './table.svelte';

/** Milliseconds between two requests for it. */
const PAUSE = 800;

export class Reviewing {
  found = $state.raw<Reviewed | null>(null);
  /** Progress, from 0 to 1. */
  part = $state(0);
  /** Why there is no review. */
  problem = $state('');
  /** What `found` is about: the match may be undone and continued, or the language changed. */
  private about = $state('');
  private asking = false;
  private closed = false;

  constructor(private readonly table: Table) {}

  /** Whether a review is available: everybody has agreed to the end, and the game supports win chances. */
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

  /** Request the review; while the server is working on it, keep asking. */
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
      // A problem without a message is a lost connection, which comes back.
      if (answer.type === 'problem') this.problem = answer.message;
      if (!this.done) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    this.asking = false;
  }

  /** The match continues: the old review no longer applies. */
  forget(): void {
    this.found = null;
    this.part = 0;
  }

  close(): void {
    this.closed = true;
  }
}
