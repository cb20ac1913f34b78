/** Forecast effects as marks on a board: of a forecast, or of the choice about to be made. */
import type { ForeseenInfo } from '../../lib/messages';
import { pieceIndex, type FullPiece, type FullScene } from '../../lib/scene';
import { eventOf } from '../contract';
import type { GameEvent } from './types';

export interface Harm {
  /** Points of a wall, or hits on a unit. */
  amount: number;
  dies: boolean;
  certain: boolean;
}

export interface Arrival {
  piece: FullPiece;
  certain: boolean;
}

export interface Omens {
  walls: Map<number, Harm>;
  /** By the id of the piece. */
  units: Map<string, Harm>;
  /** Ids of the pieces that leave. */
  leaving: Set<string>;
  /** Units arriving on a line, by "board/line". */
  arrivals: Map<string, Arrival[]>;
}

export function readOmens(foreseen: readonly ForeseenInfo[], scene: FullScene): Omens {
  const omens: Omens = { walls: new Map(), units: new Map(), leaving: new Set(), arrivals: new Map() };
  if (foreseen.length === 0) return omens;
  const index = pieceIndex(scene);
  const goals = new Map<string, { at: string; certain: boolean }>();
  for (const one of foreseen) {
    const { certain } = one;
    const event = eventOf<GameEvent>(one);
    switch (event.type) {
      case 'WallHit':
        harm(omens.walls, event.board, event.amount, false, certain);
        break;
      case 'UnitWounded':
      case 'UnitKilled':
        harm(omens.units, `unit-${event.unit}`, 1, event.type === 'UnitKilled', certain);
        break;
      case 'EnemyMoved':
      case 'UnitShifted':
        goals.set(`unit-${event.unit}`, { at: `${event.board}/${event.line}`, certain });
        break;
      case 'EnemiesEntered':
        for (const unit of event.units) goals.set(`unit-${unit}`, { at: `${event.board}/1`, certain });
        break;
    }
  }
  for (const [id, { at, certain }] of goals) {
    const piece = index.get(id)?.piece;
    if (!piece || omens.units.get(id)?.dies) continue;
    omens.leaving.add(id);
    omens.arrivals.set(at, [...(omens.arrivals.get(at) ?? []), { piece, certain }]);
  }
  return omens;
}

function harm<K>(all: Map<K, Harm>, key: K, amount: number, dies: boolean, certain: boolean): void {
  const known = all.get(key);
  all.set(key, {
    amount: (known?.amount ?? 0) + amount,
    dies: dies || (known?.dies ?? false),
    certain: certain && (known?.certain ?? true),
  });
}
