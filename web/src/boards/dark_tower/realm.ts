/** The scene as a realm: regions with their outlines, the Tower, and the zones by type. */
import type { FullPiece, FullPlace, FullScene, FullZone } from '../../lib/scene';
import { extraOf } from '../contract';
import map from './map.json';
import { zoneIs } from './tags';
import { KINGDOM_IDS, type HeroExtra, type Kingdom, type KingdomExtra, type PieceExtra, type Region as RegionNumber, type TowerExtra } from './types';

/** The Tower has one side for each kingdom. */
export const SIDES = KINGDOM_IDS.length;

export interface Region {
  number: RegionNumber;
  kingdom: Kingdom;
  /** Its number within its kingdom, from 1. */
  order: number;
  zone: FullZone;
  place: FullPlace;
  path: string;
  x: number;
  y: number;
  room: number;
  /** The numbers of the regions next to it. */
  borders: RegionNumber[];
}

export interface Drum {
  place: FullPlace;
  /** Quarter turns from the starting position. */
  turned: number;
}

export interface Realm {
  regions: Region[];
  /** The burning rivers. */
  burning: boolean[];
  drums: Drum[];
  /** Skulls behind each face, if the Tower can be looked into. */
  pockets: number[];
  tower: FullZone | undefined;
  /** Skulls in the Tower. */
  inside: number;
}

export function zoneOf(scene: FullScene, id: string): FullZone | undefined {
  return scene.zones.find((zone) => zone.id === id);
}

export function realm(scene: FullScene): Realm {
  const kingdoms = scene.zones.filter((zone) => zone.id.startsWith('kingdom-'));
  const tower = zoneOf(scene, 'tower');
  const { pos = [], pockets = [], inside = 0 }: Partial<TowerExtra> = tower ? extraOf(tower) : {};
  return {
    regions: kingdoms.flatMap(landsOf).map((land, number) => ({ number, ...land, ...(map.regions[number] ?? NOWHERE) })),
    burning: kingdoms.map((zone) => zoneIs(zone, 'burning')),
    // Where nobody knows how a drum stands (-1), it is drawn as it began.
    drums: (tower?.places ?? []).map((place, n) => ({ place, turned: Math.max(0, pos[n] ?? 0) })),
    pockets,
    tower,
    inside,
  };
}

const NOWHERE = { path: '', x: 0, y: 0, room: 0 };

function landsOf(zone: FullZone, kingdom: Kingdom) {
  const { borders = [] } = extraOf<Partial<KingdomExtra>>(zone);
  return zone.places.map((place, n) => ({ kingdom, order: n + 1, zone, place, borders: borders[n] ?? [] }));
}

export const rivers = map.rivers;

/** The skulls on a building. */
export function skullsOn(piece: FullPiece): number {
  return extraOf<PieceExtra>(piece).skulls ?? 0;
}

/** The region of a seat's hero; -1: none. */
export function whereIs(scene: FullScene, seat: number): RegionNumber {
  const zone = zoneOf(scene, `hero-${seat}`);
  return zone ? extraOf<HeroExtra>(zone).region : -1;
}

/** The skulls in the pocket of a drum that is visible on this side. */
export function pocketAt(realm: Realm, drum: number, side: number): number {
  const turned = realm.drums[drum]?.turned ?? 0;
  const face = (((side - turned) % SIDES) + SIDES) % SIDES;
  return realm.pockets[drum * SIDES + face] ?? 0;
}

/** What currently covers the map: a battle, the dungeon being visited, a trade. */
export function underway(scene: FullScene): FullZone | undefined {
  return (
    zoneOf(scene, 'deal') ??
    zoneOf(scene, 'battle') ??
    scene.zones.find((zone) => zone.id.startsWith('dungeon-') && zoneIs(zone, 'visited'))
  );
}
