/** Reads the pieces of a scene for this board, and stacks them. */
import { icons, type IconShape } from '../../lib/icons';
import type { FullPiece } from '../../lib/scene';
import { extraOf } from '../contract';
import shapes from './icons.json?icons';
import type { PieceExtra } from './types';

export function shape(kind: string): IconShape | undefined {
  return shapes[kind] ?? icons[kind];
}

export interface Life {
  left: number;
  most: number;
}

/** Hit points: "3/5", or "1" for a unit that never has more. */
export function life(piece: FullPiece): Life {
  const [left = 1, most = left] = piece.value.split('/').map(Number);
  return { left, most };
}

export function withLife(piece: FullPiece, left: number): FullPiece {
  const { most } = life(piece);
  return { ...piece, value: most > 1 ? `${left}/${most}` : `${left}` };
}

/** The owner, whose colour the unit has; -1: white. */
export function clan(piece: FullPiece): number {
  return extraOf<PieceExtra>(piece).owner ?? -1;
}

/** The number in a price such as "4 L". */
export function price(piece: FullPiece): string {
  return piece.value.match(/\d+/)?.[0] ?? '';
}

/** Identical units are stacked where there is no room for all of them. */
export function stacks(pieces: readonly FullPiece[], room: number): FullPiece[][] {
  if (pieces.length <= room) return pieces.map((piece) => [piece]);
  const found = new Map<string, FullPiece[]>();
  for (const piece of pieces) {
    const look = [piece.kind, piece.value, clan(piece), ...piece.tags].join('/');
    const known = found.get(look);
    if (known) known.push(piece);
    else found.set(look, [piece]);
  }
  return [...found.values()];
}
