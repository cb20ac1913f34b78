/** The movements of the choreography, performed: each is a function of the time that has passed. */
import { Color, Group, Mesh, Vector3 } from 'three';
import { lasting, type Act, type Flare, type Move } from '../choreography';
import { isGlyph, type Stance } from '../stance';
import type { Dust } from './dust';
import { CROWN, EMBER, facing, outward, SIDES, STOREYS, OUTSIDE } from './measures';
import type { Light } from './moods';
import { shards } from './shapes';
import type { World } from './world';

/** A movement that goes on. `step` is given how far it is, from 0 to 1. */
interface Motion {
  at: number;
  length: number;
  step: (t: number) => void;
  /** However it ends: played, or cut short. */
  end: () => void;
}

/** Where something happens: at what height, and on which side; `null`: all around. `close`: it is seen from near. */
export interface Focus {
  side: number | null;
  height: number;
  close: boolean;
}

/** What the light does for a moment: a colour, how strongly it tints everything, and how the veins burn. */
interface Pulse {
  colour: Color;
  strength: number;
  burn: number;
}

const FLARES: Record<Flare, { colour: string; strength: number; burn: number; shake: number; sparks: number }> = {
  month: { colour: '#b79aff', strength: 0.5, burn: 2, shake: 0, sparks: 16 },
  event: { colour: '#e04aff', strength: 0.5, burn: 3, shake: 0.012, sparks: 10 },
  strike: { colour: '#ff5a2a', strength: 0.6, burn: 3.4, shake: 0.03, sparks: 14 },
  corruption: { colour: '#7dff5a', strength: 0.8, burn: 3.2, shake: 0.016, sparks: 12 },
  adversary: { colour: '#ff1430', strength: 0.95, burn: 6, shake: 0.05, sparks: 40 },
  boon: { colour: '#ffe08a', strength: 0.7, burn: 0.4, shake: 0, sparks: 24 },
  victory: { colour: '#fff2c8', strength: 0.9, burn: 1.2, shake: 0.02, sparks: 60 },
  defeat: { colour: '#ff2410', strength: 0.9, burn: 7, shake: 0.07, sparks: 50 },
};

const BONE = 0.34;
const ROLLED = 0.3;
/** The part of its way out in which only the doors open, while the eye turns to them. */
const CREAK = 0.28;
/** From where skulls are dropped. */
const HIGH = 12.4;

const out = (t: number) => 1 - (1 - t) ** 3;
const inOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
/** How a heavy drum turns: slow to start, past its mark, and back with a thud. */
const heavy = (t: number) => {
  if (t > 0.82) return 1 + 0.022 * Math.sin(((t - 0.82) / 0.18) * Math.PI * 2) * (1 - (t - 0.82) / 0.18);
  return inOut(t / 0.82);
};
const bell = (t: number) => Math.sin(Math.PI * Math.min(1, Math.max(0, t)));

export class Motions {
  /** How far the picture shakes now. */
  readonly shake = new Vector3();
  private motions: Motion[] = [];
  private waiting: Move[] = [];
  private passed = 0;
  private stance: Stance | null = null;
  private rattle = 0;
  private pulse: Pulse | null = null;
  private watched = false;

  constructor(
    private readonly world: World,
    private readonly dust: Dust,
    private readonly watch: (focus: Focus | null) => void,
  ) {}

  /** What the Tower shows when nothing moves. */
  pose(stance: Stance): void {
    this.stance = stance;
    if (!this.busy) this.rest();
  }

  private get busy(): boolean {
    return this.motions.length > 0 || this.waiting.length > 0;
  }

  begin(moves: readonly Move[], after: Stance): void {
    this.finish();
    this.stance = after;
    this.passed = 0;
    this.waiting = [...moves];
    // The turn of the eye back home belongs to it.
    const length = lasting(moves);
    if (length > 0) this.motions.push({ at: 0, length, step: () => undefined, end: () => undefined });
  }

  /** Cut everything short. */
  finish(): void {
    const ending = this.motions;
    this.motions = [];
    this.waiting = [];
    for (const motion of ending) motion.end();
    this.rest();
  }

  /** Bring everything to where the stance has it. */
  private rest(): void {
    const { world, stance } = this;
    this.rattle = 0;
    this.pulse = null;
    this.shake.set(0, 0, 0);
    world.spot.intensity = 0;
    world.tower.position.set(0, 0, 0);
    world.tower.rotation.set(0, 0, 0);
    for (const drum of world.drums) drum.rotation.y = 0;
    stance?.openings.forEach(({ closed, kind }, number) => {
      const seal = world.seals[number];
      if (seal) seal.visible = closed;
      world.restSeal(number);
      const drum = Math.floor(number / SIDES);
      const side = number % SIDES;
      // Whatever was turned is counted from zero again.
      world.setFace(drum, side, '');
      world.setFace(drum, side, kind);
    });
    if (this.watched) {
      this.watched = false;
      this.watch(null);
    }
  }

