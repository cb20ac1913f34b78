/** Scenes with all fields filled in, and ways to find things in them. */
import type { Piece, Place, Position, Remaining, Scene, Update, Zone } from './messages';

/** The server leaves out default values. Here every field is present, so nobody has to check. */
export type FullPiece = Required<Piece>;
export type FullPlace = Required<Omit<Place, 'pieces'>> & { pieces: FullPiece[] };
/** How many of a kind are left in a pile, under an optional heading. */
export type FullRemaining = Required<Omit<Remaining, 'piece'>> & { piece: FullPiece };
export type FullZone = Required<Omit<Zone, 'places' | 'pieces' | 'left' | 'seat'>> & {
  seat: number | null;
  places: FullPlace[];
  pieces: FullPiece[];
  left: FullRemaining[];
};
export type FullScene = Omit<Scene, 'zones' | 'extra'> & { zones: FullZone[]; extra: Record<string, unknown> };
export type FullPosition = Omit<Position, 'scene'> & { scene: FullScene };

/** The part of an update that describes the table. */
type Told = { [field in 'positions' | 'zones']: Update[field] };

export type Pick = Record<string, unknown>;

export function fullPiece(piece: Piece): FullPiece {
  return { id: '', value: '', note: '', marks: [], tags: [], enemy: false, pick: {}, extra: {}, more: [], ...piece };
}

function fullPlace(place: Place): FullPlace {
  const pieces = (place.pieces ?? []).map(fullPiece);
  return { note: '', value: '', status: '', tone: '', marks: [], tags: [], pick: {}, ...place, pieces };
}

export function fullZone(zone: Zone): FullZone {
  return {
    short: '',
    value: 0,
    most: 0,
    note: '',
    columns: 0,
    tags: [],
    extra: {},
    ...zone,
    seat: zone.seat ?? null,
    places: (zone.places ?? []).map(fullPlace),
    pieces: (zone.pieces ?? []).map(fullPiece),
    left: (zone.left ?? []).map((one) => ({ count: 1, group: '', ...one, piece: fullPiece(one.piece) })),
  };
}

export function fullScene(scene: Scene): FullScene {
  return { extra: {}, ...scene, zones: scene.zones.map(fullZone) };
}

export function fullPosition(position: Position): FullPosition {
  return { ...position, scene: fullScene(position.scene) };
}

/** What was already received: the server does not send unchanged zones again. */
export class Zones {
  private known = new Map<number, FullScene>();

  /**
   * The complete positions of an update. Every update must pass through here, in order. `quiet`: nothing has happened in
   * the match, so a scene that says the same is the same, and what is being shown of it goes on.
   */
  fill(update: Told, quiet = false): FullPosition[] {
    const before = this.known;
    this.known = new Map();
    return update.positions.map((position, n) => {
      const known = before.get(position.seat);
      const byId = new Map(known?.zones.map((zone) => [zone.id, zone]));
      const zones = (update.zones[n] ?? []).flatMap((zone) => (typeof zone === 'string' ? (byId.get(zone) ?? []) : fullZone(zone)));
      const told: FullScene = { extra: {}, ...position.scene, zones };
      const scene = quiet && known && isSame(known, told) ? known : told;
      this.known.set(position.seat, scene);
      return { ...position, scene };
    });
  }
}

/** Whether two scenes have the very same zones, and say the same otherwise. */
function isSame({ zones: ours, ...one }: FullScene, { zones: theirs, ...other }: FullScene): boolean {
  return ours.length === theirs.length && ours.every((zone, n) => zone === theirs[n]) && JSON.stringify(one) === JSON.stringify(other);
}

/** All pieces of some zones. */
export function allPieces(zones: readonly FullZone[]): FullPiece[] {
  return zones.flatMap((zone) => [...zone.pieces, ...zone.places.flatMap((place) => place.pieces)]);
}

/** Something that can be picked. */
export interface Thing {
  pick: Pick;
  name: string;
  /** Where it is, in words. */
  where: string;
  /** Equal for things that look the same. */
  look: string;
  /** The piece's own id, if it is a piece. */
  id: string;
}

/** Everything that can be picked, in the order of the scene. */
export function things(scene: FullScene): Thing[] {
  const found: Thing[] = [];
  for (const zone of scene.zones) {
    for (const place of zone.places) {
      if (hasFields(place.pick)) {
        const look = `${zone.id}/${place.name}`;
        found.push({ pick: place.pick, name: place.name, where: zone.name, look, id: '' });
      }
      for (const piece of place.pieces) add(piece, place.name, `${zone.id}/${place.name}`);
    }
    for (const piece of zone.pieces) add(piece, zone.name, zone.id);
  }
  return found;

  function add(piece: FullPiece, where: string, container: string) {
    if (!hasFields(piece.pick)) return;
    const look = [container, piece.kind, piece.name, piece.value, ...piece.marks].join('/');
    found.push({ pick: piece.pick, name: piece.name, where, look, id: piece.id });
  }
}

export function hasFields(pick: Pick): boolean {
  for (const _ in pick) return true;
  return false;
}

/** Every piece by its id, with the zone and place it lies in. If an id occurs twice, the first counts. */
export function pieceIndex(scene: FullScene): Map<string, { zone: string; piece: FullPiece }> {
  const found = new Map<string, { zone: string; piece: FullPiece }>();
  for (const zone of scene.zones) {
    const all = [...zone.places.flatMap((place) => place.pieces), ...zone.pieces];
    for (const piece of all) {
      if (piece.id && !found.has(piece.id)) found.set(piece.id, { zone: zone.id, piece });
    }
  }
  return found;
}
