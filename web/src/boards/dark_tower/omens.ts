/** Forecast threats as ghosts on the map: where foes would move, and what they would strike. */
import type { ForeseenInfo } from '../../lib/messages';
import { eventOf } from '../contract';
import type { GameEvent, Region } from './types';

export interface Omens {
  /** From one region to another. */
  ways: { from: Region; to: Region }[];
  /** Ids of the pieces that would be struck: heroes and buildings. */
  struck: Set<string>;
}

/** Several threats may take the same path: it is drawn only once. */
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
