/**
 * The scene after each event, for showing events step by step. What an event does not say is taken from the final
 * scene, which also corrects whatever a step leaves out.
 */
import type { Line } from '../../lib/messages';
import type { FullPiece, FullScene, FullZone } from '../../lib/scene';
import { applied, eventOf, extraOf, type Effects } from '../contract';
import { STRIDE, whoOf } from './kingdom';
import { DAMAGE_IDS, SHAPE_IDS, type GameEvent, type HeroMoved, type HeroRetreated, type HordeAdvanced, type HordeExtra, type HordeShifted, type PieceExtra, type TowerExtra } from './types';

export function after(scene: FullScene, line: Line, final: FullScene): FullScene {
  return applied(EFFECTS, scene, eventOf<GameEvent>(line), final);
}

function withZone(scene: FullScene, id: string, how: (zone: FullZone) => FullZone): FullScene {
  return { ...scene, zones: scene.zones.map((zone) => (zone.id === id ? how(zone) : zone)) };
}

function find(scene: FullScene, wanted: (piece: FullPiece) => boolean): FullPiece | undefined {
  for (const zone of scene.zones) {
    for (const place of zone.places) {
      const found = place.pieces.find(wanted);
      if (found) return found;
    }
    const found = zone.pieces.find(wanted);
    if (found) return found;
  }
  return undefined;
}

/** Take a piece off the map and out of all hands. */
function lift(scene: FullScene, wanted: (piece: FullPiece) => boolean): FullScene {
  const rest = (pieces: FullPiece[]) => pieces.filter((piece) => !wanted(piece));
  return {
    ...scene,
    zones: scene.zones.map((zone) => {
      if (zone.id === 'board') {
        return { ...zone, places: zone.places.map((place) => ({ ...place, pieces: rest(place.pieces) })) };
      }
      if (!/^(hand|incoming)-/.test(zone.id)) return zone;
      const pieces = rest(zone.pieces);
      return { ...zone, pieces, value: pieces.length };
    }),
  };
}

/** With a piece on top. A horde that was renewed from the final scene may have it already. */
const topped = (pieces: FullPiece[], piece: FullPiece): FullPiece[] => [...pieces.filter((one) => one.id !== piece.id), piece];

function land(scene: FullScene, space: number, piece: FullPiece | undefined): FullScene {
  if (!piece || space < 0) return scene;
  return withZone(scene, 'board', (zone) => {
    const at = Math.floor(space / STRIDE) * zone.columns + (space % STRIDE);
    return {
      ...zone,
      places: zone.places.map((place, n) => (n === at ? { ...place, pieces: topped(place.pieces, piece) } : place)),
    };
  });
}

/** Move a piece to a space of the map; a negative space: off the map. */
function move(scene: FullScene, space: number, wanted: (piece: FullPiece) => boolean, final: FullScene): FullScene {
  const onMap = (from: FullScene) =>
    find({ ...from, zones: from.zones.filter((zone) => zone.id === 'board' || /^hand-/.test(zone.id)) }, wanted);
  const piece = onMap(scene) ?? onMap(final);
  return land(lift(scene, wanted), space, piece);
}

const isHorde = (card: number) => (piece: FullPiece) => piece.id === `horde-${card}`;
const isFigure = (who: number) => (piece: FullPiece) => whoOf(piece) === who && extraOf<PieceExtra>(piece).cells === undefined && !piece.id.startsWith('board-');

/** Change the masks of a horde, and what lies on it. */
function cover(scene: FullScene, card: number, cells: number, piece: FullPiece | undefined): FullScene {
  return withZone(scene, `horde-${card}`, (zone) => ({
    ...zone,
    extra: covered(extraOf<HordeExtra>(zone), cells),
    places: zone.places.map((place, n) =>
      piece && cells & -cells & (1 << n) ? { ...place, pieces: topped(place.pieces, piece) } : place,
    ),
  }));
}

function covered(grid: HordeExtra, cells: number) {
  return { ...grid, covered: grid.covered | cells, bare: grid.bare & ~cells } satisfies HordeExtra;
}

/** A horde's zone, on another space. */
function at(zone: FullZone, space: number): FullZone {
  return { ...zone, extra: { ...extraOf<HordeExtra>(zone), space } satisfies HordeExtra };
}

