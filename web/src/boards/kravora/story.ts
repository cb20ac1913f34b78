/** How each event changes a scene: enough to show how one scene became the next. */
import { pieceIndex, type FullPiece, type FullPlace, type FullScene, type FullZone } from '../../lib/scene';
import { applied, type Effects } from '../contract';
import { clan, life, withLife } from './pieces';
import { BUILDING_IDS, PHASE_IDS, type GameEvent, type PieceTag, type PlaceTag, type ZoneTag } from './types';

/** The seat where an event happens; -1: everywhere. */
export function where(event: GameEvent): number {
  if ('board' in event && event.board >= 0) return event.board;
  return 'seat' in event ? event.seat : -1;
}

/** The scene after an event. What the event does not say is taken from `final`. */
export function after(scene: FullScene, event: GameEvent, final: FullScene): FullScene {
  return applied(EFFECTS, scene, event, final);
}

/** Apply a change to every zone. */
function eachZone(scene: FullScene, how: (zone: FullZone) => FullZone): FullScene {
  return { ...scene, zones: scene.zones.map(how) };
}

function inZone(scene: FullScene, id: string, how: (zone: FullZone) => FullZone): FullScene {
  return eachZone(scene, (zone) => (zone.id === id ? how(zone) : zone));
}

function eachFort(scene: FullScene, how: (zone: FullZone) => FullZone): FullScene {
  return eachZone(scene, (zone) => (zone.id.startsWith('fort-') ? how(zone) : zone));
}

function eachLine(zone: FullZone, how: (place: FullPlace, line: number) => FullPlace): FullZone {
  return { ...zone, places: zone.places.map((place, i) => how(place, i + 1)) };
}

/** Apply a change to every piece of a zone, in its places too. */
function eachPiece(zone: FullZone, how: (piece: FullPiece) => FullPiece | null): FullZone {
  const all = (pieces: FullPiece[]) => pieces.flatMap((piece) => how(piece) ?? []);
  return eachLine({ ...zone, pieces: all(zone.pieces) }, (place) => ({ ...place, pieces: all(place.pieces) }));
}

function withTag<T extends { tags: string[] }>(thing: T, tag: PieceTag | PlaceTag | ZoneTag, on: boolean): T {
  const others = thing.tags.filter((one) => one !== tag);
  return { ...thing, tags: on ? [...others, tag] : others };
}

function pay(scene: FullScene, seat: number, price: number): FullScene {
  return inZone(scene, `blood-${seat}`, (zone) => ({ ...zone, value: Math.max(0, zone.value - price) }));
}

function setWall(scene: FullScene, seat: number, wall: number): FullScene {
  return inZone(scene, `wall-${seat}`, (zone) => ({ ...zone, value: Math.max(0, wall) }));
}

function emptied(zone: FullZone): FullZone {
  return { ...zone, pieces: [], value: 0 };
}

/** Change a unit on a fortress. */
function onFort(scene: FullScene, board: number, unit: number, how: (piece: FullPiece) => FullPiece): FullScene {
  return inZone(scene, `fort-${board}`, (zone) =>
    eachPiece(zone, (piece) => (piece.id === `unit-${unit}` ? how(piece) : piece)),
  );
}

function hold(scene: FullScene, board: number, unit: number): FullScene {
  return onFort(scene, board, unit, (piece) => withTag(piece, 'held', true));
}

/** A unit, wherever it is; if it is nowhere, as it is in the final scene. */
function unitIn(scene: FullScene, final: FullScene, unit: number): FullPiece | undefined {
  const id = `unit-${unit}`;
  return pieceIndex(scene).get(id)?.piece ?? pieceIndex(final).get(id)?.piece;
}

/** Take a unit from wherever it is. */
function lift(scene: FullScene, unit: number): FullScene {
  const id = `unit-${unit}`;
  return eachZone(scene, (zone) => {
    const counted = zone.kind === 'hand' && zone.pieces.some((one) => one.id === id);
    const rest = eachPiece(zone, (one) => (one.id === id ? null : one));
    return counted ? { ...rest, value: rest.pieces.length } : rest;
  });
}

/** Put a unit on a line: as a defender on its own board, as an enemy on any other. */
function land(scene: FullScene, final: FullScene, unit: number, board: number, line: number): FullScene {
  const piece = unitIn(scene, final, unit);
  const lifted = lift(scene, unit);
  if (!piece) return lifted;
  const enemy = clan(piece) !== board;
  const { left, most } = life(piece);
  const value = most > 1 ? `${left}/${most}` : '1';
  const here = withTag({ ...piece, enemy, value, pick: { unit } }, 'held', false);
  return inZone(lifted, `fort-${board}`, (zone) =>
    eachLine(zone, (place, at) => (at === line ? { ...place, pieces: [...place.pieces, here] } : place)),
  );
}

/** A building in the final scene. */
function built(final: FullScene, seat: number, what: (piece: FullPiece) => boolean): FullPiece | undefined {
  return final.zones.find((zone) => zone.id === `buildings-${seat}`)?.pieces.find(what);
}

