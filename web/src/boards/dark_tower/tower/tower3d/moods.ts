/** The light of each mood. Colours are as on the screen. */
import { Color } from 'three';
import type { TowerMood } from '../stance';

/** Numbers and colours that blend from one mood to the next. */
export interface Light {
  zenith: Color;
  horizon: Color;
  /** The glow of the sky behind the Tower. */
  halo: Color;
  /** Its colour, and how far one sees. */
  fog: Color;
  sight: number;
  ambient: Color;
  soil: Color;
  fill: number;
  key: Color;
  bright: number;
  rim: Color;
  edge: number;
  /** The veins in the stone, and the ember over the crown. */
  vein: Color;
  burn: number;
  ember: Color;
  heat: number;
}

const mood = (
  sky: [zenith: string, horizon: string, halo: string],
  [fog, sight]: [string, number],
  [ambient, soil, fill]: [string, string, number],
  [key, bright]: [string, number],
  [rim, edge]: [string, number],
  [vein, burn]: [string, number],
  [ember, heat]: [string, number],
): Light => ({
  zenith: new Color(sky[0]),
  horizon: new Color(sky[1]),
  halo: new Color(sky[2]),
  fog: new Color(fog),
  sight,
  ambient: new Color(ambient),
  soil: new Color(soil),
  fill,
  key: new Color(key),
  bright,
  rim: new Color(rim),
  edge,
  vein: new Color(vein),
  burn,
  ember: new Color(ember),
  heat,
});

const CALM = mood(['#080615', '#241a44', '#54429c'], ['#241a40', 52], ['#a79cd8', '#3a2438', 1.35], ['#ffd9ac', 6], ['#9a78ff', 6], ['#9a54ff', 2.2], ['#ff7a3c', 1]);
const LATE = mood(['#0a050c', '#36121c', '#93382c'], ['#30121c', 46], ['#b08a98', '#3a1816', 1.2], ['#ffc294', 5.6], ['#ff6a48', 5.6], ['#ff3b2a', 3], ['#ff4a22', 1.3]);

const MOODS: Record<Exclude<TowerMood, 'month'>, Light> = {
  battle: mood(['#0c0507', '#3c140c', '#a8431a'], ['#34140e', 44], ['#c08070', '#381408', 1.1], ['#ffb070', 6.6], ['#ff5a1e', 7], ['#ff5a1a', 3.6], ['#ff6a1e', 1.7]),
  dungeon: mood(['#03080c', '#0b2026', '#22665f'], ['#0a1e24', 40], ['#7ab0b4', '#0c2022', 1.1], ['#cfeee2', 4], ['#38e0c0', 5.6], ['#2fe6bc', 2.6], ['#58ffd0', 1]),
  event: mood(['#0a0416', '#351040', '#8c34a4'], ['#2a0e36', 46], ['#a884d0', '#2c0f34', 1.2], ['#f2d2ff', 5.4], ['#e04aff', 6.8], ['#e03cff', 3.4], ['#ff58c8', 1.5]),
  victory: mood(['#27509c', '#e79a58', '#d89a4a'], ['#b58a74', 58], ['#e4eaff', '#6a5038', 1.7], ['#ffedc0', 7.4], ['#ffd08a', 5], ['#ffd27a', 0.1], ['#fff0c0', 0.6]),
  defeat: mood(['#060203', '#2c0508', '#a01c10'], ['#220608', 40], ['#90484a', '#200404', 0.9], ['#ff8a60', 4.2], ['#ff2410', 8], ['#ff1e0a', 5.5], ['#ff2a10', 2.4]),
};
/** The adversary walks: every mood but the end turns to blood. */
const HUNT = mood(['#080204', '#360a12', '#961620'], ['#2c080e', 44], ['#a8808e', '#300a0e', 1.25], ['#f6d4c8', 6.2], ['#ff2038', 7.6], ['#ff1a30', 3.2], ['#ff2030', 1.8]);

export function lightOf(kind: TowerMood, gloom: number, adversary: boolean): Light {
  const base = kind === 'month' ? blend(CALM, LATE, gloom) : MOODS[kind];
  if (!adversary || kind === 'victory' || kind === 'defeat') return base;
  return blend(base, HUNT, kind === 'month' ? 0.75 : 0.4);
}

/** What lies between two lights: at 0 the first, at 1 the second. */
export function blend(a: Light, b: Light, t: number): Light {
  const mix = (from: number, to: number) => from + (to - from) * t;
  const tint = (from: Color, to: Color) => from.clone().lerp(to, t);
  return {
    zenith: tint(a.zenith, b.zenith),
    horizon: tint(a.horizon, b.horizon),
    halo: tint(a.halo, b.halo),
    fog: tint(a.fog, b.fog),
    sight: mix(a.sight, b.sight),
    ambient: tint(a.ambient, b.ambient),
    soil: tint(a.soil, b.soil),
    fill: mix(a.fill, b.fill),
    key: tint(a.key, b.key),
    bright: mix(a.bright, b.bright),
    rim: tint(a.rim, b.rim),
    edge: mix(a.edge, b.edge),
    vein: tint(a.vein, b.vein),
    burn: mix(a.burn, b.burn),
    ember: tint(a.ember, b.ember),
    heat: mix(a.heat, b.heat),
  };
}
