/**
 * A board that shows what happened: one event after the other, from the scene that was drawn to the
 * one that came. It can be skipped at any moment, and always ends with the scene that came.
 *
 * No line here knows a game: `perform` says how an event looks, `length` how long it takes.
 */
import { tick } from 'svelte';
import type { Line } from '../lib/messages';
import { Mover, still } from '../lib/motion';
import type { FullScene } from '../lib/scene';

/** Longer stories are told faster. */
const MOST = 5500;

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
  /** Milliseconds, unhurried. */
  length(line: Line): number;
  /** The story is over or was skipped: whatever was put on the stage goes. */
  clear(): void;
}

export class Theatre {
  /** What is drawn. */
  shown = $state.raw<FullScene>() as FullScene;
  playing = $state(false);
  /** What is happening, in words. */
  caption = $state('');
  root: HTMLElement | null = null;

  private final: FullScene;
  private queue: Line[] = [];
  private turn = 0;
  private readonly mover = new Mover();
  private readonly running = new Set<Animation>();
  private wake: (() => void) | null = null;

  constructor(
    scene: FullScene,
    private readonly play: Play,
  ) {
    this.shown = scene;
    this.final = scene;
  }

  /** A scene has come, with what led to it. */
  arrive(scene: FullScene, lines: readonly Line[]): void {
    if (scene === this.final) return;
    this.final = scene;
    if (lines.length === 0 || still() || document.hidden || !this.root) {
      this.end();
      return;
    }
    this.queue.push(...lines);
    if (!this.playing) {
      this.playing = true;
      void this.run(++this.turn);
    }
  }

  skip(): void {
    if (this.playing) this.end();
  }

  /** The curtain: all is as it is. */
  private end(): void {
    this.turn += 1;
    this.queue = [];
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
      for (let line = this.queue.shift(); line; line = this.queue.shift()) {
        const left = [line, ...this.queue].reduce((sum, one) => sum + this.play.length(one), 0);
        const pace = Math.min(1, MOST / Math.max(1, left));
        this.mover.pace = pace;
        this.caption = line.text;
        const stage = this.stage(turn, pace);
        if (stage) await this.play.perform(line, stage);
      }
    } catch (error) {
      if (turn === this.turn && !(error instanceof Skipped)) console.warn('A story broke off', error);
    }
    if (turn !== this.turn) return;
    const last = this.stage(turn, 1);
    if (last && this.shown !== this.final) await last.draw(this.final).catch(() => undefined);
    if (turn === this.turn) this.end();
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
        const then = this.mover.before(root, this.shown);
        this.shown = scene;
        await tick();
        check();
        this.mover.after(root, then, scene);
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
