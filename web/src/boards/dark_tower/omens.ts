/** What threatens, as ghosts on the map: the ways of foes, and what would be struck. */
import type { ForeseenInfo } from '../../lib/messages';
import { eventOf } from '../contract';
import type { GameEvent, Region } from './types';

export interface Omens {
  /** From region to region. */
  ways: { from: Region; to: Region }[];
  /** Pieces that would be struck: heroes and buildings, by their ids. */
  struck: Set<string>;
}

/** Every threat is one of its own, so a way is drawn once however often it is taken. */
export function readOmens(events: readonly ForeseenInfo[]): Omens {
  const ways = new Map<string, { from: Region; to: Region }>();
  const struck = new Set<string>();
  for (const event of events.map(eventOf<GameEvent>)) {
    switch (event.type) {
      case 'FoeMoved':
        ways.set(`${event.origin}-${event.region}`, { from: event.origin, to: event.region });
        break;
      case 'WarriorsLost':
      case 'SpiritLost':
      case 'CorruptionGained':
      case 'ItemLost':
      case 'VirtueLost':
      case 'HeroEliminated':
        struck.add(`figure-${event.seat}`);
        break;
      case 'SkullPlaced':
      case 'BuildingDestroyed':
        struck.add(`building-${event.building}`);
        break;
    }
  }
  return { ways: [...ways.values()], struck };
}
