/**
 * Shows events on a board one after the other, from the scene drawn before to the new one. It can be skipped at any
 * moment, and always ends with the new scene. Nothing here is specific to a game: `perform` animates an event,
 * `length` says how long it takes.
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

/** Milliseconds between sounds when the events are not animated. */
const STAGGER = 220;

/** Thrown when the player skips the rest. */
class Skipped extends Error {}

/** What `perform` works with. */
export interface Stage {
  readonly root: HTMLElement;
  /** The scene drawn now. */
  readonly scene: FullScene;
  /** The scene it will end with. */
  readonly final: FullScene;
  /** Factor for all times. */
  readonly pace: number;
  /** Draw another scene; pieces that moved travel there. */
  draw(scene: FullScene): Promise<void>;
  /** Animate something; it ends at once when the player skips. */
  animate(node: Element, frames: Keyframe[], length: number, options?: KeyframeAnimationOptions): Animation;
  /** Wait for this long. */
  wait(length: number): Promise<void>;
}

export interface Play {
  perform(line: Line, stage: Stage): Promise<void>;
  /** Milliseconds, unhurried: about 600, more for important events; 0 for those that need not be seen. */
  length(line: Line): number;
  /** Whether it is important: a boss, a battle, a loss, the end. Such events keep their time when many are shown. */
  big?(line: Line): boolean;
  /** The sounds of the events. */
  readonly cues?: Cues;
  /** All events are shown or were skipped: remove whatever was put on the stage. */
  clear(): void;
}

export class Theatre {
  /** The scene drawn now. */
  shown = $state.raw<FullScene>() as FullScene;
  playing = $state(false);
  /** The current event, in words. */
  caption = $state('');
  /** The first event that has not been shown yet: the log ends before it. */
  next = $state.raw<Line | null>(null);
  root: HTMLElement | null = null;

  private final: FullScene;
  private queue: Line[] = [];
  private turn = 0;
  private replaying = false;
  private readonly mover = new Mover();
  private readonly running = new Set<Animation>();
  private wake: (() => void) | null = null;

  /** `whole`: the element around the board, where other parts, such as a hand, may also show travelling pieces. */
  constructor(
    scene: FullScene,
    private readonly play: Play,
    private readonly whole: () => HTMLElement | null = () => null,
  ) {
    this.shown = scene;
    this.final = scene;
  }

  /** An attachment for the board's outermost element. */
  readonly attach = (node: HTMLElement) => {
    this.root = node;
    return () => (this.root = null);
  };

  /** A new scene has arrived, with the events that led to it. */
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

  /** Show again how the current scene came about, starting with `from`; this changes nothing. */
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

  /** Stop, and draw the final scene. */
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
      // Wait until everything else that reacts to the update has started to move.
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
      pace,
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

/** Whether events are not animated: switched off, reduced motion, or a hidden page. */
function silent(): boolean {
  return prefs.speed === 'off' || still() || document.hidden;
}

/** The theatre of a board: call it during the set-up of the board's component, and draw `shown`. */
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

/** For boards that do not animate events: the new scene at once, then the events in words. */
export class PlainPlay implements Play {
  /** `cues`: the sounds, if they are known. */
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