  step(milliseconds: number): boolean {
    if (!this.busy) return false;
    this.passed += milliseconds;
    for (const move of this.waiting.filter(({ at }) => at <= this.passed)) this.start(move.act, move.at, move.length);
    this.waiting = this.waiting.filter(({ at }) => at > this.passed);
    this.rattle = 0;
    this.pulse = null;
    for (const motion of this.motions) motion.step(Math.min(1, (this.passed - motion.at) / motion.length));
    const over = this.motions.filter(({ at, length }) => this.passed >= at + length);
    this.motions = this.motions.filter((motion) => !over.includes(motion));
    for (const motion of over) motion.end();
    if (!this.busy) this.rest();
    else this.quake();
    return this.busy;
  }

  private quake(): void {
    const strength = this.rattle;
    const wave = (a: number, b: number) => Math.sin(this.passed * a) * Math.cos(this.passed * b) * strength;
    this.world.tower.position.set(wave(0.093, 0.021), 0, wave(0.078, 0.034));
    this.shake.set(wave(0.05, 0.03), wave(0.06, 0.017), 0);
  }

  /** The light, as the movements change it. */
  lit(light: Light): Light {
    const { pulse } = this;
    if (!pulse) return light;
    const tint = (colour: Color, part: number) => colour.clone().lerp(pulse.colour, pulse.strength * part);
    return {
      ...light,
      halo: tint(light.halo, 0.8),
      horizon: tint(light.horizon, 0.25),
      fog: tint(light.fog, 0.2),
      rim: tint(light.rim, 0.9),
      edge: light.edge * (1 + pulse.strength),
      vein: tint(light.vein, 1),
      burn: light.burn + pulse.burn * pulse.strength,
      ember: tint(light.ember, 0.7),
      heat: light.heat * (1 + pulse.strength * 0.9),
    };
  }

  private add(at: number, length: number, step: (t: number) => void, end: () => void = () => undefined): void {
    this.motions.push({ at, length, step, end });
  }

  private see(side: number | null, height: number, close = false): void {
    this.watched = true;
    this.watch({ side, height, close });
  }

  /** The side nearest to the viewer by which one sees into a storey; `null`: there is none. */
  private gap(drum: number): number | null {
    const { openings = [], front = 0 } = this.stance ?? {};
    const far = (side: number) => Math.min((side - front + SIDES) % SIDES, (front - side + SIDES) % SIDES);
    const open = Array.from({ length: SIDES }, (_, side) => side).filter((side) => openings[drum * SIDES + side]?.closed === false);
    return open.sort((a, b) => far(a) - far(b))[0] ?? null;
  }

  private start(act: Act, at: number, length: number): void {
    switch (act.do) {
      case 'drop':
        return this.drop(at, length);
      case 'roll':
        return this.roll(act.opening, at, length);
      case 'turn':
        return this.turn(act.drum, act.quarters, at, length);
      case 'rumble':
        return this.rumble(at, length);
      case 'break':
        return this.fall(act.seal, at, length);
      case 'mend':
        return this.mend(act.seal, at, length);
      case 'shine':
        return this.shine(act.kind, at, length);
      case 'flare':
        return this.flare(act.as, at, length);
    }
  }

  // Skulls

  private bone(): Group {
    const body = new Group();
    const mesh = new Mesh(this.world.skull, this.world.bone);
    mesh.castShadow = true;
    mesh.scale.setScalar(BONE);
    body.add(mesh);
    this.world.scene.add(body);
    return body;
  }

  /** It falls into the crown, and is heard on its way down: the Tower shivers, light runs down inside. */
  private drop(at: number, length: number): void {
    this.see(null, EMBER);
    const body = this.bone();
    const { spot } = this.world;
    const landing = 0.4;
    let landed = false;
    this.add(
      at,
      length,
      (t) => {
        if (t < landing) {
          const fall = (t / landing) ** 2;
          body.position.set(0, HIGH + (EMBER - 0.4 - HIGH) * fall, 0);
          body.rotation.set(t * 9, this.world.yaw + t * 5, t * 3);
          return;
        }
        if (!landed) {
          landed = true;
          body.visible = false;
          this.dust.flash(new Vector3(0, EMBER, 0), 3, '#ff9a4a', 0.6);
          this.dust.sparks(new Vector3(0, EMBER - 0.2, 0), 18, '#ffb066', 3);
          this.dust.cloud(new Vector3(0, CROWN + 0.6, 0), 5, 0.7);
        }
        const down = (t - landing) / (1 - landing);
        // Three knocks on the way.
        const knock = Math.max(0, 1 - ((down * 3) % 1) * 2.4) * (1 - down * 0.5);
        this.rattle = 0.035 * knock;
        this.pulse = { colour: new Color('#ff8a3c'), strength: 0.55 * knock, burn: 2.6 };
        spot.color.set('#ff7a30');
        spot.position.set(0, CROWN - down * 6.4, 0);
        spot.intensity = 60 * (1 - down);
      },
      () => {
        body.removeFromParent();
        spot.intensity = 0;
      },
    );
  }

