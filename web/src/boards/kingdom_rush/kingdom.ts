/** A scene as a kingdom: spaces, hordes, piles, players. */
import type { FullPiece, FullPlace, FullScene, FullZone } from '../../lib/scene';
import { extraOf } from '../contract';
import { count, type Size } from './cells';
import type { AttackPart, BoardExtra, CoverExtra, HordeExtra, PieceExtra, SceneExtra, SceneTask, StockExtra } from './types';

/** Spaces are numbered `row * STRIDE + column` on every map. */
export const STRIDE = 16;

/** What lies on a horde: a tile, a soldier, a figure. */
export interface Cover extends CoverExtra {
  piece: FullPiece;
}

/** A horde's card as masks of cells. */
export interface Horde extends Size, HordeExtra {
  id: string;
  name: string;
  zone: FullZone;
  hearts: number;
  covers: Cover[];
  /** The piece on the map. */
  piece: FullPiece | undefined;
}

export interface Space {
  space: number;
  row: number;
  column: number;
  place: FullPlace;
  /** The next space of the path. */
  to: number | null;
  /** Piles that spawn here. */
  spawns: number[];
  /** R, B, Y, G, W; empty: no site. */
  site: string;
  towers: FullPiece[];
  hordes: FullPiece[];
  figures: FullPiece[];
  things: FullPiece[];
}

/** What the ground is drawn from. */
export interface Lie {
  columns: number;
  rows: number;
  spaces: (Pick<Space, 'row' | 'column' | 'to' | 'spawns' | 'site'> & { place: { kind: string } })[];
}

export interface Kingdom {
  columns: number;
  rows: number;
  board: FullZone | undefined;
  spaces: Space[];
  hordes: Horde[];
  piles: FullZone[];
  hearts: FullZone | undefined;
  gold: number;
  crystals: number;
  /** How many of each kind of tile, and of soldiers, are left. */
  tiles: FullPiece[];
  soldiers: number;
}

export function zoneOf(scene: FullScene, id: string): FullZone | undefined {
  return scene.zones.find((zone) => zone.id === id);
}

export function kingdom(scene: FullScene): Kingdom {
  const board = zoneOf(scene, 'board');
  const columns = board?.columns ?? 1;
  const spaces = board ? board.places.map((place, n) => space(place, n, columns, extraOf<BoardExtra>(board))) : [];
  const pieces = new Map(spaces.flatMap((one) => one.hordes.map((piece) => [piece.id, piece])));
  return {
    columns,
    rows: Math.ceil(spaces.length / columns),
    board,
    spaces,
    hordes: scene.zones
      .filter((zone) => zone.id.startsWith('horde-'))
      .map((zone) => horde(zone, pieces.get(zone.id))),
    piles: scene.zones.filter((zone) => zone.id.startsWith('pile-')),
    hearts: zoneOf(scene, 'hearts'),
    gold: zoneOf(scene, 'gold')?.value ?? 0,
    crystals: zoneOf(scene, 'crystals')?.value ?? 0,
    tiles: zoneOf(scene, 'tiles')?.pieces ?? [],
    soldiers: zoneOf(scene, 'soldiers')?.value ?? 0,
  };
}

function space(place: FullPlace, n: number, columns: number, { ways, sites, spawns }: BoardExtra): Space {
  const [row, column] = [Math.floor(n / columns), n % columns];
  const number = row * STRIDE + column;
  const to = ways[n] ?? -1;
  const { pieces } = place;
  const figures = pieces.filter((piece) => whoOf(piece) !== undefined);
  const towers = pieces.filter((piece) => piece.id.startsWith('tower-'));
  const hordes = pieces.filter((piece) => piece.id.startsWith('horde-'));
  const known = new Set([...figures, ...towers, ...hordes]);
  return {
    space: number,
    row,
    column,
    place,
    to: to < 0 ? null : to,
    spawns: spawns.flatMap((first, pile) => (first === number ? pile : [])),
    site: sites[n] ?? '',
    towers,
    hordes,
    figures,
    things: pieces.filter((piece) => !known.has(piece)),
  };
}

