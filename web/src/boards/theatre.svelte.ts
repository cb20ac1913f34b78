/**
 * A board that shows what happened: one event after the other, from the scene that was drawn to the
 * one that came. It can be skipped at any moment, and always ends with the scene that came.
 *
 * No line here knows a game: `perform` says how an event looks, `length` how long it takes.
 */
import { onMount, tick, untrack } from 'svelte';
import type { Line } from '../lib/messages';
import { Mover, still } from '../lib/motion';
import { prefs } from '../lib/prefs.svelte';
import type { FullScene } from '../lib/scene';
import { cueOf, digest, type Cues } from '../lib/sound/cues';
import { sound } from '../lib/sound/sound.svelte';
import { useTable } from './context';
import { paceOf } from './pace';

/** Milliseconds between sounds of a story that is not played. */
const STAGGER = 220;

/** Somebody has seen enough. */
class Skipped extends Error {}

/** What a performance has to work with. */
export interface Stage {
  readonly root: HTMLElement;
  /** What is drawn now. */
  readonly scene: FullScene;
  /** Where it will all lead. */
  readonly final: FullScene;
  /** Draw another scene; what moved travels. */
  draw(scene: FullScene): Promise<void>;
  /** Animate something; it ends at once when all is skipped. */
  animate(node: Element, frames: Keyframe[], length: number, options?: KeyframeAnimationOptions): Animation;
  /** Let this much time pass. */
  wait(length: number): Promise<void>;
}

export interface Play {
  perform(line: Line, stage: Stage): Promise<void>;
  /** Milliseconds, unhurried: about 600, more for what matters; 0 for what need not be seen. */
  length(line: Line): number;
  /** Whether it matters: a boss, a battle, a loss, the end. Such events keep their time in long stories. */
  big?(line: Line): boolean;
  /** What is heard. */
  readonly cues?: Cues;
  /** The story is over or was skipped: whatever was put on the stage goes. */
  clear(): void;
}

export class Theatre {
  /** What is drawn. */
  shown = $state.raw<FullScene>() as FullScene;
  playing = $state(false);
  /** What is happening, in words. */
  caption = $state('');
  /** The first event that was not told yet: the log ends before it. */
  next = $state.raw<Line | null>(null);
  root: HTMLElement | null = null;

  private final: FullScene;
  private queue: Line[] = [];
  private turn = 0;
  private replaying = false;
  private readonly mover = new Mover();
  private readonly running = new Set<Animation>();
  private wake: (() => void) | null = null;

  /** `whole`: what else may show pieces that travel, a hand for one. */
  constructor(
    scene: FullScene,
    private readonly play: Play,
    private readonly whole: () => HTMLElement | null = () => null,
  ) {
    this.shown = scene;
    this.final = scene;
  }

  /** For the board's own element. */
  readonly attach = (node: HTMLElement) => {
    this.root = node;
    return () => (this.root = null);
  };

  /** A scene has come, with what led to it. */
  arrive(scene: FullScene, lines: readonly Line[]): void {
    if (scene === this.final) return;
    if (this.replaying) this.end();
    this.final = scene;
    if (lines.length === 0 || !this.root || silent()) {
      this.end();
      const heard = digest(this.play.cues, lines.map((line) => line.kind));
      heard.forEach((name, n) => sound.play(name, n * STAGGER));
      return;
    }
    this.queue.push(...lines);
    if (!this.playing) this.begin();
    else this.next ??= this.queue[0] ?? null;
  }

  /** Show once more how it came to what is shown, from this scene on; nothing is changed by it. */
  replay(from: FullScene, lines: readonly Line[]): void {
    this.skip();
    if (lines.length === 0 || !this.root || silent()) return;
    this.replaying = true;
    this.shown = from;
    this.queue = [...lines];
    this.begin();
  }

  skip(): void {
    if (this.playing) this.end();
  }