  /** It comes out between the doors, leaps from the sill, bounces on the stairs and rolls to its kingdom. */
  private roll(opening: number, at: number, length: number): void {
    const drum = Math.floor(opening / SIDES);
    const side = opening % SIDES;
    const storey = STOREYS[drum];
    if (!storey) return;
    this.see(side, STOREYS[drum]?.floor ?? 3);
    const body = this.bone();
    const way = outward(side);
    const { spot } = this.world;
    const sill = storey.floor + storey.sill + BONE;
    const aside = (Math.random() - 0.5) * 0.9;
    const floor = ROLLED;
    const doors = () => (this.world.faces[drum]?.[side]?.kind ? this.world.faces[drum]?.[side]?.doors : null);
    const swing = (far: number) => {
      const pair = doors();
      if (pair) {
        pair[0].rotation.y = -1.5 * far;
        pair[1].rotation.y = 1.5 * far;
      }
    };
    let hits = 0;
    this.add(
      at,
      length,
      (t) => {
        swing(out(Math.min(1, t / CREAK)) * Math.min(1, Math.max(0, (0.96 - t) / 0.16)));
        spot.color.set('#ff8a3c');
        spot.position.set(way.x * (storey.apothem + 0.5), sill + 0.2, way.z * (storey.apothem + 0.5));
        spot.intensity = 34 * bell(t / 0.8);
        const path = Math.max(0, (t - CREAK) / (1 - CREAK));
        const { far, y, hit } = flight(path, storey.apothem, sill, floor);
        body.position.set(way.x * far - way.z * aside * path, y, way.z * far + way.x * aside * path);
        body.rotation.set(0, facing(side), 0);
        // Once over, and it rests with its face raised to its kingdom.
        body.rotateX(((2 * Math.PI - 0.45) * (far - storey.apothem)) / (OUTSIDE - storey.apothem));
        body.visible = path > 0;
        if (hit > hits) {
          hits = hit;
          this.dust.cloud(body.position.clone().setY(y - 0.15), 4, 0.42, '#8d8296');
        }
        if (t > 0.9) body.scale.setScalar(Math.max(0.01, (1 - t) / 0.1));
      },
      () => {
        body.removeFromParent();
        swing(0);
        spot.intensity = 0;
      },
    );
  }

  // Drums and seals

  /** The faces that will come out are taken from what the Tower shows when everything is over. */
  private turn(drum: number, quarters: number, at: number, length: number): void {
    const group = this.world.drums[drum];
    const storey = STOREYS[drum];
    if (!group || !storey) return;
    for (let side = 0; side < SIDES; side++) {
      const faces = this.world.faces[drum];
      const later = this.stance?.openings[drum * SIDES + ((side + quarters) % SIDES)];
      if (!faces?.[side]?.kind && later?.kind) this.world.setFace(drum, side, later.kind);
    }
    const { spot, heat } = this.world;
    this.see(this.gap(drum), (storey.ring + storey.top) / 2, true);
    let thud = false;
    this.add(
      at,
      length,
      (t) => {
        // A light runs along its teeth.
        const from = this.world.yaw + 0.9 - 1.8 * t;
        spot.color.set('#ffa050');
        spot.position.set(Math.sin(from) * (storey.apothem + 1), storey.ring + 0.2, Math.cos(from) * (storey.apothem + 1));
        spot.intensity = 24 * bell(t);
        group.rotation.y = (-Math.PI / 2) * quarters * heavy(t);
        heat[drum] = bell(t) ** 0.5;
        this.rattle = Math.max(this.rattle, 0.008 * bell(t) + (t > 0.82 ? 0.03 * (1 - t) * 5.5 : 0));
        this.pulse ??= { colour: new Color('#ff9a4a'), strength: 0.16 * bell(t), burn: 1.6 };
        if (t > 0.82 && !thud) {
          thud = true;
          for (let n = 0; n < 6; n++) {
            const angle = (n / 6) * Math.PI * 2;
            this.dust.cloud(new Vector3(Math.sin(angle), 0, Math.cos(angle)).multiplyScalar(storey.apothem * 1.15).setY(storey.ring), 2, 0.4);
          }
        }
      },
      () => (heat[drum] = 0),
    );
  }

