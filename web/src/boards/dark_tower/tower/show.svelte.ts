/**
 * The Tower on the board: it decides whether the picture can move, loads the scene, and keeps it in the place where it
 * is shown now: the large view if that is open, otherwise the small frame.
 */
import { createContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { prefs } from '../../../lib/prefs.svelte';
import { shape } from '../look';
import { choreograph, lasting } from './choreography';
import type { GameEvent } from '../types';
import type { TowerScene } from './tower3d';
import type { Stance } from './stance';

const calm = new MediaQuery('(prefers-reduced-motion: reduce)', false);

/** Milliseconds after which the scene is loaded: first, the board is shown. */
const LATER = 400;

interface Host {
  node: HTMLElement;
  large: boolean;
}

export class TowerShow {
  /** The picture moves: otherwise a still one is shown. */
  live = $state(false);
  /** The Tower is doing something. */
  acting = $state(false);
  /** The large view is open. */
  large = $state(false);
  private scene: TowerScene | null = null;
  private stance: Stance | null = null;
  private hosts: Host[] = [];
  private closed = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** An attachment for an element that has room for the picture. */
  host(large: boolean) {
    return (node: HTMLElement) => {
      const host = { node, large };
      this.hosts.push(host);
      this.place();
      return () => {
        this.hosts = this.hosts.filter((one) => one !== host);
        this.scene?.unmount(node);
        this.place();
      };
    };
  }

  /** Put the picture where it is best seen. */
  private place(): void {
    const host = this.hosts.find(({ large }) => large) ?? this.hosts.at(-1);
    if (host) this.scene?.mount(host.node, host.large);
  }

  /** Load the scene, if it may move: it is wanted as soon as the Tower acts, wherever it is shown then. */
  prepare(): void {
    if (!calm.current) this.waiting = setTimeout(() => void this.load(), LATER);
  }

  private async load(): Promise<void> {
    // Before the library is loaded: nobody loads it in vain.
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2', { antialias: true, powerPreference: 'low-power' });
    if (!context) return;
    try {
      const { openScene } = await import('./tower3d');
      const scene = await openScene(canvas, context, (kind) => shape(kind)?.d);
      if (this.closed) scene.dispose();
      else this.scene = scene;
    } catch {
      // A picture that cannot be loaded stays a still one.
    }
    if (!this.scene) return;
    // A phone takes the graphics away from pages that nobody looks at, and may give them back.
    canvas.addEventListener('webglcontextlost', () => (this.live = false));
    canvas.addEventListener('webglcontextrestored', () => this.wake());
    this.wake();
    this.place();
  }

  /** From now on the picture moves. */
  private wake(): void {
    if (!this.scene) return;
    this.live = true;
    if (this.stance) this.scene.pose(this.stance);
  }

  /** Show this. */
  pose(stance: Stance): void {
    this.stance = stance;
    this.scene?.pose(stance);
    if (prefs.speed === 'off') this.scene?.settle();
  }

  /** Milliseconds that the Tower needs for an event, unhurried. */
  length(event: GameEvent): number {
    return this.scene ? lasting(choreograph(event)) : 0;
  }

  /** Act out an event, after which the Tower shows something else; `pace` multiplies the time. */
  perform(event: GameEvent, after: Stance, pace: number): void {
    const moves = choreograph(event);
    if (moves.length === 0) return;
    this.acting = true;
    this.scene?.play(moves, after, pace);
  }

  /** Everything has been shown or was skipped. */
  rest(): void {
    this.acting = false;
    this.scene?.finish();
  }

  orbit(yaw: number, lift: number): void {
    this.scene?.orbit(yaw, lift);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.waiting);
    this.live = false;
    this.scene?.dispose();
    this.scene = null;
  }
}

export const [useTower, provideTower] = createContext<TowerShow>();
