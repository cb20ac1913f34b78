/** How the events of a game look, on boards where some of them are held up for everybody to read. */
import type { Line } from '../lib/messages';
import type { FullScene } from '../lib/scene';
import type { Cues } from '../lib/sound/cues';
import type { Play, Stage } from './theatre.svelte';

/** Something that everybody looks up to: a month, a round, an event, a card. */
export interface Card {
  icon: string;
  words: string;
  bad: boolean;
}

export abstract class CardPerformance implements Play {
  card = $state.raw<Card | null>(null);

  /** How long each kind of event takes, in milliseconds, and the usual time. */
  protected abstract readonly lengths: Record<string, number>;
  protected abstract readonly usual: number;
  /** The events that are held up, and their signs. */
  protected abstract readonly cards: Record<string, Omit<Card, 'words'>>;
  /** The events that keep their time in a long story. */
  protected abstract readonly bigs: ReadonlySet<string>;
  abstract readonly cues: Cues;

  /** The scene after an event. */
  protected abstract after(stage: Stage, line: Line): FullScene;
  /** What is seen while things are still as they were, and what when they have changed. */
  protected abstract before(line: Line, stage: Stage): Promise<void>;
  protected abstract afterwards(line: Line, stage: Stage): void;

  length(line: Line): number {
    return this.lengths[line.kind] ?? this.usual;
  }

  big(line: Line): boolean {
    return this.bigs.has(line.kind);
  }

  clear(): void {
    this.card = null;
  }

  /** What is held up, if anything is. */
  protected cardOf(line: Line): Omit<Card, 'words'> | undefined {
    return this.cards[line.kind];
  }

  async perform(line: Line, stage: Stage): Promise<void> {
    const card = this.cardOf(line);
    if (card) {
      this.card = { ...card, words: line.text };
      await stage.wait(this.length(line));
      this.card = null;
      const scene = this.after(stage, line);
      if (scene !== stage.scene) await stage.draw(scene);
      this.afterwards(line, stage);
      return;
    }
    await this.before(line, stage);
    await stage.draw(this.after(stage, line));
    this.afterwards(line, stage);
    await stage.wait(this.length(line));
  }
}

/** A piece on the board. */
export function pieceAt(stage: Stage, id: string): HTMLElement | null {
  return stage.root.querySelector(`[data-piece="${id}"]`);
}
