/** The forecast: what is coming if nobody does anything. Fetched only while somebody looks at it. */
import type { Forecasted, ForeseenInfo } from '../lib/messages';
import { say } from '../lib/say.svelte';
import { shelf, t } from '../lib/shelf.svelte';
import { panels } from './panels.svelte';
import type { Table } from './table.svelte';

export class Forecasting {
  found = $state.raw<Forecasted | null>(null);
  /** The number of the latest request: answers to earlier ones are dropped. */
  private asked = 0;

  constructor(private readonly table: Table) {}

  /** Whether a forecast is available: the game supports it, and one of the seats is mine. */
  get possible(): boolean {
    const info = this.table.update?.table;
    const game = info ? shelf.game(info.game) : undefined;
    return (game?.forecast ?? false) && this.table.mine.length > 0 && !info?.over;
  }

  get open(): boolean {
    return this.possible && panels.shows('forecast');
  }

  /** What boards show as ghosts; empty while nobody looks. */
  get events(): ForeseenInfo[] {
    return this.open ? (this.found?.lines ?? []) : [];
  }

  toggle(): void {
    if (this.open) this.close();
    else if (this.possible) panels.show('forecast');
  }

  close(): void {
    panels.uncover();
    panels.tab = 'log';
  }

  /** Ask for the forecast of the position that is shown: now, history or what-if. */
  async ask(): Promise<void> {
    const turn = ++this.asked;
    const { looking, mode, seat } = this.table;
    const line = mode === 'now' ? { at: -1, choices: [] } : { at: looking.at, choices: looking.choices };
    const answer = await this.table.ask({ type: 'forecast', seat, ...line });
    if (turn !== this.asked) return;
    if (answer.type === 'problem' && answer.code === 'too_fast') return say.refused(answer);
    this.found = answer.type === 'forecasted' ? answer : null;
    if (this.found) say.speak([t('forecast.title'), ...this.found.summary].join(' '));
  }
}