/** Set a horde's tiles and soldiers to those of the final scene. */
function renew(scene: FullScene, card: number, final: FullScene): FullScene {
  const later = final.zones.find((zone) => zone.id === `horde-${card}`);
  return later ? withZone(scene, later.id, (zone) => at(later, extraOf<HordeExtra>(zone).space)) : scene;
}

function gone(scene: FullScene, card: number): FullScene {
  const rest = lift(scene, isHorde(card));
  return { ...rest, zones: rest.zones.filter((zone) => zone.id !== `horde-${card}`) };
}

function counted(scene: FullScene, id: string, by: number): FullScene {
  return by ? withZone(scene, id, (zone) => ({ ...zone, value: Math.max(0, zone.value + by) })) : scene;
}

function go(scene: FullScene, { horde, space }: HordeAdvanced | HordeShifted, final: FullScene): FullScene {
  return withZone(move(scene, space, isHorde(horde), final), `horde-${horde}`, (zone) => at(zone, space));
}

function walk(scene: FullScene, { seat, space }: HeroMoved | HeroRetreated, final: FullScene): FullScene {
  return move(scene, space, isFigure(seat), final);
}

const EFFECTS: Effects<GameEvent> = {
  HordeSpawned(scene, { horde, space, pile }, final) {
    const zone = final.zones.find((one) => one.id === `horde-${horde}`);
    const piece = find(final, isHorde(horde));
    if (!zone || !piece) return scene;
    const shorter = withZone(scene, `pile-${pile}`, (one) => ({
      ...one,
      value: Math.max(0, one.value - 1),
      pieces: one.pieces.slice(1),
    }));
    const board = shorter.zones.findIndex((one) => one.id === 'board');
    const known = shorter.zones.some((one) => one.id === zone.id);
    const zones = known ? shorter.zones : [...shorter.zones.slice(0, board + 1), at(zone, space), ...shorter.zones.slice(board + 1)];
    return land({ ...shorter, zones }, space, piece);
  },
  HordeAdvanced: go,
  HordeShifted: go,
  HordeDestroyed: (scene, { horde }) => gone(scene, horde),
  HordeRemoved: (scene, { horde }) => gone(scene, horde),
  HordeEscaped: (scene, { horde }) => gone(scene, horde),
  TileLaid(scene, { horde, cells, shape, damage }, final) {
    const id = `tile-${horde}-${cells}`;
    const plain = { id, name: '', kind: SHAPE_IDS[shape] ?? '', value: '', note: '', marks: [], tags: [], enemy: false, pick: {}, more: [] };
    const extra = { cells, damage: DAMAGE_IDS[damage] } satisfies PieceExtra;
    return cover(scene, horde, cells, find(final, (one) => one.id === id) ?? { ...plain, extra });
  },
  SoldierPlaced(scene, { horde, cell }, final) {
    return counted(cover(scene, horde, cell, find(final, (one) => one.id === `soldier-${horde}-${cell}`)), 'soldiers', -1);
  },
  SoldierRemoved: (scene, { horde }, final) => renew(scene, horde, final),
  TilesRemoved: (scene, { horde }, final) => renew(scene, horde, final),
  HordeHealed: (scene, { horde }, final) => renew(scene, horde, final),
  TowerPlayed: (scene, { card, space }, final) => move(scene, space, (piece) => piece.id === `tower-${card}`, final),
  TowerTurned: (scene, { card, facing }) =>
    withZone(scene, 'board', (zone) => ({
      ...zone,
      places: zone.places.map((place) => ({
        ...place,
        pieces: place.pieces.map((piece) =>
          piece.id === `tower-${card}` ? { ...piece, extra: { ...extraOf<TowerExtra>(piece), facing } satisfies TowerExtra } : piece,
        ),
      })),
    })),
  HeroMoved: walk,
  HeroRetreated: walk,
  HeroReturned: (scene, { seat }) => lift(scene, isFigure(seat)),
  WarriorMoved: (scene, { warrior, space }, final) => move(scene, space, (piece) => piece.id === `warrior-${warrior}`, final),
  WildcatMoved: (scene, { space }, final) => move(scene, space, (piece) => piece.id === 'wildcat', final),
  HeartsLost: (scene, { hearts }) => withZone(scene, 'hearts', (zone) => ({ ...zone, value: Math.max(0, hearts) })),
  TreasureGained: (scene, { gold, crystals }) => counted(counted(scene, 'gold', gold), 'crystals', crystals),
  TreasureSpent: (scene, { gold, crystals }) => counted(counted(scene, 'gold', -gold), 'crystals', -crystals),
};
