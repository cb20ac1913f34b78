/** Geometry made in code: walls with arches, slabs, horns, seals that break into shards, skulls. */
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  IcosahedronGeometry,
  Path,
  Shape,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three';
import { coreOf, CROWN, EMBER, half, SIDES, SLAB, STOREYS, WALL, type Storey } from './measures';

/** A repeatable sequence of numbers from 0 to 1: every visitor sees the same stones. */
export function dice(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}

/** One geometry of several, for a single draw. */
export function merged(parts: BufferGeometry[]): BufferGeometry {
  const flat = parts.map((part) => (part.index ? part.toNonIndexed() : part));
  const whole = new BufferGeometry();
  for (const name of ['position', 'normal', 'uv']) {
    const arrays = flat.map((part) => part.getAttribute(name).array as Float32Array);
    const all = new Float32Array(arrays.reduce((sum, one) => sum + one.length, 0));
    let at = 0;
    for (const one of arrays) {
      all.set(one, at);
      at += one.length;
    }
    whole.setAttribute(name, new BufferAttribute(all, name === 'uv' ? 2 : 3));
  }
  return whole;
}

/** The pointed arch of an opening, standing on y = 0; `grow` makes it larger all around. */
function arch(target: Path, width: number, height: number, grow = 0, lift = 0): void {
  const side = width / 2 + grow;
  const bottom = lift - grow;
  const top = lift + height + grow * 1.4;
  const spring = lift + height - width * 0.62;
  target.moveTo(-side, bottom);
  target.lineTo(side, bottom);
  target.lineTo(side, spring);
  target.quadraticCurveTo(side, spring + (top - spring) * 0.62, 0, top);
  target.quadraticCurveTo(-side, spring + (top - spring) * 0.62, -side, spring);
  target.lineTo(-side, bottom);
}

const plain = { bevelEnabled: false, curveSegments: 7 };

/** A wall with an opening. */
function openWall(storey: Storey): BufferGeometry {
  const w = half(storey.apothem);
  const h = storey.top - storey.floor;
  const wall = new Shape([new Vector2(-w, 0), new Vector2(w, 0), new Vector2(w, h), new Vector2(-w, h)]);
  const hole = new Path();
  arch(hole, storey.width, storey.height, 0, storey.sill);
  wall.holes.push(hole);
  return new ExtrudeGeometry(wall, { ...plain, depth: WALL }).translate(0, storey.floor, storey.apothem - WALL);
}

/** The moulding around an opening. */
function moulding(storey: Storey, grow: number, depth: number): BufferGeometry {
  const frame = new Shape();
  arch(frame, storey.width, storey.height, grow, storey.sill);
  const hole = new Path();
  arch(hole, storey.width, storey.height, 0, storey.sill);
  frame.holes.push(hole);
  const bevel = { bevelEnabled: true, bevelThickness: 0.03, bevelSize: 0.025, bevelSegments: 1, curveSegments: 7 };
  return new ExtrudeGeometry(frame, { ...bevel, depth }).translate(0, storey.floor, storey.apothem);
}

/** A block whose picture is as large as that of the walls, or small blocks would swarm with veins. */
function block(width: number, height: number, depth: number): BoxGeometry {
  const geometry = new BoxGeometry(width, height, depth);
  const uv = geometry.getAttribute('uv');
  // Two faces each: left and right, above and below, before and behind.
  const sizes = [[depth, height], [width, depth], [width, height]] as const;
  for (let i = 0; i < uv.count; i++) {
    const [across, up] = sizes[Math.floor(i / 8)] ?? [1, 1];
    uv.setXY(i, uv.getX(i) * across, uv.getY(i) * up);
  }
  return geometry;
}

