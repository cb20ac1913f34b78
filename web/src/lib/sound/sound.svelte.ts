/**
 * Plays sounds. Silent until the first click or key, suspended whenever nothing is playing (a running context uses
 * processor time), and never the only way to convey something.
 */
import { load, save } from '../storage';
import { lengthOf, perform, type SoundName } from './palette';

/** Milliseconds during which the same sound is not repeated. */
const AGAIN = 70;
/** The most simultaneous sounds. */
const MOST = 6;

class Sound {
  /** 0 to 1. */
  volume = $state(load('volume', 0.5));
  muted = $state(load('mute', false));
  /** Somebody has clicked or pressed a key: browsers allow sounds only from then on. */
  private allowed = false;
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private readonly last = new Map<SoundName, number>();
  private endings: number[] = [];
  private sleep: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (typeof document === 'undefined') return;
    const allow = () => {
      this.allowed = true;
      for (const event of ['click', 'keydown'] as const) document.removeEventListener(event, allow, true);
    };
    for (const event of ['click', 'keydown'] as const) document.addEventListener(event, allow, true);
  }

  /** Play a sound after `after` milliseconds. */
  play(name: SoundName, after = 0): void {
    if (!this.allowed || this.muted || this.volume === 0 || document.hidden) return;
    const now = performance.now() + after;
    if (now - (this.last.get(name) ?? -AGAIN) < AGAIN) return;
    this.endings = this.endings.filter((end) => end > now);
    if (this.endings.length >= MOST) return;
    this.last.set(name, now);
    this.endings.push(now + lengthOf(name) * 1000);
    void this.sing(name, after);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    this.muted = volume === 0;
    save('volume', volume);
    save('mute', this.muted);
    this.turn();
  }

  toggle(): void {
    this.muted = !this.muted;
    if (!this.muted && this.volume === 0) this.volume = 0.5;
    save('mute', this.muted);
    save('volume', this.volume);
    this.turn();
  }

  private turn(): void {
    // Perceived loudness is not linear in gain.
    if (this.master) this.master.gain.value = this.muted ? 0 : this.volume ** 2;
  }

  private async sing(name: SoundName, after: number): Promise<void> {
    try {
      this.context ??= this.open();
      const { context, master } = this;
      if (!master) return;
      if (context.state !== 'running') await context.resume();
      perform(context, master, name, context.currentTime + 0.01 + after / 1000);
      const rest = Math.max(...this.endings) - performance.now();
      clearTimeout(this.sleep);
      this.sleep = setTimeout(() => void context.suspend(), rest + 400);
    } catch {
      // A device without audio is treated as muted.
    }
  }

  private open(): AudioContext {
    const context = new AudioContext({ latencyHint: 'interactive' });
    this.master = context.createGain();
    this.turn();
    // Many simultaneous sounds must not distort.
    this.master.connect(context.createDynamicsCompressor()).connect(context.destination);
    return context;
  }
}

export const sound = new Sound();
