/** What is to come, as ghosts: who moves where, who falls, who heals, what escapes and its price. */
import type { ForeseenInfo } from '../../lib/messages';

/** A horde's way to a space. */
export interface Way {
  horde: number;
  to: number;
  certain: boolean;
}

/** What happens to a horde. */
export interface Fate {
  kind: 'destroyed' | 'escapes' | 'heals' | 'shoots' | 'held';
  /** Hearts it costs. */
  hearts: number;
  certain: boolean;
}

export interface Omens {
  ways: Way[];
  fates: Map<number, Fate[]>;
  /** Harm to heroes, by seat. */
  hurt: Map<number, { amount: number; certain: boolean }>;
}

interface Fields {
  type: string;
  horde: number;
  space: number;
  hearts: number;
  seat: number;
}

const KINDS: Record<string, Fate['kind']> = {
  HordeDestroyed: 'destroyed',
  HordeEscaped: 'escapes',
  HordeHealed: 'heals',
  SniperShot: 'shoots',
  HordeHeld: 'held',
};

/** `ForeseenInfo` of a forecast, or of the choice that is about to be made. */
export function readOmens(events: readonly ForeseenInfo[]): Omens {
  const omens: Omens = { ways: [], fates: new Map(), hurt: new Map() };
  for (const { event, certain } of events) {
    const { type: kind, horde, space, hearts, seat } = event as unknown as Fields;
    if (kind === 'HordeAdvanced') omens.ways.push({ horde, to: space, certain });
    if (kind === 'HeroHurt') {
      const amount = (omens.hurt.get(seat)?.amount ?? 0) + 1;
      omens.hurt.set(seat, { amount, certain: certain && (omens.hurt.get(seat)?.certain ?? true) });
    }
    const fate = KINDS[kind];
    if (!fate) continue;
    const known = omens.fates.get(horde) ?? [];
    if (known.some((one) => one.kind === fate)) continue;
    omens.fates.set(horde, [...known, { kind: fate, hearts: hearts ?? 0, certain }]);
  }
  return omens;
}
