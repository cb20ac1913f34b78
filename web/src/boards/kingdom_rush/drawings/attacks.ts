/** The attacks of the data as they are drawn on cards. */
import type { AttackPart } from '../types';

const ALL = [0, 1, 2, 3, 4, 5, 6, 7];
const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const REACHES: Record<string, AttackPart['reach']> = { one: 'choice', choice: 'choice', all: 'choice', each: 'each', all_each: 'each', perfect: 'perfect', melee: 'melee', beside: 'splash' };

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Several attacks, of which each is a list of shots. */
export function partsOf(modes: unknown, damage: unknown): AttackPart[][] {
  return (Array.isArray(modes) ? modes : []).map((mode: unknown) => (Array.isArray(mode) ? mode.filter(isTable).map((shot) => part(shot, String(damage))) : []));
}

function part(shot: Record<string, unknown>, damage: string): AttackPart {
  const range = String(shot.range ?? 'perfect');
  const shapes = (Array.isArray(shot.tiles) ? shot.tiles : []) as AttackPart['shapes'];
  const soldiers = Number(shot.soldiers ?? 0);
  const arrows = Array.isArray(shot.arrows) ? shot.arrows.map((arrow) => DIRECTIONS.indexOf(String(arrow))).filter((n) => n >= 0) : [];
  return {
    what: shot.mend === true ? 'mend' : soldiers > 0 ? 'soldier' : 'tile',
    reach: REACHES[range] ?? 'perfect',
    arrows: range.startsWith('all') ? ALL : arrows,
    shapes: soldiers > 0 ? [] : shapes,
    count: soldiers || shapes.length || (shot.mend === true ? 1 : 0),
    damage: (shot.damage ?? damage) as AttackPart['damage'],
  };
}