/** A buttress whose head slopes towards the wall. */
function buttress(width: number, height: number, depth: number): BufferGeometry {
  const geometry = block(width, height, depth);
  const at = geometry.getAttribute('position');
  for (let i = 0; i < at.count; i++) {
    if (at.getY(i) > 0 && at.getZ(i) > 0) at.setZ(i, at.getZ(i) - depth * 0.75);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** The outline of the tower at a distance from its middle: a square with cut corners. */
function plan(apothem: number): Shape {
  const w = half(apothem);
  const points: [number, number][] = [[-w, apothem], [w, apothem], [apothem, w], [apothem, -w], [w, -apothem], [-w, -apothem], [-apothem, -w], [-apothem, w]];
  return new Shape(points.map(([x, y]) => new Vector2(x, y)));
}

/** A slab over the whole tower. */
function slab(apothem: number, y: number, thick: number, bevel = 0.05): BufferGeometry {
  const options = { bevelEnabled: true, bevelThickness: bevel, bevelSize: bevel, bevelSegments: 1, depth: thick - 2 * bevel };
  return new ExtrudeGeometry(plan(apothem), options).rotateX(-Math.PI / 2).translate(0, y + bevel, 0);
}

/** A horn along some points of a plane, thinner and thinner; `across` is the plane's normal. */
function horn(points: Vector3[], across: Vector3, thick: number): BufferGeometry {
  const around = 7;
  const positions: number[] = [];
  const uvs: number[] = [];
  const faces: number[] = [];
  points.forEach((point, n) => {
    const along = points[Math.min(n + 1, points.length - 1)]?.clone().sub(points[Math.max(n - 1, 0)] ?? point).normalize() ?? new Vector3(0, 1, 0);
    const up = along.clone().cross(across);
    const radius = thick * (1 - n / (points.length - 1)) ** 0.75 + 0.012;
    for (let i = 0; i <= around; i++) {
      const angle = (i / around) * Math.PI * 2;
      const spot = point.clone().addScaledVector(across, Math.cos(angle) * radius).addScaledVector(up, Math.sin(angle) * radius * 1.25);
      positions.push(spot.x, spot.y, spot.z);
      uvs.push((i / around) * 0.8, n * 0.22);
      if (n === 0 || i === 0) continue;
      const here = n * (around + 1) + i;
      const below = here - around - 1;
      faces.push(below - 1, here - 1, below, here - 1, here, below);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

/** A horn that leans out and claws back in, in the plane of a direction. */
function claw(angle: number, foot: number, y: number, reach: number, height: number, thick: number): BufferGeometry {
  const points = Array.from({ length: 14 }, (_, n) => {
    const t = n / 13;
    const far = foot + reach * Math.sin(t * Math.PI * 0.9) - foot * 0.5 * t * t;
    return new Vector3(Math.sin(angle) * far, y + height * t, Math.cos(angle) * far);
  });
  return horn(points, new Vector3(Math.cos(angle), 0, -Math.sin(angle)), thick);
}

/** Everything of stone that never moves. */
export function masonry(): { walls: BufferGeometry; trim: BufferGeometry } {
  const walls: BufferGeometry[] = [];
  const trim: BufferGeometry[] = [];
  // The foot: three steps, a stair to each kingdom, and roots that grip the ground.
  walls.push(slab(2.55, 0, 0.32), slab(2.25, 0.3, 0.34), slab(1.95, 0.62, 0.4));
  for (let side = 0; side < SIDES; side++) {
    const turn = (side * Math.PI) / 2;
    for (let step = 0; step < 5; step++) {
      const height = 0.9 - step * 0.18;
      trim.push(block(1.5, height, 0.3).translate(0, height / 2, 2.02 + step * 0.27).rotateY(turn));
    }
    for (const x of [-0.92, 0.92]) {
      trim.push(buttress(0.26, 1.05, 1.9).translate(x, 0.5, 2.5).rotateY(turn));
      trim.push(new CylinderGeometry(0.03, 0.2, 0.66, 4).translate(x, 1.25, 3.05).rotateY(turn));
    }
    trim.push(claw(turn + Math.PI / 4, 2.35, -0.25, 0.75, 2.5, 0.34));
  }
  for (const storey of STOREYS) {
    const height = storey.top - storey.floor;
    const w = half(storey.apothem);
    const corner = (storey.apothem + w) * Math.SQRT1_2;
    for (let side = 0; side < SIDES; side++) {
      const turn = (side * Math.PI) / 2;
      walls.push(openWall(storey).rotateY(turn));
      trim.push(moulding(storey, 0.13, 0.07).rotateY(turn));
      trim.push(block(storey.width + 0.5, 0.12, 0.34).translate(0, storey.floor + storey.sill - 0.08, storey.apothem + 0.07).rotateY(turn));
      walls.push(block((storey.apothem - w) * Math.SQRT2, height, WALL).translate(0, storey.floor + height / 2, corner - WALL / 2).rotateY(turn + Math.PI / 4));
      trim.push(buttress(0.34, height * 0.94, 0.5).translate(0, storey.floor + height * 0.47, corner + 0.05).rotateY(turn + Math.PI / 4));
      trim.push(new CylinderGeometry(0.015, 0.1, 0.5, 4).translate(0, storey.top + 0.18, corner + 0.2).rotateY(turn + Math.PI / 4));
    }
    // Teeth under the slab.
    for (let n = 0; n < 28; n++) {
      const angle = (n / 28) * Math.PI * 2;
      trim.push(block(0.12, 0.16, 0.2).translate(0, storey.top - 0.06, storey.apothem + 0.1 + 0.13 * Math.sin(angle * 2) ** 2).rotateY(angle));
    }
    walls.push(slab(storey.apothem + 0.16, storey.top, SLAB));
  }
  // The crown: a flare, battlements, and horns around the ember.
  const top = STOREYS[0]?.apothem ?? 1;
  walls.push(slab(top + 0.02, CROWN - 0.38, 0.16), slab(top + 0.2, CROWN - 0.24, 0.16), slab(top + 0.36, CROWN - 0.1, 0.22));
  for (let n = 0; n < 8; n++) {
    const angle = (n * Math.PI) / 4;
    const far = top + (n % 2 ? 0.32 : 0.22);
    trim.push(block(0.42, 0.42, 0.22).translate(0, CROWN + 0.3, far).rotateY(angle));
    if (n % 2) trim.push(claw(angle, far - 0.1, CROWN, 0.7, 2.7, 0.26));
    else trim.push(claw(angle, far - 0.1, CROWN, 0.3, 1.15, 0.16));
  }
  walls.push(new CylinderGeometry(0.75, 0.42, 0.5, 12, 1, true).translate(0, EMBER - 1.1, 0));
  return { walls: merged(walls), trim: merged(trim) };
}

/** The parts of a drum that are of stone: the ring of teeth, and the core behind the openings. */
export function drumStone(storey: Storey): { ring: BufferGeometry; core: BufferGeometry; marks: BufferGeometry } {
  const radius = Math.hypot(storey.apothem, half(storey.apothem)) * 1.02;
  const height = storey.floor - storey.ring;
  const middle = storey.ring + height / 2;
  const teeth: BufferGeometry[] = [new CylinderGeometry(radius, radius, height * 0.9, 40).translate(0, middle, 0)];
  const marks: BufferGeometry[] = [];
  const count = 20;
  for (let n = 0; n < count; n++) {
    const angle = ((n + 0.5) / count) * Math.PI * 2;
    teeth.push(block(0.2, height * 0.74, 0.22).translate(0, middle, radius + 0.04).rotateY(angle));
    const between = (n / count) * Math.PI * 2;
    if (n % 5) marks.push(new BoxGeometry(0.045, height * 0.34, 0.03).translate(0, middle, radius + 0.005).rotateY(between));
    else marks.push(new BoxGeometry(0.12, 0.12, 0.04).rotateZ(Math.PI / 4).translate(0, middle, radius + 0.01).rotateY(between));
  }
  const inner = coreOf(storey);
  const core = new CylinderGeometry(inner, inner, storey.top - storey.floor, 32, 1, true).translate(0, (storey.floor + storey.top) / 2, 0);
  return { ring: merged(teeth), core, marks: merged(marks) };
}

/** The outline of a seal, a little smaller than its opening. */
function sealShape(storey: Storey, grow: number): Shape {
  const shape = new Shape();
  arch(shape, storey.width, storey.height, grow);
  return shape;
}

const SEAL = { bevelEnabled: true, bevelThickness: 0.05, bevelSize: 0.05, bevelSegments: 2, curveSegments: 7, depth: 0.1 };

/** A seal, whole. Its middle is its origin. */
export function seal(storey: Storey): BufferGeometry {
  return fitted(new ExtrudeGeometry(sealShape(storey, -0.06), SEAL), storey);
}

/** Spread the picture of a seal over its front. */
function fitted(geometry: BufferGeometry, storey: Storey): BufferGeometry {
  const at = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, at.getX(i) / storey.width + 0.5, at.getY(i) / storey.height);
  return geometry.translate(0, -storey.height / 2, 0);
}

/** The pieces that a seal breaks into, each with its own middle. */
export function shards(storey: Storey): { geometry: BufferGeometry; x: number; y: number }[] {
  const outline = sealShape(storey, -0.03).getPoints(7).slice(0, -1);
  const roll = dice(storey.apothem * 1000);
  const heart = new Vector2((roll() - 0.5) * 0.2, storey.height * 0.46);
  const cuts = 8;
  const step = outline.length / cuts;
  return Array.from({ length: cuts }, (_, n) => {
    const from = Math.round(n * step);
    const to = Math.round((n + 1) * step);
    const edge = Array.from({ length: to - from + 1 }, (_, i) => outline[(from + i) % outline.length] ?? heart);
    const points = [heart, ...edge];
    const x = points.reduce((sum, one) => sum + one.x, 0) / points.length;
    const y = points.reduce((sum, one) => sum + one.y, 0) / points.length;
    const geometry = fitted(new ExtrudeGeometry(new Shape(points), { bevelEnabled: false, depth: 0.18 }), storey);
    return { geometry: geometry.translate(-x, storey.height / 2 - y, -0.09), x, y: y - storey.height / 2 };
  });
}

/** The dark behind an opening, with a leaf of a door on either side. */
export function doorLeaf(storey: Storey, left: boolean): BufferGeometry {
  const shape = new Shape();
  const w = storey.width / 2 - 0.02;
  const h = storey.height * 0.94;
  const spring = h - w * 1.2;
  const sign = left ? -1 : 1;
  // The hinge is at x = 0, and the leaf reaches to the middle.
  shape.moveTo(0, 0);
  shape.lineTo(-sign * w, 0);
  shape.lineTo(-sign * w, h);
  shape.quadraticCurveTo(-sign * w * 0.15, spring + (h - spring) * 0.7, 0, spring);
  shape.lineTo(0, 0);
  return new ExtrudeGeometry(shape, { bevelEnabled: true, bevelThickness: 0.015, bevelSize: 0.015, bevelSegments: 1, curveSegments: 5, depth: 0.05 });
}

/** A skull of radius 1 that looks along +z: a ball pressed into shape, its hollows dark. */
export function skull(): BufferGeometry {
  const geometry = new SphereGeometry(1, 34, 26);
  const at = geometry.getAttribute('position');
  const colours = new Float32Array(at.count * 3);
  const near = (p: Vector3, x: number, y: number, z: number, wide: number) => Math.exp(-((p.x - x) ** 2 + (p.y - y) ** 2 + (p.z - z) ** 2) / (wide * wide));
  for (let i = 0; i < at.count; i++) {
    const p = new Vector3(at.getX(i), at.getY(i), at.getZ(i));
    const eyes = near(p, 0.36, -0.06, 0.9, 0.33) + near(p, -0.36, -0.06, 0.9, 0.33);
    const nose = near(p, 0, -0.42, 0.92, 0.17);
    const low = Math.max(0, -p.y - 0.3);
    const teeth = p.z > 0.2 && p.y < -0.52 && p.y > -0.86 ? Math.max(0, Math.sin(p.x * 30)) * 0.8 : 0;
    const hollow = Math.min(1, eyes * 1.25 + nose * 1.2 + teeth * 0.55);
    const deep = 1 - eyes * 0.34 - nose * 0.2 - teeth * 0.04;
    const x = p.x * 0.84 * (1 - low * 0.5) * deep;
    const y = p.y * (p.y < 0 ? 1.08 : 0.94) * (0.8 + 0.2 * deep);
    const z = p.z * (p.z < 0 ? 1.12 * (1 - low * 0.75) : 0.96 - low * 0.1) * deep;
    at.setXYZ(i, x, y, z);
    const shade = 1 - hollow * 0.94;
    colours.set([0.7 * shade, 0.62 * shade, 0.48 * shade], i * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** Rocks around the foot. */
export function rocks(): BufferGeometry {
  const roll = dice(77);
  const found: BufferGeometry[] = [];
  for (let n = 0; n < 64; n++) {
    const angle = roll() * Math.PI * 2;
    // The ways to the four kingdoms stay free.
    if (Math.abs(Math.sin(angle * 2)) < 0.42) continue;
    const far = 3 + roll() ** 1.5 * 7;
    const size = 0.12 + roll() * 0.4 * (far > 5 ? 1.6 : 1);
    const rock = new IcosahedronGeometry(size, 0).scale(1, 0.5 + roll() * 0.9, 1).rotateY(roll() * 6).rotateX(roll());
    found.push(rock.translate(Math.sin(angle) * far, size * 0.2, Math.cos(angle) * far));
  }
  return merged(found);
}

/** The mountains at the edge of the world, as a jagged band. */
export function mountains(seed: number, far: number, low: number, high: number): BufferGeometry {
  const roll = dice(seed);
  const count = 150;
  const heights = Array.from({ length: count }, (_, n) => low + (high - low) * (roll() * 0.34 + 0.66 * Math.abs(Math.sin(n * 0.31) * Math.cos(n * 0.127 + seed))));
  const positions: number[] = [];
  for (let n = 0; n < count; n++) {
    const corner = (m: number) => {
      const angle = (m / count) * Math.PI * 2;
      return { x: Math.sin(angle) * far, z: Math.cos(angle) * far, y: heights[m % count] ?? low };
    };
    const a = corner(n);
    const b = corner(n + 1);
    positions.push(a.x, -1, a.z, a.x, a.y, a.z, b.x, -1, b.z, b.x, -1, b.z, a.x, a.y, a.z, b.x, b.y, b.z);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  return geometry;
}
