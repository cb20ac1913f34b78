/** The grid of a card as a horde that can be drawn. */
import { fullPiece, fullZone } from '../../../lib/scene';
import type { Horde } from '../kingdom';

const SIDES = ['left', 'right', 'top', 'bottom'];

/** `cells` and `marks`: what each cell stands for, and the vulnerabilities of big enemies. */
export function hordeOf(id: string, band: Horde['band'], cells: string[][], marks: string[][]): Horde {
  const width = cells[0]?.length ?? 1;
  const mask = (of: string[][], test: (name: string) => boolean) =>
    of.flat().reduce((sum, name, n) => sum | (test(name) ? 1 << n : 0), 0);
  const all = (test: (name: string) => boolean) => mask(cells, test);
  const weak = (kind: string) => all((name) => name === `weak_${kind}` || name.endsWith(`r_${kind}`) || name === `fast_${kind}` || name === `heal_${kind}`) | mask(marks, (name) => name === `weak_${kind}`);
  const tough = ['tough_1', 'tough_2'].map((of) => all((name) => name === of)).filter(Boolean);
  const big = [...['big_1', 'big_2'].map((of) => all((name) => name === of)), ...tough, all((name) => name.startsWith('champion'))].filter(Boolean);
  const dead = all((name) => name === 'flying' || name === 'elusive' || SIDES.some((side) => name.endsWith(`_${side}`)));
  const sides = (kind: string) => SIDES.reduce((sum, side, n) => sum | (all((name) => name === `${kind}_${side}`) ? 1 << n : 0), 0);
  const enemies = all((name) => name !== 'empty') & ~dead;
  const flat = cells.flat();
  const zone = fullZone({ kind: 'grid', id, name: id, tags: ['flying', 'elusive'].filter((tag) => flat.includes(tag)) });
  return {
    id,
    name: id,
    zone,
    width,
    height: cells.length,
    band,
    hearts: 0,
    covers: [],
    piece: fullPiece({ name: id, kind: id }),
    enemies,
    bare: enemies,
    big,
    tough,
    dead,
    shields: [sides('physical'), sides('magic')],
    icons: {
      fast: all((name) => name.startsWith('fast')),
      heal: all((name) => name.startsWith('heal')),
      sniper: all((name) => name.startsWith('sniper')),
      champion: all((name) => name === 'champion_active'),
      magic_only: weak('magic'),
      physical_only: weak('physical'),
      specific: weak('specific'),
    },
    card: 0,
    space: 0,
    covered: 0,
    reward: [],
    about: [],
  };
}
