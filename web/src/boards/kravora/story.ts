/** What an event of the game does to a scene: enough to show how one scene became the next. */
import type { Line } from '../../lib/messages';
import { pieceIndex, type FullPiece, type FullPlace, type FullScene, type FullZone } from '../../lib/scene';
import { BUILDINGS } from './names';
import { clan, life, withLife } from './pieces';

type Zones = (id: string, how: (zone: FullZone) => FullZone) => void;

/** The fields of an event, as numbers and lists of numbers. */
export interface Fields {
  board: number;
  seat: number;
  unit: number;
  units: number[];
  line: number;
  source: number;
  hp: number;
  amount: number;
  wall: number;
  blood: number;
  price: number;
  building: number;
  ruse: number;
  phase: number;
  roll: number;
  rolls: number[];
  kinds: number[];
  face: string;
}

export function fields(line: Line): Fields {
  return line.event as unknown as Fields;
}

/** Where it happens: a seat, or -1 for everywhere. */
export function where(line: Line): number {
  const { board = -1, seat = -1 } = fields(line);
  return board >= 0 ? board : seat;
}

/** The killer keeps whom an attack killed; comets and ruses leave nothing. */
const KEPT = 'KV-ATTACK-08';
/** An enemy that stops here because a defender is free. */
const STOPPED = 'KV-MOVE-06';
const ATTACK = 2;
const MOVEMENT = 4;

/** The scene after an event. What cannot be known from the event is taken from `final`. */
export function after(scene: FullScene, line: Line, final: FullScene): FullScene {
  const next: FullScene = { ...scene, zones: [...scene.zones] };
  const zone: Zones = (id, how) => {
    next.zones = next.zones.map((one) => (one.id === id ? how(one) : one));
  };
  const event = fields(line);
  const step = STEPS[line.kind];
  if (step) step(event, { next, zone, final, rule: line.rule });
  return next;
}

interface Change {
  next: FullScene;
  zone: Zones;
  final: FullScene;
  rule: string;
}

type Step = (event: Fields, change: Change) => void;

function pay(zone: Zones, seat: number, price: number): void {
  zone(`blood-${seat}`, (one) => ({ ...one, value: Math.max(0, one.value - price) }));
}

function setWall(zone: Zones, seat: number, wall: number): void {
  zone(`wall-${seat}`, (one) => ({ ...one, value: Math.max(0, wall) }));
}

function withTag<T extends { tags: string[] }>(thing: T, tag: string, on: boolean): T {
  const others = thing.tags.filter((one) => one !== tag);
  return { ...thing, tags: on ? [...others, tag] : others };
}

/** Every piece of a zone, wherever in it. */
function mapPieces(zone: FullZone, how: (piece: FullPiece) => FullPiece | null): FullZone {
  const all = (pieces: FullPiece[]) => pieces.flatMap((piece) => how(piece) ?? []);
  return {
    ...zone,
    pieces: all(zone.pieces),
    places: zone.places.map((place) => ({ ...place, pieces: all(place.pieces) })),
  };
}

/** Take a unit from wherever it is; if it is nowhere, as it will be. */
function lift({ next, final }: Change, unit: number): FullPiece | undefined {
  const id = `unit-${unit}`;
  const piece = pieceIndex(next).get(id)?.piece ?? pieceIndex(final).get(id)?.piece;
  next.zones = next.zones.map((zone) => {
    const counted = zone.kind === 'hand' && zone.pieces.some((one) => one.id === id);
    const rest = mapPieces(zone, (one) => (one.id === id ? null : one));
    return counted ? { ...rest, value: rest.pieces.length } : rest;
  });
  return piece;
}

/** A unit comes to a line: as a defender on its own board, as an enemy on any other. */
function land({ zone }: Change, piece: FullPiece | undefined, board: number, line: number): void {
  if (!piece) return;
  const enemy = clan(piece) !== board;
  const { left, most } = life(piece);
  const value = most > 1 ? `${left}/${most}` : '1';
  const here = withTag({ ...piece, enemy, value, pick: { unit: Number(piece.id.slice('unit-'.length)) } }, 'held', false);
  zone(`fort-${board}`, (one) => ({
    ...one,
    places: one.places.map((place, i) =>
      i + 1 === line ? { ...place, pieces: [...place.pieces, here] } : place,
    ),
  }));
}

function hold({ zone }: Change, board: number, unit: number): void {
  zone(`fort-${board}`, (one) =>
    mapPieces(one, (piece) => (piece.id === `unit-${unit}` ? withTag(piece, 'held', true) : piece)),
  );
}

/** A new turn: nobody has attacked. */
function rested(zone: FullZone): FullZone {
  return zone.id.startsWith('fort-') ? mapPieces(zone, (piece) => withTag(piece, 'attacked', false)) : zone;
}

function eachLine(zone: FullZone, how: (place: FullPlace, line: number) => FullPlace): FullZone {
  return { ...zone, places: zone.places.map((place, i) => how(place, i + 1)) };
}

