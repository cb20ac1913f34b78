/**
 * The Tower in three dimensions. It is drawn only while something moves: a change of what it shows, a movement, an
 * eye that wanders. Loaded only for tables of this game.
 */
import { ACESFilmicToneMapping, PCFShadowMap, PerspectiveCamera, Vector3, WebGLRenderer } from 'three';
import type { Move } from '../choreography';
import type { Stance } from '../stance';
import { Dust } from './dust';
import { facing } from './measures';
import { blend, lightOf, type Light } from './moods';
import { Motions, type Focus } from './motions';
import { World, type Outline } from './world';

/** The eye: around the Tower, over the ground, how far, and at what height it looks. */
interface Eye {
  yaw: number;
  lift: number;
  far: number;
  height: number;
}

/** Slightly beside the front, so that two sides are seen. */
const BESIDE = 0.5;
/** Milliseconds in which the light changes, and the eye turns. */
const DAWN = 1200;
const TURN = 900;
/** The longest step of what flies, in milliseconds: it must not leap through the ground. */
const STEP = 60;
/** Slow frames in a row after which the picture gets simpler. */
const MANY = 8;

export class TowerScene {
  private readonly renderer: WebGLRenderer;
  private readonly world: World;
  private readonly dust: Dust;
  private readonly motions: Motions;
  private readonly camera = new PerspectiveCamera(34, 1, 0.1, 120);
  private readonly watching: ResizeObserver;
  private stance: Stance | null = null;
  private light: Light;
  private dawn: { from: Light; to: Light; at: number } | null = null;
  private readonly eye: Eye = { yaw: BESIDE, lift: 0.2, far: 19.5, height: 4.7 };
  private turning: { from: Eye; to: Eye; at: number; length: number } | null = null;
  /** Where the person who looks has turned it. */
  private swing = { yaw: 0, lift: 0 };
  private frame = 0;
  private last = 0;
  private pace = 1;
  private large = false;
  private slow = 0;
  private simple = false;
  /** What it was last fitted to. */
  private size = '';

  constructor(
    readonly canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
    outline: Outline,
  ) {
    this.renderer = new WebGLRenderer({ canvas, context });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.12;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.world = new World(outline);
    this.dust = new Dust(this.world.scene, this.world.softest, this.world.ragged);
    this.motions = new Motions(this.world, this.dust, (focus) => this.watch(focus));
    this.light = lightOf('month', 0, false);
    this.world.light = this.light;
    this.watching = new ResizeObserver(() => this.fit());
    this.canvas.className = 'tower-canvas';
  }

  /** Let the graphics card get ready while the page goes on, if it can do that. */
  async compile(): Promise<void> {
    if (!this.renderer.extensions.has('KHR_parallel_shader_compile')) return;
    await this.renderer.compileAsync(this.world.scene, this.camera);
  }

  /** Put the picture into an element. */
  mount(host: HTMLElement, large: boolean): void {
    this.watching.disconnect();
    host.append(this.canvas);
    this.watching.observe(host);
    this.large = large;
    this.swing = { yaw: 0, lift: 0 };
    this.look(this.home(), 0);
    this.fit();
  }

  unmount(host: HTMLElement): void {
    if (this.canvas.parentElement !== host) return;
    this.watching.disconnect();
    this.canvas.remove();
  }

  private fit(): void {
    const host = this.canvas.parentElement;
    if (!host || host.clientWidth === 0 || host.clientHeight === 0) return;
    const ratio = Math.min(this.simple ? 1 : 2, devicePixelRatio);
    const size = `${host.clientWidth}x${host.clientHeight}@${ratio}`;
    if (size === this.size) return this.draw();
    this.size = size;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(host.clientWidth, host.clientHeight, false);
    this.camera.aspect = host.clientWidth / host.clientHeight;
    // A narrow picture still has all of the Tower in it.
    this.camera.fov = this.camera.aspect < 0.72 ? 40 : 34;
    this.camera.updateProjectionMatrix();
    // A canvas whose size changes is empty: it is drawn at once, so that it never flashes.
    if (this.stance) {
      this.aim();
      this.renderer.render(this.world.scene, this.camera);
    }
    this.draw();
  }

  /** Show this; what is moving already ends there. */
  pose(stance: Stance): void {
    this.motions.pose(stance);
    this.adopt(stance);
  }

  private adopt(stance: Stance): void {
    const before = this.stance;
    this.stance = stance;
    const light = lightOf(stance.mood, stance.gloom, stance.adversary);
    if (!before) {
      this.light = this.world.light = light;
      this.look(this.home(), 0);
    } else if (before.mood !== stance.mood || before.gloom !== stance.gloom || before.adversary !== stance.adversary) {
      this.dawn = { from: this.light, to: light, at: 0 };
    }
    if (before && before.front !== stance.front) this.look(this.home(), TURN);
    this.draw();
  }

  /** Perform movements that end with what the Tower shows `after` them; `pace` multiplies their times. */
  play(moves: readonly Move[], after: Stance, pace: number): void {
    this.pace = pace;
    this.motions.begin(moves, after);
    this.adopt(after);
  }

