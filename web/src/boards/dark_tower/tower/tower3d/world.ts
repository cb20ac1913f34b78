/** Everything that stands in the scene: sky, ground, masonry, drums, seals; and the lights on it. */
import {
  AdditiveBlending,
  BackSide,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  DoubleSide,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  OctahedronGeometry,
  PlaneGeometry,
  PointLight,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  Texture,
  Vector3,
} from 'three';
import { isGlyph } from '../stance';
import { coreOf, EMBER, facing, SIDES, STOREYS, WALL } from './measures';
import type { Light } from './moods';
import { basalt, glyphPicture, ground, sealPictures, soft } from './pictures';
import { doorLeaf, drumStone, masonry, mountains, rocks, seal, skull } from './shapes';

/** What the client knows a kind's outline by. */
export type Outline = (kind: string) => string | undefined;

/** One face of a drum: the glyph that shines, or the doors of a chute. */
export interface Face {
  group: Group;
  kind: string;
  shine: MeshBasicMaterial | null;
  halo: SpriteMaterial | null;
  doors: [Group, Group] | null;
}

const GLYPH = new Color('#ff9a3c');
/** Runes of a drum that turns. */
const RUNE = new Color('#ffb35e').multiplyScalar(2.4);

export class World {
  readonly scene = new Scene();
  /** What shakes when the Tower does. */
  readonly tower = new Group();
  readonly drums: Group[] = [];
  readonly faces: Face[][] = [];
  readonly seals: Mesh[] = [];
  readonly sealMaterial: MeshStandardMaterial;
  readonly bone = new MeshStandardMaterial({ vertexColors: true, roughness: 0.62, emissive: new Color('#ff5a28'), emissiveIntensity: 0.04 });
  readonly skull = skull();
  readonly softest = soft();
  readonly ragged = soft(true);
  /** A light that goes where something happens. */
  readonly spot = new PointLight('#ff9a4a', 0, 7, 1.6);
  /** How bright the runes of each drum burn, from 0 to 1. */
  readonly heat = STOREYS.map(() => 0);
  /** Turns with the eye, so that the Tower is always lit from the same corner of the picture. */
  private readonly rig = new Group();

  private readonly key = new DirectionalLight();
  private readonly rim = new DirectionalLight();
  private readonly side = new DirectionalLight();
  private readonly fill = new HemisphereLight();
  private readonly glow = new PointLight('#ff7a3c', 0, 9, 1.5);
  private readonly wall: MeshStandardMaterial;
  private readonly trim: MeshStandardMaterial;
  /** The runes on the ring of each drum. */
  private readonly marks = STOREYS.map(() => new MeshBasicMaterial());
  private readonly ember = new MeshStandardMaterial({ flatShading: true, roughness: 0.3, color: '#602010' });
  private readonly embers: SpriteMaterial;
  readonly heart: Mesh;
  private readonly mist: SpriteMaterial;
  private readonly hills: MeshBasicMaterial[] = [];
  private readonly sky: ShaderMaterial;
  private readonly black = new MeshBasicMaterial({ color: '#050308' });
  private readonly iron = new MeshStandardMaterial({ color: '#3a3344', roughness: 0.55, metalness: 0.55 });
  private readonly core = new MeshStandardMaterial({ color: '#1c1824', roughness: 0.9 });
  private readonly glyphs = new Map<string, Texture>();

