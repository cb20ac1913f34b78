/** History and what-if: the table as it was, or as it might be. Neither is stored. */
import type { Choice, Line } from '../lib/messages';
import { say } from '../lib/say.svelte';
import { fullPosition, type FullPosition } from '../lib/scene';
import { t } from '../lib/shelf.svelte';
import type { Mode, Table } from './table.svelte';

export class Looking {
  mode = $state<Mode>('now');
  /** The moment that is shown, or at which the what-if begins. */
  at = $state(0);
  position = $state.raw<FullPosition | null>(null);
  /** The log lines of the last choice, or of the whole what-if. */
  lines = $state.raw<Line[]>([]);
  /** The choices of a what-if. */
  choices = $state.raw<Choice[]>([]);
  /** Undone choices of a what-if, for redo. */
  private ahead: Choice[] = [];
  playing = $state(false);
  /** The number of the latest request: answers to earlier ones are dropped. */
  private asked = 0;
  /** The seat whose view is shown. */
  seat = 0;

  constructor(private readonly table: Table) {}

  get last(): number {
    return this.table.update?.table.choices ?? 0;
  }

  /** A what-if that begins at the current position can be played for real. */
  get fromNow(): boolean {
    return this.mode === 'whatif' && this.at === this.last;
  }

  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, Math.round(at)));
    const turn = ++this.asked;
    const answer = await this.table.ask({ type: 'look', at: to, seat: this.table.seat });
    if (turn !== this.asked) return;
    if (answer.type === 'problem') say.refused(answer);
    if (answer.type !== 'seen') return;
    const next = this.mode === 'history' && to === this.at + 1;
    await this.table.redraw(() => {
      this.mode = 'history';
      this.at = to;
      this.position = fullPosition(answer.position);
      this.lines = answer.lines;
      this.choices = [];
      this.table.tellStory(this.position.scene, next ? answer.lines : []);
      this.table.picker.clear();
    });
    history.replaceState(null, '', `#at=${to}`);
  }

  step(by: number): void {
    this.playing = false;
    const from = this.mode === 'history' ? this.at : this.last;
    void this.go(from + by);
  }

  /** Replay the match from here on, one choice at a time. */
  async play(...choices: Choice[]): Promise<void> {
    if (choices.length > 0) return this.extend(choices);
    this.playing = true;
    if (this.at >= this.last) await this.go(0);
    while (this.playing && this.mode === 'history' && this.at < this.last) {
      await new Promise((resolve) => setTimeout(resolve, 900));
      if (this.playing && this.mode === 'history') await this.go(this.at + 1);
    }
    this.playing = false;
  }

  stop(): void {
    this.playing = false;
  }

  /** Back to the real table. */
  async leave(): Promise<void> {
    this.asked += 1;
    this.playing = false;
    await this.table.redraw(() => {
      this.mode = 'now';
      this.position = null;
      this.lines = [];
      this.choices = [];
      this.ahead = [];
      this.table.picker.clear();
    });
    if (location.hash.startsWith('#at=')) {
      history.replaceState(null, '', location.pathname + location.search);
    }
    say.speak(t('mode.now'));
  }

  // What if

  /** Begin a what-if at the moment that is shown, with these choices if any. */
  async imagine(seat = this.table.seat, line: Choice[] = []): Promise<void> {
    if (seat < 0) return;
    const at = this.mode === 'history' ? this.at : this.last;
    this.playing = false;
    this.at = at;
    this.ahead = [];
    this.seat = seat;
    await this.show(line);
  }

  private async extend(choices: Choice[]): Promise<void> {
    this.ahead = [];
    await this.show([...this.choices, ...choices]);
  }

  async undo(): Promise<void> {
    const last = this.choices.at(-1);
    if (!last) return;
    this.ahead = [last, ...this.ahead];
    await this.show(this.choices.slice(0, -1));
  }

  async redo(): Promise<void> {
    const [next, ...rest] = this.ahead;
    if (!next) return;
    this.ahead = rest;
    await this.show([...this.choices, next]);
  }

  get canRedo(): boolean {
    return this.ahead.length > 0;
  }

  private async show(choices: Choice[]): Promise<void> {
    const turn = ++this.asked;
    const { at, seat } = this;
    const answer = await this.table.ask({ type: 'what_if', seat, at, choices });
    if (turn !== this.asked) return;
    if (answer.type === 'problem') say.refused(answer);
    if (answer.type !== 'seen') return;
    const known = this.mode === 'whatif' && choices.length > this.choices.length ? this.lines.length : Infinity;
    await this.table.redraw(() => {
      this.mode = 'whatif';
      this.position = fullPosition(answer.position);
      this.table.tellStory(this.position.scene, answer.lines.slice(known));
      this.lines = answer.lines;
      this.choices = choices.slice(0, answer.applied);
      this.table.picker.clear();
    });
    if (answer.applied < choices.length) say.note(t('whatif.refused'), 'bad');
  }

  /** Play the what-if in the real match, as far as possible. */
  async commit(): Promise<void> {
    if (!this.fromNow || this.choices.length === 0) return;
    const { choices, seat } = this;
    const n = this.table.n;
    const answer = await this.table.ask({ type: 'commit', n, seat, choices, together: false });
    if (answer.type === 'problem') {
      say.note(answer.message || t('link.unsure'), 'bad', answer.reasons[0]?.rule ?? '');
      return;
    }
    await this.leave();
    if (answer.type === 'done' && answer.applied < choices.length) {
      say.note(t('whatif.partly', { n: answer.applied, of: choices.length }));
    }
  }
}