function horde(zone: FullZone, piece: FullPiece | undefined): Horde {
  return {
    ...extraOf<HordeExtra>(zone),
    id: zone.id,
    name: piece?.name ?? zone.name,
    zone,
    width: zone.columns,
    height: Math.ceil(zone.places.length / Math.max(1, zone.columns)),
    hearts: zone.value,
    covers: zone.places.flatMap(({ pieces }) => pieces.map((one) => ({ ...extraOf<CoverExtra>(one), piece: one }))),
    piece,
  };
}

/** How many enemies are not covered; a big one counts until all of it is covered. */
export function uncovered({ bare, big }: Pick<Horde, 'bare' | 'big'>): number {
  const large = big.reduce((all, mask) => all | mask, 0);
  return count(bare & ~large) + big.filter((mask) => mask & bare).length;
}

export function taskOf(scene: FullScene): SceneTask | null {
  return extraOf<SceneExtra>(scene).task ?? null;
}

/** Whether something is to be placed on a horde. */
export function lays(task: SceneTask | null): task is SceneTask {
  return task !== null && ['tile', 'soldier', 'stand'].includes(task.ask);
}

/** The tower or figure that places it, if any. */
export function attacker({ spaces }: Kingdom, task: SceneTask): FullPiece | undefined {
  const kind = task.supply === 'soul' ? 'veznan' : task.supply;
  const mine = (piece: FullPiece) =>
    task.card >= 0 ? piece.id === `tower-${task.card}` : task.who >= 0 ? whoOf(piece) === task.who : piece.kind === kind;
  return spaces.flatMap((space) => [...space.towers, ...space.figures]).find(mine);
}

/** The kind of tile that is placed next, with how many of it are left. */
export function stockOf({ tiles }: Kingdom, task: SceneTask): FullPiece | undefined {
  return tiles.find((piece) => {
    const { shape, supply } = extraOf<StockExtra>(piece);
    return shape === task.shapes[0] && supply === task.supply;
  });
}

/** The number of the figure that a piece is; undefined: not a figure. */
export function whoOf(piece: FullPiece): number | undefined {
  return extraOf<PieceExtra>(piece).who;
}

export function modesOf(piece: FullPiece): AttackPart[][] {
  return extraOf<PieceExtra>(piece).modes ?? [];
}

/** Whether its attacks depend on the direction it faces. */
export function aims(piece: FullPiece): boolean {
  return modesOf(piece).some((shots) => shots.some(({ arrows }) => arrows.length > 0 && arrows.length < 8));
}

export function facingOf(piece: FullPiece): number {
  return extraOf<PieceExtra>(piece).facing ?? 0;
}

export function row(space: number): number {
  return Math.floor(space / STRIDE);
}
export function column(space: number): number {
  return space % STRIDE;
}

/** A step in each of the eight directions, as [down, right]; 0 is up, then clockwise. */
export const STEPS: readonly (readonly [number, number])[] = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
];

/** Where the printed arrows of a card point when it faces `facing`. */
export function turned(arrows: readonly number[], facing: number): number[] {
  return arrows.map((arrow) => (arrow + 2 * facing) % 8);
}

/** What an attack would reach from a space. */
export interface Aim {
  from: number;
  /** Directions of its arrows. */
  arrows: number[];
  /** It reaches any horde. */
  perfect: boolean;
  /** It reaches the horde on its own space. */
  melee: boolean;
  damage: string;
}

export function aim(shots: readonly AttackPart[], from: number, facing: number): Aim {
  const arrows = shots
    .filter((shot) => shot.reach === 'choice' || shot.reach === 'each')
    .flatMap((shot) => turned(shot.arrows, facing));
  return {
    from,
    arrows: [...new Set(arrows)],
    perfect: shots.some((shot) => shot.reach === 'perfect'),
    melee: shots.some((shot) => shot.reach === 'melee'),
    damage: shots[0]?.damage ?? '',
  };
}

/** The spaces that an aim reaches by its arrows, and its own if it is melee. */
export function reached({ from, arrows, melee }: Aim): number[] {
  const found = arrows.flatMap((arrow) => {
    const step = STEPS[arrow];
    if (!step) return [];
    const [y, x] = [row(from) + step[0], column(from) + step[1]];
    return y < 0 || x < 0 || x >= STRIDE ? [] : [y * STRIDE + x];
  });
  return melee ? [...found, from] : found;
}
