/** Pictures for pieces. */
import { icons, type IconShape } from '../../lib/icons';
import type { FullPiece } from '../../lib/scene';
import shapes from './icons.json?icons';
import { pieceIs } from './tags';
import type { PieceTag } from './types';

export function shape(kind: string): IconShape | undefined {
  return shapes[kind] ?? icons[kind];
}

/** Cards of the same type share a picture; foes, heroes, buildings and dungeons have their own. */
export function picture(piece: FullPiece): IconShape | undefined {
  if (pieceIs(piece, 'destroyed')) return shape('destroyed');
  if (pieceIs(piece, 'goal')) return shape('goal');
  const own = shape(piece.kind);
  if (own) return own;
  const sort = piece.tags.find((tag) => shape(tag));
  return sort ? shape(sort) : undefined;
}

const FAMILIES: [PieceTag, string][] = [
  ['potion', 'moss'],
  ['gear', 'steel'],
  ['companion', 'steel'],
  ['virtue', 'spell'],
  ['corruption', 'foe'],
];

export function family(piece: FullPiece): string {
  if (piece.enemy) return 'foe';
  return FAMILIES.find(([tag]) => pieceIs(piece, tag))?.[1] ?? 'plain';
}