  /** Cut short what the Tower does; the eye and the light come back by themselves. */
  finish(): void {
    this.motions.finish();
    this.draw();
  }

  /** End at once whatever is moving. */
  settle(): void {
    this.motions.finish();
    this.dust.clear();
    if (this.dawn) this.light = this.world.light = this.dawn.to;
    this.dawn = null;
    this.turning = null;
    Object.assign(this.eye, this.home());
    this.draw();
  }

  /** Turn the Tower under the hand, in radians. */
  orbit(yaw: number, lift: number): void {
    this.swing.yaw += yaw;
    this.swing.lift = Math.max(-0.14, Math.min(0.9, this.swing.lift + lift));
    this.draw();
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.watching.disconnect();
    this.canvas.remove();
    this.world.dispose();
    this.renderer.dispose();
  }

  // The eye

  private home(): Eye {
    const front = this.stance?.front ?? 2;
    return this.large
      ? { yaw: facing(front) + BESIDE, lift: 0.13, far: 19.5, height: 4.75 }
      : { yaw: facing(front) + BESIDE, lift: 0.2, far: 19.5, height: 4.7 };
  }

  /** Look where something happens, or `null` for the usual view. */
  private watch(focus: Focus | null): void {
    const home = this.home();
    if (!focus) return this.look(home, TURN * 1.4);
    const { side, height, close } = focus;
    if (close) return this.look({ yaw: side === null ? home.yaw : facing(side) + 0.42, lift: 0.16, far: home.far * 0.64, height }, TURN);
    // What comes out of a side falls to its foot; a drum or the crown is best seen from where one stands.
    if (side === null) this.look({ ...home, far: home.far * 0.86, height: home.height * 0.5 + height * 0.45 }, TURN * 0.6);
    else this.look({ yaw: facing(side) + 0.34, lift: home.lift + 0.03, far: home.far * 0.84, height: home.height * 0.6 + height * 0.2 }, TURN);
  }

  private look(to: Eye, length: number): void {
    if (length === 0) {
      this.turning = null;
      Object.assign(this.eye, to);
      return;
    }
    // The short way round.
    const turn = (((to.yaw - this.eye.yaw) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI) - Math.PI;
    this.turning = { from: { ...this.eye }, to: { ...to, yaw: this.eye.yaw + turn }, at: 0, length };
  }

  private aim(): void {
    const { yaw, lift, far, height } = this.eye;
    const around = yaw + this.swing.yaw;
    const over = Math.max(0.02, lift + this.swing.lift);
    const { shake } = this.motions;
    const eye = new Vector3(Math.sin(around) * Math.cos(over) * far, height * 0.42 + Math.sin(over) * far, Math.cos(around) * Math.cos(over) * far);
    this.camera.position.copy(eye);
    this.camera.lookAt(shake.x, height + shake.y, shake.z);
    this.world.face(around, eye);
  }

  // Drawing

  private draw(): void {
    if (this.frame || !this.canvas.parentElement) return;
    this.last = 0;
    this.frame = requestAnimationFrame(this.tick);
  }

  private readonly tick = (now: number) => {
    const passed = this.last ? now - this.last : 16;
    this.last = now;
    this.judge(passed);
    const moving = this.step(passed / Math.max(0.1, this.pace), Math.min(STEP, passed));
    this.aim();
    this.renderer.render(this.world.scene, this.camera);
    this.frame = moving && this.canvas.parentElement ? requestAnimationFrame(this.tick) : 0;
    if (!this.frame) this.canvas.dataset['drawn'] = 'true';
  };

  /** Where frames take long, the picture gets simpler. */
  private judge(passed: number): void {
    this.slow = passed > 45 ? this.slow + 1 : Math.max(0, this.slow - 1);
    if (this.slow < MANY || this.simple) return;
    this.simple = true;
    this.size = '';
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.setPixelRatio(Math.min(1, devicePixelRatio));
  }

  private step(passed: number, real: number): boolean {
    const busy = this.motions.step(passed);
    this.dust.step(real / 1000);
    if (this.dawn) {
      this.dawn.at += passed;
      const t = Math.min(1, this.dawn.at / DAWN);
      this.light = t < 1 ? blend(this.dawn.from, this.dawn.to, t) : this.dawn.to;
      if (t === 1) this.dawn = null;
    }
    this.world.light = this.motions.lit(this.light);
    if (this.turning) {
      this.turning.at += passed;
      const t = ease(Math.min(1, this.turning.at / this.turning.length));
      const { from, to } = this.turning;
      for (const key of ['yaw', 'lift', 'far', 'height'] as const) this.eye[key] = from[key] + (to[key] - from[key]) * t;
      if (t === 1) this.turning = null;
    }
    return busy || this.dust.busy || this.dawn !== null || this.turning !== null;
  }
}

const ease = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** The scene, ready to be drawn. */
export async function openScene(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, outline: Outline): Promise<TowerScene> {
  const scene = new TowerScene(canvas, context, outline);
  await scene.compile();
  return scene;
}