  /** Something heavy turns behind the seals: the Tower shivers, its veins flicker, dust trickles from every joint. */
  private rumble(at: number, length: number): void {
    this.see(null, STOREYS[1]?.floor ?? 3);
    const colour = new Color('#ff9a4a');
    const puffs = 8;
    let puffed = 0;
    this.add(at, length, (t) => {
      const thud = t > 0.82 ? (1 - t) * 5.5 : 0;
      this.rattle = Math.max(this.rattle, 0.014 * bell(t) + 0.035 * thud);
      this.pulse = { colour, strength: (0.4 + 0.16 * Math.sin(t * 17)) * bell(t), burn: 2.6 };
      if (t * puffs < puffed || t > 0.82) return;
      puffed += 1;
      const angle = this.world.yaw + (Math.random() - 0.5) * 2.4;
      for (const { apothem, ring } of STOREYS) {
        this.dust.cloud(new Vector3(Math.sin(angle), 0, Math.cos(angle)).multiplyScalar(apothem * 1.15).setY(ring), 1, 0.35);
      }
    });
  }

  /** It trembles, light breaks through, and it bursts and falls. */
  private fall(number: number, at: number, length: number): void {
    const drum = Math.floor(number / SIDES);
    const side = number % SIDES;
    const storey = STOREYS[drum];
    const seal = this.world.seals[number];
    if (!storey || !seal) return;
    this.see(side, STOREYS[drum]?.floor ?? 3);
    const way = outward(side);
    const middle = seal.position.clone();
    const { spot } = this.world;
    // Only when the eye is there.
    const bursting = 0.4;
    let burst = false;
    this.add(
      at,
      length,
      (t) => {
        spot.color.set('#c070ff');
        spot.position.set(middle.x + way.x * 0.9, middle.y, middle.z + way.z * 0.9);
        if (t < bursting) {
          const force = t / bursting;
          this.rattle = 0.012 * force;
          seal.rotation.z = Math.sin(this.passed * 0.09) * 0.016 * force;
          seal.position.copy(middle).add(new Vector3(way.x, 0, way.z).multiplyScalar(0.1 * force));
          spot.intensity = 30 * force;
          return;
        }
        if (!burst) {
          burst = true;
          this.burst(number);
        }
        const after = (t - bursting) / (1 - bursting);
        this.rattle = 0.03 * (1 - after) ** 3;
        spot.intensity = 46 * (1 - after) ** 2;
      },
      () => (spot.intensity = 0),
    );
  }

  private burst(number: number): void {
    const seal = this.world.seals[number];
    const storey = STOREYS[Math.floor(number / SIDES)];
    if (!seal || !storey) return;
    seal.visible = false;
    this.world.setFace(Math.floor(number / SIDES), number % SIDES, this.stance?.openings[number]?.kind ?? '');
    const way = outward(number % SIDES);
    const turn = facing(number % SIDES);
    const centre = seal.position;
    this.dust.flash(centre.clone().add(new Vector3(way.x * 0.4, 0, way.z * 0.4)), 2.2, '#d9a0ff');
    this.dust.sparks(centre, 16, '#d9a8ff', 2.6, 0.4);
    this.dust.cloud(centre.clone().add(new Vector3(way.x * 0.3, 0, way.z * 0.3)), 8, 0.75);
    for (const { geometry, x, y } of shards(storey)) {
      const piece = new Mesh(geometry, this.world.sealMaterial);
      piece.castShadow = true;
      piece.position.set(centre.x + Math.cos(turn) * x, centre.y + y, centre.z - Math.sin(turn) * x);
      piece.rotation.y = turn;
      const push = 1.3 + Math.random() * 1.5;
      const speed = new Vector3(way.x * push + Math.cos(turn) * x * 2.6, 0.6 + y * 1.6 + Math.random(), way.z * push - Math.sin(turn) * x * 2.6);
      this.dust.shard(piece, speed, 0.1 + Math.random() * 0.15, 2.1 + Math.random() * 0.7);
    }
  }

