/** The scene as a realm: regions with their outlines, the Tower, and the zones by what they are. */
import type { FullPiece, FullPlace, FullScene, FullZone } from '../../lib/scene';
import map from './map.json';

/** Regions of a kingdom. */
const EACH = 15;
export const SIDES = 4;

export interface Region {
  number: number;
  kingdom: number;
  /** Its place among those of its kingdom, from 1. */
  order: number;
  zone: FullZone;
  place: FullPlace;
  path: string;
  x: number;
  y: number;
  room: number;
  /** The numbers of the regions next to it. */
  borders: number[];
}

export interface Drum {
  place: FullPlace;
  /** Quarter turns from where it began. */
  turned: number;
}

export interface Realm {
  regions: Region[];
  /** The rivers that burn. */
  burning: boolean[];
  drums: Drum[];
  /** Skulls behind each face, if one may look inside. */
  pockets: number[];
  tower: FullZone | undefined;
}

export function zoneOf(scene: FullScene, id: string): FullZone | undefined {
  return scene.zones.find((zone) => zone.id === id);
}

export function realm(scene: FullScene): Realm {
  const kingdoms = scene.zones.filter((zone) => zone.id.startsWith('kingdom-'));
  const tower = zoneOf(scene, 'tower');
  const turned = numbers(tower?.extra.pos);
  return {
    regions: kingdoms.flatMap((zone, kingdom) => regionsOf(zone, kingdom)),
    burning: kingdoms.map((zone) => zone.tags.includes('burning')),
    drums: (tower?.places ?? []).map((place, n) => ({ place, turned: turned[n] ?? 0 })),
    pockets: numbers(tower?.extra.pockets),
    tower,
  };
}

function regionsOf(zone: FullZone, kingdom: number): Region[] {
  const borders = zone.extra.borders as number[][] | undefined;
  return zone.places.map((place, n) => {
    const number = kingdom * EACH + n;
    const outline = map.regions[number] ?? { path: '', x: 0, y: 0, room: 0 };
    return { number, kingdom, order: n + 1, zone, place, ...outline, borders: borders?.[n] ?? [] };
  });
}

export const rivers = map.rivers;

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

export function isSkulled(piece: FullPiece): number {
  return Number(piece.extra.skulls ?? 0);
}

/** The skulls in the pocket that shows on this side of a drum. */
export function pocketAt(realm: Realm, drum: number, side: number): number {
  const turned = realm.drums[drum]?.turned ?? 0;
  const face = (((side - turned) % SIDES) + SIDES) % SIDES;
  return realm.pockets[drum * SIDES + face] ?? 0;
}

/** What is on the map at this moment that is not land: battle, dungeon that is visited, trade. */
export function underway(scene: FullScene): FullZone | undefined {
  return (
    zoneOf(scene, 'deal') ??
    zoneOf(scene, 'battle') ??
    scene.zones.find((zone) => zone.id.startsWith('dungeon-') && zone.tags.includes('visited'))
  );
}
