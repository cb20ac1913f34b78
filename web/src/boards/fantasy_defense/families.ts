/** Which frame a piece gets, by its tags. */
import type { FullPiece, FullZone } from '../../lib/scene';
import { tagged } from '../contract';
import type { PieceTag } from './types';

const TIERS = ['underling', 'elite', 'boss'] as const satisfies PieceTag[];
export type Tier = (typeof TIERS)[number];

export function tier(piece: FullPiece): Tier {
  return TIERS.find((one) => tagged<PieceTag>(piece, one)) ?? 'underling';
}

export function family(piece: FullPiece): string {
  if (piece.enemy) return `foe ${tier(piece)}`;
  if (tagged<PieceTag>(piece, 'spell')) return 'spell';
  return tagged<PieceTag>(piece, 'elves') ? 'moss' : 'steel';
}

export interface Pile {
  tier: Tier;
  words: string;
  count: number;
}

/** The invaders to come, tier by tier; the final boss is last. */
export function piles(zone: FullZone): Pile[] {
  return TIERS.flatMap((one) => {
    const left = zone.left.filter(({ piece }) => tier(piece) === one);
    const count = left.reduce((sum, { count }) => sum + count, 0);
    return count > 0 ? [{ tier: one, words: left[0]?.group ?? '', count }] : [];
  });
}