  /** It slides back out of the light and closes with a blow. */
  private mend(number: number, at: number, length: number): void {
    const drum = Math.floor(number / SIDES);
    const seal = this.world.seals[number];
    const storey = STOREYS[drum];
    if (!seal || !storey) return;
    this.see(number % SIDES, storey.floor);
    const way = outward(number % SIDES);
    this.world.restSeal(number);
    const home = seal.position.clone();
    let shut = false;
    this.add(at, length, (t) => {
      seal.visible = true;
      const far = 1 - out(Math.min(1, t / 0.7));
      seal.position.copy(home).add(new Vector3(way.x * far * 2.6, far * 1.2, way.z * far * 2.6));
      seal.rotation.z = far * 0.5;
      if (t > 0.66 && !shut) {
        shut = true;
        this.dust.cloud(home.clone().add(new Vector3(way.x * 0.3, -0.4, way.z * 0.3)), 6, 0.5);
        this.dust.flash(home.clone().add(new Vector3(way.x * 0.4, 0, way.z * 0.4)), 1.5, '#ffe0a0');
      }
      this.rattle = shut ? 0.02 * (1 - t) * 3 : 0;
    });
  }

  private shine(kind: string, at: number, length: number): void {
    const opening = this.stance?.openings.findIndex((one) => one.kind === kind) ?? -1;
    if (opening < 0 || !isGlyph(kind)) return;
    const drum = Math.floor(opening / SIDES);
    const side = opening % SIDES;
    this.world.setFace(drum, side, kind);
    this.see(side, STOREYS[drum]?.floor ?? 3);
    this.add(at, length, (t) => {
      const face = this.world.faces[drum]?.[side];
      const bright = 1 + 2.4 * bell(t);
      face?.shine?.color.set('#ff9a3c').multiplyScalar(bright);
      if (face?.halo) face.halo.opacity = 0.5 * bright * 0.7;
    });
  }

  // The whole Tower

  private flare(as: Flare, at: number, length: number): void {
    const { colour, strength, burn, shake, sparks } = FLARES[as];
    const tint = new Color(colour);
    let lit = false;
    this.add(at, length, (t) => {
      if (!lit) {
        lit = true;
        this.dust.flash(new Vector3(0, EMBER, 0), as === 'month' ? 2.6 : 3.6, colour, Math.min(1.2, length / 1400));
        this.dust.sparks(new Vector3(0, EMBER - 0.4, 0), sparks, colour, 3.4, 0.5);
      }
      // Terror beats like a heart; joy rises once.
      const beat = as === 'month' || as === 'boon' || as === 'victory' ? bell(t) : bell(t) * (0.62 + 0.38 * Math.cos(t * Math.PI * 6));
      this.pulse = { colour: tint, strength: strength * Math.max(0, beat), burn };
      this.rattle = Math.max(this.rattle, shake * bell(t));
      this.world.heart.rotation.y = t * Math.PI * 2;
      this.world.heart.scale.setScalar(1 + 0.5 * bell(t));
    }, () => {
      this.world.heart.rotation.y = 0;
      this.world.heart.scale.setScalar(1);
    });
    if (as === 'defeat') for (let n = 0; n < 8; n++) this.add(at + 300 + n * 330, 10, () => undefined, () => this.pour(n % SIDES));
  }

  /** The end: dust pours from every side. */
  private pour(side: number): void {
    const way = outward(side);
    for (const { apothem, floor } of STOREYS) this.dust.cloud(new Vector3(way.x * apothem, floor + 0.8, way.z * apothem), 4, 0.7, '#5a2a2a');
  }
}

/** Where a skull is on its way out: how far from the middle, how high, and how often it has hit stone. */
function flight(t: number, apothem: number, sill: number, floor: number): { far: number; y: number; hit: number } {
  const edge = apothem + 0.2;
  const leaving = 0.16;
  if (t < leaving) return { far: apothem - 0.55 + (edge - apothem + 0.55) * (t / leaving), y: sill, hit: 0 };
  const path = (t - leaving) / (1 - leaving);
  const far = edge + (OUTSIDE - edge) * out(path) ** 0.9;
  const ground = far < 3.2 ? Math.max(floor, 0.95 - (far - 2) * 0.72 + floor * 0.5) : floor;
  // A fall, and three bounces, each lower than the last.
  const drops = [0, 0.34, 0.6, 0.78, 0.9];
  for (let n = 1; n < drops.length; n++) {
    const end = drops[n] ?? 1;
    if (path >= end) continue;
    const start = drops[n - 1] ?? 0;
    const s = (path - start) / (end - start);
    if (n === 1) return { far, y: sill + (ground - sill) * s * s, hit: 0 };
    const high = (sill - floor) * 0.2 * 0.34 ** (n - 2);
    return { far, y: ground + high * 4 * s * (1 - s), hit: n - 1 };
  }
  return { far, y: ground, hit: drops.length - 1 };
}
