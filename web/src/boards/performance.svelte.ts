/** How the events of a game are animated, for boards that show some of them on a large card. */
import type { Line } from '../lib/messages';
import type { FullScene } from '../lib/scene';
import type { Cues } from '../lib/sound/cues';
import type { Play, Stage } from './theatre.svelte';

/** A large card for everybody: a month, a round, an event. */
export interface Card {
  icon: string;
  words: string;
  bad: boolean;
}

/** What a game defines for its kinds of events. */
export interface Show {
  /** Milliseconds for each kind, unless it takes the usual time. */
  lengths: Record<string, number>;
  /** The kinds that get a card, with its icon. */
  cards: Record<string, Omit<Card, 'words'>>;
  /** The kinds that keep their time when many events are shown. */
  bigs: ReadonlySet<string>;
  cues: Cues;
  /** The scene after an event. */
  after(scene: FullScene, line: Line, final: FullScene): FullScene;
}

/** Milliseconds for kinds without a length of their own. */
const USUAL = 400;

export abstract class CardPerformance implements Play {
  card = $state.raw<Card | null>(null);

  protected abstract readonly show: Show;

  /** The parts of the animation before and after the scene changes. */
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

  /** The card of an event, if it has one. */
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

/** The element of a piece on the board. */
export function pieceAt(stage: Stage, id: string): HTMLElement | null {
  return stage.root.querySelector(`[data-piece="${id}"]`);
}