const STEPS: Record<string, Step> = {
  TurnBegun(_, { next }) {
    next.zones = next.zones.map((one) =>
      one.id.startsWith('fort-') ? withTag(one, 'active', false) : one,
    );
  },
  PhaseBegun({ seat, phase }, { next, zone }) {
    next.zones = next.zones.map((one) =>
      one.id.startsWith('fort-') ? withTag(one, 'active', one.seat === seat) : one,
    );
    if (phase === ATTACK) next.zones = next.zones.map(rested);
    if (phase === MOVEMENT) {
      zone(`fort-${seat}`, (one) => mapPieces(one, (piece) => withTag(piece, 'held', false)));
    }
  },
  EnemiesAnnounced(_, { next, final }) {
    const drawn = pieceIndex(next);
    next.zones = next.zones.map((one) => {
      if (!one.id.startsWith('incoming-')) return one;
      const later = final.zones.find((zone) => zone.id === one.id)?.pieces ?? [];
      const pieces = [...one.pieces, ...later.filter((piece) => !drawn.has(piece.id))];
      return { ...one, pieces, value: pieces.length };
    });
  },
  BloodGained({ seat, blood }, { zone }) {
    zone(`blood-${seat}`, (one) => ({ ...one, value: blood }));
  },
  CountersReset(_, { next }) {
    next.zones = next.zones.map((one) => (one.id.startsWith('kills-') ? { ...one, value: 0 } : one));
  },
  UnitAttacked({ board, unit }, { zone }) {
    zone(`fort-${board}`, (one) =>
      mapPieces(one, (piece) =>
        piece.id === `unit-${unit}` && !piece.enemy ? withTag(piece, 'attacked', true) : piece,
      ),
    );
  },
  UnitWounded({ board, unit, hp }, { zone }) {
    zone(`fort-${board}`, (one) =>
      mapPieces(one, (piece) => (piece.id === `unit-${unit}` ? withLife(piece, hp) : piece)),
    );
  },
  UnitKilled({ board, unit }, change) {
    const piece = lift(change, unit);
    if (change.rule !== KEPT || !piece) return;
    const dead = { ...piece, tags: piece.tags.filter((tag) => tag.startsWith('seat-')), pick: {} };
    change.zone(`killed-${board}`, (one) => ({ ...one, value: one.value + 1, pieces: [...one.pieces, dead] }));
    change.zone(`kills-${board}`, (one) => ({ ...one, value: one.value + 1 }));
  },
  WallHit: ({ board, wall }, { zone }) => setWall(zone, board, wall),
  WallRepaired: ({ seat, wall }, { zone }) => setWall(zone, seat, wall),
  WallDismantled({ seat, wall, amount }, { zone }) {
    setWall(zone, seat, wall);
    pay(zone, seat, -amount);
  },
  EnemyHeld: ({ board, unit }, change) => hold(change, board, unit),
  EnemyMoved({ board, unit, line }, change) {
    land(change, lift(change, unit), board, line);
    if (change.rule === STOPPED) hold(change, board, unit);
  },
  UnitShifted: ({ board, unit, line }, change) => land(change, lift(change, unit), board, line),
  EnemiesEntered({ board, units }, change) {
    for (const unit of units) land(change, lift(change, unit), board, 1);
  },
  FrostLifted({ board }, { zone }) {
    zone(`fort-${board}`, (one) => eachLine(one, (place) => withTag(place, 'frozen', false)));
  },
  LineFrozen({ board, line }, { zone }) {
    zone(`fort-${board}`, (one) =>
      eachLine(one, (place, at) => (at === line ? withTag(place, 'frozen', true) : place)),
    );
  },
  UnitRecycled({ seat, unit, amount }, change) {
    lift(change, unit);
    pay(change.zone, seat, -amount);
  },
  UnitBought({ seat, unit, line, price }, change) {
    land(change, lift(change, unit), seat, line);
    pay(change.zone, seat, price);
  },
  PuppetFired({ seat, board, unit, line, price }, change) {
    land(change, lift(change, unit), board, line);
    pay(change.zone, seat, price);
  },
  Built({ seat, building, price }, { zone, final }) {
    pay(zone, seat, price);
    const id = `${BUILDINGS[building]}-${seat}`;
    const piece = final.zones.find((one) => one.id === `buildings-${seat}`)?.pieces.find((one) => one.id === id);
    if (piece) zone(`buildings-${seat}`, (one) => ({ ...one, value: one.value + 1, pieces: [...one.pieces, piece] }));
  },
  RuseAnnounced: ({ seat, price }, { zone }) => pay(zone, seat, price),
  RuseCancelled({ seat }, { zone }) {
    zone(`buildings-${seat}`, (one) => mapPieces(one, (piece) => (piece.kind === 'shield' ? null : piece)));
  },
  ShieldRaised({ seat }, { zone, final }) {
    const piece = final.zones.find((one) => one.id === `buildings-${seat}`)?.pieces.find((one) => one.kind === 'shield');
    if (piece) zone(`buildings-${seat}`, (one) => ({ ...one, pieces: [...one.pieces, piece] }));
  },
  ReserveEmptied({ seat }, { zone }) {
    zone(`killed-${seat}`, (one) => ({ ...one, pieces: [], value: 0 }));
  },
  PlayerOut({ seat }, { zone }) {
    zone(`fort-${seat}`, (one) => withTag(mapPieces(one, () => null), 'out', true));
    zone(`incoming-${seat}`, (one) => ({ ...one, pieces: [], value: 0 }));
    zone(`killed-${seat}`, (one) => ({ ...one, pieces: [], value: 0 }));
  },
};
