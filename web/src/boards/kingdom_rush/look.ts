/** Pictures for pieces. */
import { icons, type IconShape } from '../../lib/icons';
import type { FullPiece } from '../../lib/scene';
import shapes from './icons.json?icons';

export function shape(kind: string): IconShape | undefined {
  return shapes[kind] ?? icons[kind];
}

const FAMILIES: Record<string, string> = { ARC: 'archer', MAG: 'mage', ART: 'artillery', SOL: 'barracks' };

/** The family of a tower's kind: ARC4a is an archer. */
export function family(kind: string): string {
  return FAMILIES[kind.slice(0, 3)] ?? '';
}

export function picture(piece: FullPiece): IconShape | undefined {
  const { kind } = piece;
  if (piece.id.startsWith('horde-')) return shape(piece.tags[0] ?? '');
  if (kind === 'magic' && piece.tags.includes('flower')) return shape('flower');
  const hero = kind.match(/^([a-z]+)_\d$/)?.[1];
  return shape(family(kind)) ?? shape(hero ?? kind) ?? (/^M[ABF]\d$/.test(kind) ? shape('sticker') : undefined);
}