  constructor(private readonly outline: Outline) {
    const stone = basalt();
    for (const one of Object.values(stone)) one.repeat.set(0.42, 0.42);
    const look = { map: stone.colour, bumpMap: stone.relief, bumpScale: 2.2, emissiveMap: stone.veins, roughness: 0.82, metalness: 0.08 };
    this.wall = new MeshStandardMaterial({ ...look, color: '#a79fb2' });
    this.trim = new MeshStandardMaterial({ ...look, color: '#6f667c', emissiveMap: null, roughness: 0.66, metalness: 0.2 });
    const seals = sealPictures();
    this.sealMaterial = new MeshStandardMaterial({ map: seals.colour, bumpMap: seals.relief, bumpScale: 3, emissiveMap: seals.glow, emissive: new Color('#7a3cff'), emissiveIntensity: 0.5, roughness: 0.6, metalness: 0.15, color: '#cfc6dc' });
    this.mist = new SpriteMaterial({ map: this.softest, transparent: true, opacity: 0.16, depthWrite: false, fog: false });
    this.embers = glowing(this.softest, '#ff8040', 0.8);
    this.heart = new Mesh(new OctahedronGeometry(0.42, 0).scale(0.72, 1.5, 0.72), this.ember);
    this.sky = sky();
    this.build();
  }

  private build(): void {
    const { scene, tower } = this;
    scene.fog = new Fog('#201535', 17, 50);
    scene.add(tower, this.rig, this.spot);

    const dome = new Mesh(new SphereGeometry(60, 32, 20), this.sky);
    dome.frustumCulled = false;
    scene.add(dome);
    for (const [seed, far, low, high] of [[11, 21, 0.3, 2.6], [23, 32, 1.2, 6]] as const) {
      const material = new MeshBasicMaterial({ color: '#0d0916', side: DoubleSide, fog: false });
      this.hills.push(material);
      scene.add(new Mesh(mountains(seed, far, low, high), material));
    }
    const floor = new Mesh(new CircleGeometry(24, 64), new MeshStandardMaterial({ map: ground(), roughness: 1, color: '#b6aebc' }));
    floor.rotation.x = -Math.PI / 2;
    floor.receiveShadow = true;
    scene.add(floor, shaded(new Mesh(rocks(), this.trim)));

    // Mist around the foot.
    for (let n = 0; n < 9; n++) {
      const puff = new Sprite(this.mist);
      const angle = n * 2.4;
      puff.position.set(Math.sin(angle) * (4 + (n % 3) * 2.2), 0.35, Math.cos(angle) * (4 + (n % 3) * 2.2));
      puff.scale.set(7 + (n % 4), 1.5 + (n % 3) * 0.4, 1);
      scene.add(puff);
    }

    const { walls, trim } = masonry();
    tower.add(shaded(new Mesh(walls, this.wall)), shaded(new Mesh(trim, this.trim)));
    STOREYS.forEach((storey, drum) => {
      const group = new Group();
      const { ring, core, marks } = drumStone(storey);
      group.add(shaded(new Mesh(ring, this.trim)), new Mesh(core, this.core), new Mesh(marks, this.marks[drum]));
      this.drums.push(group);
      this.faces.push([]);
      tower.add(group);
      const shape = seal(storey);
      for (let side = 0; side < SIDES; side++) {
        const mesh = shaded(new Mesh(shape, this.sealMaterial));
        this.seals.push(mesh);
        this.restSeal(drum * SIDES + side);
        tower.add(mesh);
        this.setFace(drum, side, '');
      }
    });

    const glow = new Sprite(this.embers);
    glow.scale.setScalar(4.6);
    glow.position.y = EMBER;
    this.heart.position.y = EMBER;
    this.glow.position.y = EMBER - 0.2;
    tower.add(this.heart, glow, this.glow);
    tower.add(new Mesh(new CylinderGeometry(0.62, 0.62, 0.02, 20).translate(0, EMBER - 1.15, 0), this.ember));

    this.key.position.set(-5, 9, 8);
    this.rim.position.set(5.5, 6, -8);
    this.side.position.set(-8, 3, -4);
    this.key.castShadow = true;
    this.key.shadow.mapSize.set(1024, 1024);
    this.key.shadow.bias = -0.0006;
    this.key.shadow.normalBias = 0.03;
    Object.assign(this.key.shadow.camera, { left: -6, right: 6, top: 9, bottom: -5, near: 1, far: 30 });
    this.rig.add(this.key, this.key.target, this.rim, this.rim.target, this.side, this.side.target);
    this.key.target.position.y = this.rim.target.position.y = this.side.target.position.y = 3.6;
    scene.add(this.fill);
  }

