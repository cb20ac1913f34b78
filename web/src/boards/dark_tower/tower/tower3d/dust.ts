/** Dust, sparks and bits of stone: a few sprites and shards that fly, fall and are gone. */
import { AdditiveBlending, Mesh, NormalBlending, Object3D, Scene, Sprite, SpriteMaterial, Texture, Vector3 } from 'three';

interface Mote {
  body: Object3D;
  material: SpriteMaterial | null;
  speed: Vector3;
  spin: Vector3;
  age: number;
  life: number;
  weight: number;
  drag: number;
  size: number;
  grow: number;
  opacity: number;
  /** Bounces on the ground at this height; -1: passes through it. */
  floor: number;
}

const GRAVITY = 11;

export class Dust {
  private motes: Mote[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly soft: Texture,
    private readonly ragged: Texture,
  ) {}

  get busy(): boolean {
    return this.motes.length > 0;
  }

  private sprite(at: Vector3, colour: string, bright: boolean, mote: Omit<Partial<Mote>, 'body' | 'material'>): void {
    const material = new SpriteMaterial({
      map: bright ? this.soft : this.ragged,
      color: colour,
      transparent: true,
      depthWrite: false,
      blending: bright ? AdditiveBlending : NormalBlending,
      rotation: Math.random() * 6,
    });
    const body = new Sprite(material);
    body.position.copy(at);
    this.add({ body, material, ...mote });
  }

  private add(mote: Pick<Mote, 'body' | 'material'> & Partial<Mote>): void {
    this.scene.add(mote.body);
    const full = { speed: new Vector3(), spin: new Vector3(), age: 0, life: 1, weight: 0, drag: 0, size: 1, grow: 0, opacity: 1, floor: -1, ...mote };
    this.motes.push(full);
    this.show(full);
  }

  /** A cloud that swells and settles. */
  cloud(at: Vector3, many: number, size: number, colour = '#7d7289'): void {
    for (let n = 0; n < many; n++) {
      const speed = new Vector3(random(1.6), 0.2 + Math.random() * 0.7, random(1.6)).multiplyScalar(size);
      this.sprite(spread(at, 0.3 * size), colour, false, { speed, drag: 1.8, life: 0.9 + Math.random() * 0.9, size: size * (0.5 + Math.random() * 0.5), grow: 1.5 * size, opacity: 0.5 });
    }
  }

  /** Sparks that fly up and go out. */
  sparks(at: Vector3, many: number, colour: string, force = 2.4, wide = 0.2): void {
    for (let n = 0; n < many; n++) {
      const speed = new Vector3(random(1), 0.3 + Math.random(), random(1)).multiplyScalar(force);
      this.sprite(spread(at, wide), colour, true, { speed, weight: 0.35, drag: 0.6, life: 0.5 + Math.random() * 0.9, size: 0.07 + Math.random() * 0.1, opacity: 1 });
    }
  }

  /** A flash that is gone at once. */
  flash(at: Vector3, size: number, colour: string, life = 0.5): void {
    this.sprite(at, colour, true, { life, size, grow: size * 1.2, opacity: 0.95 });
  }

  /** A piece of stone that falls, bounces and sinks into the ground. */
  shard(body: Mesh, speed: Vector3, floor: number, life: number): void {
    this.add({ body, material: null, speed, spin: new Vector3(random(7), random(7), random(7)), weight: 1, life, floor });
  }

  step(seconds: number): void {
    for (const mote of this.motes) {
      mote.age += seconds;
      mote.speed.multiplyScalar(Math.max(0, 1 - mote.drag * seconds));
      mote.speed.y -= GRAVITY * mote.weight * seconds;
      mote.body.position.addScaledVector(mote.speed, seconds);
      mote.body.rotation.x += mote.spin.x * seconds;
      mote.body.rotation.y += mote.spin.y * seconds;
      mote.body.rotation.z += mote.spin.z * seconds;
      if (mote.floor >= 0 && mote.body.position.y < mote.floor && mote.speed.y < 0) {
        mote.body.position.y = mote.floor;
        mote.speed.set(mote.speed.x * 0.55, mote.speed.y * -0.28, mote.speed.z * 0.55);
        mote.spin.multiplyScalar(0.45);
      }
      this.show(mote);
    }
    this.motes = this.motes.filter((mote) => mote.age < mote.life || this.drop(mote));
  }

  clear(): void {
    for (const mote of this.motes) this.drop(mote);
    this.motes = [];
  }

  private show(mote: Mote): void {
    const t = Math.min(1, mote.age / mote.life);
    if (mote.material) {
      mote.material.opacity = mote.opacity * (1 - t) ** 1.4;
      mote.body.scale.setScalar(mote.size + mote.grow * t);
    } else if (t > 0.8) {
      mote.body.scale.setScalar(Math.max(0.01, (1 - t) * 5));
    }
  }

  private drop(mote: Mote): false {
    mote.body.removeFromParent();
    mote.material?.dispose();
    return false;
  }
}

const random = (far: number) => (Math.random() * 2 - 1) * far;
const spread = (at: Vector3, far: number) => new Vector3(at.x + random(far), at.y + random(far), at.z + random(far));
