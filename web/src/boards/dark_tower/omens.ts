/** What threatens, as ghosts on the map: the ways of foes, and what would be struck. */
import type { ForeseenInfo } from '../../lib/messages';

export interface Omens {
  /** From region to region. */
  ways: { from: number; to: number }[];
  /** Pieces that would be struck: heroes and buildings, by their ids. */
  struck: Set<string>;
}

interface Fields {
  type: string;
  origin: number;
  region: number;
  building: number;
  seat: number;
}

const HEROES = ['WarriorsLost', 'SpiritLost', 'CorruptionGained', 'ItemLost', 'VirtueLost', 'HeroEliminated'];
const BUILDINGS = ['SkullPlaced', 'BuildingDestroyed'];

/** Every threat is one of its own, so a way is drawn once however often it is taken. */
export function readOmens(events: readonly ForeseenInfo[]): Omens {
  const ways = new Map<string, { from: number; to: number }>();
  const struck = new Set<string>();
  for (const { event } of events) {
    const { type, origin, region, building, seat } = event as unknown as Fields;
    if (type === 'FoeMoved') ways.set(`${origin}-${region}`, { from: origin, to: region });
    if (HEROES.includes(type)) struck.add(`figure-${seat}`);
    if (BUILDINGS.includes(type)) struck.add(`building-${building}`);
  }
  return { ways: [...ways.values()], struck };
}