  /** From where the eye looks. */
  get yaw(): number {
    return this.rig.rotation.y;
  }

  /** The lights follow the eye around the Tower. */
  face(yaw: number, eye: Vector3): void {
    this.rig.rotation.y = yaw;
    this.sky.uniforms['aim']?.value.set(-eye.x, 0, -eye.z).normalize();
  }

  set light(light: Light) {
    const { uniforms } = this.sky;
    (uniforms['zenith']?.value as Color).copy(light.zenith);
    (uniforms['horizon']?.value as Color).copy(light.horizon);
    (uniforms['halo']?.value as Color).copy(light.halo);
    const fog = this.scene.fog as Fog;
    fog.color.copy(light.fog);
    fog.far = light.sight;
    this.hills.forEach((hill, n) => hill.color.copy(light.fog).lerp(light.horizon, n * 0.42).multiplyScalar(0.62 + n * 0.28));
    this.mist.color.copy(light.halo).lerp(light.fog, 0.35);
    this.fill.color.copy(light.ambient);
    this.fill.groundColor.copy(light.soil);
    this.fill.intensity = light.fill;
    this.key.color.copy(light.key);
    this.key.intensity = light.bright;
    this.rim.color.copy(light.rim);
    this.rim.intensity = light.edge;
    this.side.color.copy(light.rim);
    this.side.intensity = light.edge * 0.35;
    this.wall.emissive.copy(light.vein);
    this.wall.emissiveIntensity = light.burn;
    this.sealMaterial.emissive.copy(light.vein);
    this.sealMaterial.emissiveIntensity = 0.35 + light.burn * 0.25;
    this.marks.forEach((mark, drum) => mark.color.copy(light.vein).multiplyScalar(0.3 + light.burn * 0.16).lerp(RUNE, this.heat[drum] ?? 0));
    this.ember.emissive.copy(light.ember);
    this.ember.emissiveIntensity = 0.9 + light.heat * 0.7;
    this.embers.color.copy(light.ember);
    this.embers.opacity = Math.min(1, 0.34 * light.heat);
    this.glow.color.copy(light.ember);
    this.glow.intensity = 26 * light.heat;
  }

  /** Put a seal where it belongs. */
  restSeal(number: number): void {
    const mesh = this.seals[number];
    const storey = STOREYS[Math.floor(number / SIDES)];
    if (!mesh || !storey) return;
    const turn = facing(number % SIDES);
    const far = storey.apothem - WALL * 0.3;
    mesh.position.set(Math.sin(turn) * far, storey.floor + storey.sill + storey.height / 2, Math.cos(turn) * far);
    mesh.rotation.set(0, turn, 0);
  }

