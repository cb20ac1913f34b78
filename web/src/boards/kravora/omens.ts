/** What is to come, as marks on a board: from a forecast, or from the choice that is about to be made. */
import type { ForeseenInfo } from '../../lib/messages';
import { pieceIndex, type FullPiece, type FullScene } from '../../lib/scene';
import type { Fields } from './story';

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
  /** Who leaves, by the id of the piece. */
  leaving: Set<string>;
  /** Who comes to a line, by "board/line". */
  arrivals: Map<string, Arrival[]>;
}

export function readOmens(foreseen: readonly ForeseenInfo[], scene: FullScene): Omens {
  const omens: Omens = { walls: new Map(), units: new Map(), leaving: new Set(), arrivals: new Map() };
  if (foreseen.length === 0) return omens;
  const index = pieceIndex(scene);
  const goals = new Map<string, { at: string; certain: boolean }>();
  for (const { event, certain } of foreseen) {
    const { type } = event as { type: string };
    const { board, unit, units, line, amount } = event as unknown as Fields;
    const id = `unit-${unit}`;
    if (type === 'WallHit') harm(omens.walls, board, amount, false, certain);
    if (type === 'UnitWounded') harm(omens.units, id, 1, false, certain);
    if (type === 'UnitKilled') harm(omens.units, id, 1, true, certain);
    if (type === 'EnemyMoved' || type === 'UnitShifted') goals.set(id, { at: `${board}/${line}`, certain });
    if (type === 'EnemiesEntered') {
      for (const one of units) goals.set(`unit-${one}`, { at: `${board}/1`, certain });
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