  private begin(): void {
    this.playing = true;
    if (!this.replaying) this.next = this.queue[0] ?? null;
    void this.run(++this.turn);
  }

  /** The curtain: all is as it is. */
  private end(): void {
    this.turn += 1;
    this.queue = [];
    this.next = null;
    this.replaying = false;
    this.mover.skip();
    for (const animation of this.running) animation.finish();
    this.running.clear();
    this.wake?.();
    this.play.clear();
    this.shown = this.final;
    this.caption = '';
    this.playing = false;
  }

  private async run(turn: number): Promise<void> {
    try {
      // Whatever else moves because of the news has begun to when the story begins.
      await new Promise((resolve) => setTimeout(resolve));
      for (let line = this.queue.shift(); line && turn === this.turn; line = this.queue.shift()) {
        await this.tell(line, turn);
      }
    } catch (error) {
      if (turn === this.turn && !(error instanceof Skipped)) console.warn('A story broke off', error);
    }
    if (turn !== this.turn) return;
    const last = this.stage(turn, 1);
    if (last && this.shown !== this.final) await last.draw(this.final).catch(() => undefined);
    if (turn === this.turn) this.end();
  }

  private async tell(line: Line, turn: number): Promise<void> {
    const { play } = this;
    const left = [line, ...this.queue].map((one) => ({ length: play.length(one), big: play.big?.(one) ?? false }));
    const pace = paceOf(left, prefs.speed);
    this.mover.pace = pace;
    this.caption = line.text;
    if (!this.replaying) this.next = this.queue[0] ?? null;
    const cue = cueOf(play.cues, line.kind);
    if (cue) sound.play(cue.sound, cue.after * pace);
    const stage = this.stage(turn, pace);
    if (stage) await play.perform(line, stage);
  }

  private stage(turn: number, pace: number): Stage | null {
    const { root } = this;
    if (!root) return null;
    const check = () => {
      if (turn !== this.turn) throw new Skipped();
    };
    const shown = () => this.shown;
    const final = () => this.final;
    return {
      root,
      get scene() {
        return shown();
      },
      get final() {
        return final();
      },
      draw: async (scene) => {
        check();
        const whole = this.whole() ?? root;
        const then = this.mover.before(whole, this.shown);
        this.shown = scene;
        await tick();
        check();
        this.mover.after(whole, then, scene);
      },
      animate: (node, frames, length, options = {}) => {
        const animation = node.animate(frames, { duration: length * pace, ...options });
        this.running.add(animation);
        animation.addEventListener('finish', () => this.running.delete(animation));
        return animation;
      },
      wait: async (length) => {
        await new Promise<void>((resolve) => {
          this.wake = resolve;
          setTimeout(resolve, length * pace);
        });
        check();
      },
    };
  }
}

/** Nobody sees a story, or wants to. */
function silent(): boolean {
  return prefs.speed === 'off' || still() || document.hidden;
}

/** The theatre of a board: call it where the board's component is set up, and draw `shown`. */
export function useTheatre(scene: () => FullScene, play: Play): Theatre {
  const table = useTable();
  const theatre = new Theatre(untrack(scene), play, () => table.root);
  onMount(() => {
    table.theatre = theatre;
    return () => {
      theatre.skip();
      if (table.theatre === theatre) table.theatre = null;
    };
  });
  $effect.pre(() => {
    const now = scene();
    const lines = table.story?.scene === now ? table.story.lines : [];
    untrack(() => theatre.arrive(now, lines));
  });
  return theatre;
}

/** For boards that know nothing of their events: the scene comes at once, then what happened, in words. */
export class PlainPlay implements Play {
  /** `cues`: what is heard, where that is known. */
  constructor(readonly cues?: Cues) {}

  length(): number {
    return 600;
  }

  clear(): void {}

  async perform(_: Line, stage: Stage): Promise<void> {
    if (stage.scene !== stage.final) await stage.draw(stage.final);
    await stage.wait(this.length());
  }
}
