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

/** What a game says of the kinds of its events. */
export interface Show {
  /** How long each takes, in milliseconds, unless it takes the usual time. */
  lengths: Record<string, number>;
  /** Those that are held up, and their signs. */
  cards: Record<string, Omit<Card, 'words'>>;
  /** Those that keep their time in a long story. */
  bigs: ReadonlySet<string>;
  cues: Cues;
  /** The scene after an event. */
  after(scene: FullScene, line: Line, final: FullScene): FullScene;
}

/** How long an event takes that has no length of its own. */
const USUAL = 400;

export abstract class CardPerformance implements Play {
  card = $state.raw<Card | null>(null);

  protected abstract readonly show: Show;

  /** What is seen while things are still as they were, and what when they have changed. */
  protected abstract before(line: Line, stage: Stage): Promise<void>;
  protected abstract afterwards(line: Line, stage: Stage): void;

  get cues(): Cues {
    return this.show.cues;
  }

  length(line: Line): number {
    return this.show.lengths[line.kind] ?? USUAL;
  }

  big(line: Line): boolean {
    return this.show.bigs.has(line.kind);
  }

  clear(): void {
    this.card = null;
  }

  /** What is held up, if anything is. */
  protected cardOf(line: Line): Omit<Card, 'words'> | undefined {
    return this.show.cards[line.kind];
  }

  async perform(line: Line, stage: Stage): Promise<void> {
    const card = this.cardOf(line);
    if (card) {
      this.card = { ...card, words: line.text };
      await stage.wait(this.length(line));
      this.card = null;
      const scene = this.show.after(stage.scene, line, stage.final);
      if (scene !== stage.scene) await stage.draw(scene);
      this.afterwards(line, stage);
      return;
    }
    await this.before(line, stage);
    await stage.draw(this.show.after(stage.scene, line, stage.final));
    this.afterwards(line, stage);
    await stage.wait(this.length(line));
  }
}

/** A piece on the board. */
export function pieceAt(stage: Stage, id: string): HTMLElement | null {
  return stage.root.querySelector(`[data-piece="${id}"]`);
}
