/** The forecast as ghosts: who moves where, who falls, who heals, what escapes and what that costs. */
import type { ForeseenInfo } from '../../lib/messages';
import { eventOf } from '../contract';
import type { GameEvent, HordeDestroyed, HordeEscaped, HordeHealed, HordeHeld, SniperShot } from './types';

/** A horde's path to a space. */
export interface Way {
  horde: number;
  to: number;
  certain: boolean;
}

/** What happens to a horde. */
export interface Fate {
  kind: 'destroyed' | 'escapes' | 'heals' | 'shoots' | 'held';
  /** The hearts it costs. */
  hearts: number;
  certain: boolean;
}

export interface Omens {
  ways: Way[];
  fates: Map<number, Fate[]>;
  /** Damage to heroes, by seat. */
  hurt: Map<number, { amount: number; certain: boolean }>;
}

type Fateful = HordeDestroyed | HordeEscaped | HordeHealed | SniperShot | HordeHeld;

const KINDS: Record<Fateful['type'], Fate['kind']> = {
  HordeDestroyed: 'destroyed',
  HordeEscaped: 'escapes',
  HordeHealed: 'heals',
  SniperShot: 'shoots',
  HordeHeld: 'held',
};

/** From the `ForeseenInfo` of a forecast, or of the choice about to be made. */
export function readOmens(events: readonly ForeseenInfo[]): Omens {
  const omens: Omens = { ways: [], fates: new Map(), hurt: new Map() };
  for (const foreseen of events) add(omens, eventOf<GameEvent>(foreseen), foreseen.certain);
  return omens;
}

function add({ ways, fates, hurt }: Omens, event: GameEvent, certain: boolean): void {
  switch (event.type) {
    case 'HordeAdvanced':
      ways.push({ horde: event.horde, to: event.space, certain });
      break;
    case 'HeroHurt': {
      const before = hurt.get(event.seat);
      hurt.set(event.seat, { amount: (before?.amount ?? 0) + 1, certain: certain && (before?.certain ?? true) });
      break;
    }
    case 'HordeDestroyed':
    case 'HordeEscaped':
    case 'HordeHealed':
    case 'SniperShot':
    case 'HordeHeld': {
      const kind = KINDS[event.type];
      const known = fates.get(event.horde) ?? [];
      if (known.some((one) => one.kind === kind)) break;
      fates.set(event.horde, [...known, { kind, hearts: event.type === 'HordeEscaped' ? event.hearts : 0, certain }]);
    }
  }
}