const EFFECTS: Effects<GameEvent> = {
  TurnBegun: (scene) => eachFort(scene, (zone) => withTag(zone, 'active', false)),
  PhaseBegun(scene, { seat, phase }) {
    const begun = eachFort(scene, (zone) => withTag(zone, 'active', zone.seat === seat));
    switch (PHASE_IDS[phase]) {
      case 'attack':
        // A new turn: nobody has attacked yet.
        return eachFort(begun, (zone) => eachPiece(zone, (piece) => withTag(piece, 'attacked', false)));
      case 'enemy_move':
        return inZone(begun, `fort-${seat}`, (zone) => eachPiece(zone, (piece) => withTag(piece, 'held', false)));
      default:
        return begun;
    }
  },
  EnemiesAnnounced(scene, _, final) {
    const drawn = pieceIndex(scene);
    return eachZone(scene, (zone) => {
      if (!zone.id.startsWith('incoming-')) return zone;
      const later = final.zones.find((one) => one.id === zone.id)?.pieces ?? [];
      const pieces = [...zone.pieces, ...later.filter((piece) => !drawn.has(piece.id))];
      return { ...zone, pieces, value: pieces.length };
    });
  },
  BloodGained: (scene, { seat, blood }) => inZone(scene, `blood-${seat}`, (zone) => ({ ...zone, value: blood })),
  CountersReset: (scene) => eachZone(scene, (zone) => (zone.id.startsWith('kills-') ? { ...zone, value: 0 } : zone)),
  UnitAttacked: (scene, { board, unit }) =>
    onFort(scene, board, unit, (piece) => (piece.enemy ? piece : withTag(piece, 'attacked', true))),
  UnitWounded: (scene, { board, unit, hp }) => onFort(scene, board, unit, (piece) => withLife(piece, hp)),
  UnitKilled(scene, { board, unit, kept }, final) {
    const piece = unitIn(scene, final, unit);
    const lifted = lift(scene, unit);
    if (!kept || !piece) return lifted;
    const dead = { ...piece, tags: [], pick: {} };
    const laid = inZone(lifted, `killed-${board}`, (zone) => ({ ...zone, value: zone.value + 1, pieces: [...zone.pieces, dead] }));
    return inZone(laid, `kills-${board}`, (zone) => ({ ...zone, value: zone.value + 1 }));
  },
  WallHit: (scene, { board, wall }) => setWall(scene, board, wall),
  WallRaised: (scene, { seat, wall }) => setWall(scene, seat, wall),
  WallRepaired: (scene, { seat, wall }) => setWall(scene, seat, wall),
  WallDismantled: (scene, { seat, wall, amount }) => pay(setWall(scene, seat, wall), seat, -amount),
  EnemyHeld: (scene, { board, unit }) => hold(scene, board, unit),
  EnemyMoved(scene, { board, unit, line, held }, final) {
    const moved = land(scene, final, unit, board, line);
    return held ? hold(moved, board, unit) : moved;
  },
  UnitShifted: (scene, { board, unit, line }, final) => land(scene, final, unit, board, line),
  EnemiesEntered: (scene, { board, units }, final) =>
    units.reduce((now, unit) => land(now, final, unit, board, 1), scene),
  FrostLifted: (scene, { board }) =>
    inZone(scene, `fort-${board}`, (zone) => eachLine(zone, (place) => withTag(place, 'frozen', false))),
  LineFrozen: (scene, { board, line }) =>
    inZone(scene, `fort-${board}`, (zone) =>
      eachLine(zone, (place, at) => (at === line ? withTag(place, 'frozen', true) : place)),
    ),
  UnitRecycled: (scene, { seat, unit, amount }) => pay(lift(scene, unit), seat, -amount),
  UnitBought: (scene, { seat, unit, line, price }, final) => pay(land(scene, final, unit, seat, line), seat, price),
  PuppetFired: (scene, { seat, board, unit, line, price }, final) =>
    pay(land(scene, final, unit, board, line), seat, price),
  Built(scene, { seat, building, price }, final) {
    const piece = built(final, seat, (one) => one.id === `${BUILDING_IDS[building]}-${seat}`);
    const paid = pay(scene, seat, price);
    if (!piece) return paid;
    return inZone(paid, `buildings-${seat}`, (zone) => ({ ...zone, value: zone.value + 1, pieces: [...zone.pieces, piece] }));
  },
  RuseAnnounced: (scene, { seat, price }) => pay(scene, seat, price),
  RuseCancelled: (scene, { seat }) =>
    inZone(scene, `buildings-${seat}`, (zone) => eachPiece(zone, (piece) => (piece.kind === 'shield' ? null : piece))),
  ShieldRaised(scene, { seat }, final) {
    const piece = built(final, seat, (one) => one.kind === 'shield');
    if (!piece) return scene;
    return inZone(scene, `buildings-${seat}`, (zone) => ({ ...zone, pieces: [...zone.pieces, piece] }));
  },
  ReserveEmptied: (scene, { seat }) => inZone(scene, `killed-${seat}`, emptied),
  PlayerOut(scene, { seat }) {
    const out = inZone(scene, `fort-${seat}`, (zone) => withTag(eachPiece(zone, () => null), 'out', true));
    return inZone(inZone(out, `incoming-${seat}`, emptied), `killed-${seat}`, emptied);
  },
};
