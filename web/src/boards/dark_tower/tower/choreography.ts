/**
 * What the Tower does when something happens: an event becomes movements, each with its time. Nothing here knows a
 * rule: which opening, which drum, how far comes from the event; what may be seen, from the stance.
 */
import { GLYPH_IDS, type GameEnded, type GameEvent, type Seal } from '../types';

export type Act =
  /** A skull falls in at the crown and rattles down. */
  | { do: 'drop' }
  /** A skull rolls out of an opening. */
  | { do: 'roll'; opening: Seal }
  /** A drum turns clockwise. */
  | { do: 'turn'; drum: number; quarters: number }
  /** Drums turn behind their seals: heard, but not seen. */
  | { do: 'rumble' }
  /** A seal breaks and falls; or is put back. */
  | { do: 'break' | 'mend'; seal: Seal }
  /** A glyph lights up, wherever the Tower then shows it. */
  | { do: 'shine'; kind: string }
  /** The whole Tower answers. */
  | { do: 'flare'; as: Flare };

export type Flare = 'month' | 'event' | 'strike' | 'corruption' | 'adversary' | 'boon' | 'victory' | 'defeat';

/** A movement: when it begins and how long it takes, in milliseconds, unhurried. */
export interface Move {
  act: Act;
  at: number;
  length: number;
}

const LENGTHS: Record<Act['do'], number> = { drop: 1500, roll: 2300, turn: 1900, rumble: 1500, break: 2100, mend: 1000, shine: 900, flare: 1400 };
/** Milliseconds between skulls that roll out together. */
const AFTER = 280;
const QUARTER = 320;

const one = (act: Act, length = LENGTHS[act.do]): Move[] => [{ act, at: 0, length }];

/** The reasons for which a match is won. */
const WON = new Set<GameEnded['reason']>(['adversary', 'relic', 'survived']);
export const isWon = (reason: GameEnded['reason']) => WON.has(reason);

export function choreograph(event: GameEvent): Move[] {
  switch (event.type) {
    case 'SkullDropped':
      return one({ do: 'drop' });
    case 'SkullsEmerged':
      return event.openings.map((opening, n) => ({ act: { do: 'roll', opening }, at: n * AFTER, length: LENGTHS.roll }));
    case 'DrumTurned':
      return one({ do: 'turn', drum: event.drum, quarters: event.quarters }, LENGTHS.turn + (event.quarters - 1) * QUARTER);
    case 'DrumHeard':
      return one({ do: 'rumble' });
    case 'SealRemoved':
      return one({ do: 'break', seal: event.seal });
    case 'SealReplaced':
      return one({ do: 'mend', seal: event.seal });
    case 'GlyphRevealed':
      return one({ do: 'shine', kind: `glyph_${GLYPH_IDS[event.glyph]}` });
    case 'MonthBegun':
      return one({ do: 'flare', as: 'month' });
    case 'EventCalled':
      return one({ do: 'flare', as: 'event' });
    case 'AdversaryActed':
    case 'BuildingDestroyed':
      return one({ do: 'flare', as: 'strike' }, 1100);
    case 'CorruptionGained':
      return one({ do: 'flare', as: 'corruption' });
    case 'AdversaryAppeared':
      return one({ do: 'flare', as: 'adversary' }, 2600);
    case 'GoalCompleted':
    case 'RelicFound':
      return one({ do: 'flare', as: 'boon' });
    case 'GameEnded':
      return one({ do: 'flare', as: isWon(event.reason) ? 'victory' : 'defeat' }, 3600);
    default:
      return [];
  }
}

/** When the last of some movements is over. */
export function lasting(moves: readonly Move[]): number {
  return Math.max(0, ...moves.map(({ at, length }) => at + length));
}