  /** What looks out of a side of a drum, as the drum stands now; empty: bare stone. */
  setFace(drum: number, side: number, kind: string): void {
    const storey = STOREYS[drum];
    const faces = this.faces[drum];
    if (!storey || !faces) return;
    const old = faces[side];
    if (old?.kind === kind) return;
    if (old) {
      old.group.removeFromParent();
      old.shine?.dispose();
      old.halo?.dispose();
    }
    const group = new Group();
    // Faces are numbered by side, so the turn of the drum is taken back.
    group.rotation.y = facing(side) - (this.drums[drum]?.rotation.y ?? 0);
    const face: Face = { group, kind, shine: null, halo: null, doors: null };
    const front = coreOf(storey) + 0.02;
    // Far enough out that the jamb hides nothing of it from beside.
    const shown = front + 0.12;
    const y = storey.floor + storey.sill + storey.height * 0.46;
    if (isGlyph(kind)) {
      face.shine = new MeshBasicMaterial({ map: this.glyph(kind), color: GLYPH.clone(), blending: AdditiveBlending, transparent: true, depthWrite: false });
      const plate = new Mesh(new PlaneGeometry(storey.width * 0.98, storey.width * 0.98), face.shine);
      plate.position.set(0, y, shown);
      const back = new Mesh(new PlaneGeometry(storey.width * 1.15, storey.height * 1.15), this.black);
      back.position.set(0, y, shown - 0.012);
      face.halo = glowing(this.softest, '#ff8a30', 0.5);
      const halo = new Sprite(face.halo);
      halo.scale.setScalar(storey.width * 1.7);
      halo.position.set(0, y, storey.apothem + 0.12);
      group.add(back, plate, halo);
    } else if (kind) {
      const back = new Mesh(new PlaneGeometry(storey.width * 1.15, storey.height * 1.15), this.black);
      back.position.set(0, y, front - 0.012);
      group.add(back);
      face.doors = [this.leaf(drum, true), this.leaf(drum, false)];
      group.add(...face.doors);
    }
    faces[side] = face;
    this.drums[drum]?.add(group);
  }

  private leaf(drum: number, left: boolean): Group {
    const storey = STOREYS[drum];
    const hinge = new Group();
    if (!storey) return hinge;
    hinge.add(shaded(new Mesh(doorLeaf(storey, left), this.iron)));
    hinge.position.set(((left ? -1 : 1) * storey.width) / 2, storey.floor + storey.sill + 0.02, coreOf(storey) + 0.03);
    return hinge;
  }

  private glyph(kind: string): Texture {
    let found = this.glyphs.get(kind);
    if (!found) this.glyphs.set(kind, (found = glyphPicture(this.outline(kind) ?? '')));
    return found;
  }

  /** Free what the graphics card holds. */
  dispose(): void {
    this.scene.traverse((thing) => {
      if (!(thing instanceof Mesh) && !(thing instanceof Sprite)) return;
      thing.geometry.dispose();
      for (const material of [thing.material].flat()) material.dispose();
    });
    for (const made of this.glyphs.values()) made.dispose();
  }
}

export function glowing(map: Texture, colour: string, opacity: number): SpriteMaterial {
  return new SpriteMaterial({ map, color: colour, opacity, transparent: true, blending: AdditiveBlending, depthWrite: false, fog: false });
}

function shaded<T extends Mesh>(mesh: T): T {
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** A sky that glows behind the Tower from wherever one looks, with stars. */
function sky(): ShaderMaterial {
  return new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms: { zenith: { value: new Color() }, horizon: { value: new Color() }, halo: { value: new Color() }, aim: { value: new Vector3(0, 0, -1) } },
    vertexShader: `
      varying vec3 way;
      void main() {
        way = position;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      uniform vec3 zenith, horizon, halo, aim;
      varying vec3 way;
      float chance(vec2 p) { return fract(sin(dot(p, vec2(41.3, 289.1))) * 43758.5453); }
      void main() {
        vec3 w = normalize(way);
        float up = clamp(w.y * 1.5 + 0.06, 0.0, 1.0);
        vec3 colour = mix(horizon, zenith, pow(up, 0.62));
        float toward = max(0.0, dot(normalize(vec3(w.x, w.y * 0.8 - 0.16, w.z)), aim));
        colour += halo * (pow(toward, 9.0) * 0.3 + pow(toward, 60.0) * 0.42);
        vec2 cell = vec2(atan(w.x, w.z) * 44.0, w.y * 60.0);
        float star = step(0.985, chance(floor(cell))) * smoothstep(0.13, 0.0, length(fract(cell) - 0.5));
        colour += star * 0.7 * smoothstep(0.15, 0.6, w.y) * clamp(1.0 - halo.g, 0.0, 1.0);
        gl_FragColor = vec4(colour, 1.0);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }`,
  });
}
