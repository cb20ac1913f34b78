/** Pictures for pieces. */
import { icons, type IconShape } from '../../lib/icons';
import type { FullPiece } from '../../lib/scene';
import shapes from './icons.json?icons';

export function shape(kind: string): IconShape | undefined {
  return shapes[kind] ?? icons[kind];
}

/** Cards of a sort share a picture; foes, heroes, buildings and dungeons have their own. */
export function picture(piece: FullPiece): IconShape | undefined {
  if (piece.tags.includes('destroyed')) return shape('destroyed');
  if (piece.tags.includes('goal')) return shape('goal');
  const own = shape(piece.kind);
  if (own) return own;
  const sort = piece.tags.find((tag) => shape(tag));
  return sort ? shape(sort) : undefined;
}

const FAMILIES: Record<string, string> = {
  potion: 'moss',
  gear: 'steel',
  treasure: 'plain',
  quest_item: 'plain',
  companion: 'steel',
  virtue: 'spell',
  corruption: 'foe',
};

export function family(piece: FullPiece): string {
  if (piece.enemy) return 'foe';
  const sort = piece.tags.find((tag) => tag in FAMILIES);
  return sort ? (FAMILIES[sort] ?? 'plain') : 'plain';
}
