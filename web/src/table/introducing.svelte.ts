/** The card that introduces what is new in a set-up: shown once in this browser, and again on request. */
import type { Introduced } from '../lib/messages';
import { prefs } from '../lib/prefs.svelte';
import { shelf } from '../lib/shelf.svelte';
import { load, save } from '../lib/storage';
import { panels } from './panels.svelte';
import type { Table } from './table.svelte';

const SEEN = 'introduced';

export class Introducing {
  found = $state.raw<Introduced | null>(null);
  /** The card was closed at this table. */
  private closed = false;

  constructor(private readonly table: Table) {}

  private get game(): string {
    return this.table.update?.table.game ?? '';
  }

  /** Whether the game introduces parts at all. */
  get possible(): boolean {
    return shelf.game(this.game)?.introduces ?? false;
  }

  /** Whether to show the card without being asked: to players, before or in the first round, once. */
  get wanted(): boolean {
    const { found, table } = this;
    if (this.closed || !found?.due || found.parts.length === 0 || !prefs.introduce) return false;
    return table.mine.length > 0 && !table.update?.table.over && !load<string[]>(SEEN, []).includes(this.name);
  }

  private get name(): string {
    return `${this.game}/${this.found?.key ?? ''}`;
  }

  async ask(): Promise<void> {
    if (!this.possible) return;
    const answer = await this.table.ask({ type: 'introduction' });
    if (answer.type === 'introduced') this.found = answer;
  }

  /** Open the card, in the current language. */
  async open(): Promise<void> {
    await this.ask();
    if (this.found && this.found.parts.length > 0) panels.dialog = 'new';
  }

  /** The card was read or skipped. */
  close(): void {
    this.closed = true;
    const seen = load<string[]>(SEEN, []);
    if (!seen.includes(this.name)) save(SEEN, [...seen, this.name]);
    panels.dialog = '';
  }
}
