/**
 * The scene after each event, for showing events step by step. What an event does not say is taken from the final
 * scene, which also corrects whatever a step leaves out.
 */
import type { Line } from '../../lib/messages';
import type { FullPiece, FullScene, FullZone } from '../../lib/scene';
import { applied, eventOf, extraOf, type Effects } from '../contract';
import { SIDES, skullsOn, zoneOf } from './realm';
import { isWon } from './tower/choreography';
import type { Building, Foe, GameEvent, PieceExtra, Region, Seal, Seat, TowerExtra } from './types';

export function after(scene: FullScene, line: Line, final: FullScene): FullScene {
  return applied(EFFECTS, scene, eventOf<GameEvent>(line), final);
}

const isLand = (zone: FullZone) => zone.id.startsWith('kingdom-');

/** Change the pieces in the regions. */
function onMap(scene: FullScene, how: (pieces: FullPiece[], region: number) => FullPiece[]): FullScene {
  let region = 0;
  return {
    ...scene,
    zones: scene.zones.map((zone) =>
      isLand(zone)
        ? { ...zone, places: zone.places.map((place) => ({ ...place, pieces: how(place.pieces, region++) })) }
        : zone,
    ),
  };
}

function find(scene: FullScene, wanted: (piece: FullPiece) => boolean): FullPiece | undefined {
  for (const zone of scene.zones.filter(isLand)) {
    for (const place of zone.places) {
      const found = place.pieces.find(wanted);
      if (found) return found;
    }
  }
  return undefined;
}

function figure(scene: FullScene, { seat, region }: { seat: Seat; region: Region }, final: FullScene): FullScene {
  const wanted = (piece: FullPiece) => piece.id === `figure-${seat}`;
  const piece = find(scene, wanted) ?? find(final, wanted);
  if (!piece) return scene;
  return onMap(scene, (pieces, at) => {
    const rest = pieces.filter((one) => !wanted(one));
    return at === region ? [...rest, piece] : rest;
  });
}

const isFoe = (kind: Foe, region: Region) => (piece: FullPiece) =>
  piece.id.startsWith('foe-') && piece.pick.kind === kind && piece.pick.region === region;

/** Remove one foe of this kind from a region, if there is one. */
function take(scene: FullScene, kind: Foe, region: Region): [FullScene, FullPiece | undefined] {
  const piece = find(scene, isFoe(kind, region));
  return [onMap(scene, (pieces) => pieces.filter((one) => one !== piece)), piece];
}

function put(scene: FullScene, region: Region, piece: FullPiece | undefined): FullScene {
  if (!piece) return scene;
  const placed = { ...piece, pick: { ...piece.pick, region } };
  return onMap(scene, (pieces, at) => (at === region ? [...pieces, placed] : pieces));
}

function building(scene: FullScene, number: Building, how: (piece: FullPiece) => FullPiece): FullScene {
  return onMap(scene, (pieces) => pieces.map((piece) => (piece.id === `building-${number}` ? how(piece) : piece)));
}

/** Change the number of skulls on a building. */
function heap(scene: FullScene, number: Building, count: (before: number) => number): FullScene {
  return building(scene, number, (piece) => {
    const skulls = Math.max(0, count(skullsOn(piece)));
    return { ...piece, value: String(skulls), extra: { ...piece.extra, skulls } satisfies PieceExtra };
  });
}

function tower(scene: FullScene, how: (zone: FullZone) => FullZone): FullScene {
  return { ...scene, zones: scene.zones.map((zone) => (zone.id === 'tower' ? how(zone) : zone)) };
}

/** Set a number on a hero board. */
function amount(scene: FullScene, what: 'warriors' | 'spirit', seat: Seat, value: number): FullScene {
  const id = `${what}-${seat}`;
  return {
    ...scene,
    zones: scene.zones.map((zone) =>
      zone.id === `hero-${seat}`
        ? { ...zone, pieces: zone.pieces.map((piece) => (piece.id === id ? { ...piece, value: String(value) } : piece)) }
        : zone,
    ),
  };
}
const warriors = (scene: FullScene, event: { seat: Seat; warriors: number }) => amount(scene, 'warriors', event.seat, event.warriors);
const spirit = (scene: FullScene, event: { seat: Seat; spirit: number }) => amount(scene, 'spirit', event.seat, event.spirit);

/** Set a side of the Tower to its state in the final scene. */
function side(scene: FullScene, { seal }: { seal: Seal }, final: FullScene): FullScene {
  const later = zoneOf(final, 'tower')?.places[Math.floor(seal / SIDES)]?.pieces[seal % SIDES];
  if (!later) return scene;
  return tower(scene, (zone) => ({
    ...zone,
    places: zone.places.map((place) => ({
      ...place,
      pieces: place.pieces.map((piece) => (piece.id === later.id ? later : piece)),
    })),
  }));
}

const EFFECTS: Effects<GameEvent> = {
  HeroMoved: figure,
  HeroPlaced: figure,
  FoeMoved(scene, { kind, origin, region }) {
    const [rest, piece] = take(scene, kind, origin);
    return put(rest, region, piece);
  },
  FoeRemoved: (scene, { kind, region }) => take(scene, kind, region)[0],
  FoeDefeated: (scene, { kind, region }) => take(scene, kind, region)[0],
  FoeSpawned: (scene, { kind, region }, final) => put(scene, region, find(final, isFoe(kind, region))),
  AdversaryAppeared: (scene, { kind, region }, final) => put(scene, region, find(final, isFoe(kind, region))),
  SkullPlaced: (scene, event) => heap(scene, event.building, () => event.skulls),
  SkullsRemoved: (scene, event) => heap(scene, event.building, (before) => before - event.count),
  BuildingDestroyed: (scene, event, final) => {
    const later = find(final, (piece) => piece.id === `building-${event.building}`);
    return building(scene, event.building, (piece) => later ?? piece);
  },
  DrumTurned: (scene, { drum, quarters }, final) => {
    const later = zoneOf(final, 'tower');
    return tower(scene, (zone) => {
      const { pos } = extraOf<TowerExtra>(zone);
      // A drum whose place nobody knows stays unknown.
      const turned = pos.map((one, n) => (n === drum && one >= 0 ? (one + quarters) % SIDES : one));
      const places = zone.places.map((place, n) => (n === drum ? (later?.places[n] ?? place) : place));
      return { ...zone, places, extra: { ...zone.extra, pos: turned } };
    });
  },
  GameEnded: (scene, { reason }) =>
    tower(scene, (zone) => ({
      ...zone,
      extra: { ...zone.extra, mood: isWon(reason) ? 'victory' : 'defeat' } satisfies Partial<TowerExtra>,
    })),
  SealRemoved: side,
  SealReplaced: side,
  WarriorsGained: warriors,
  WarriorsLost: warriors,
  WarriorsSpent: warriors,
  SpiritGained: spirit,
  SpiritLost: spirit,
  SpiritSpent: spirit,
};
