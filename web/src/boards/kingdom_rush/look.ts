/** Pictures for pieces. */
import { icons, type IconShape } from '../../lib/icons';
import type { FullPiece } from '../../lib/scene';
import { extraOf, tagged } from '../contract';
import shapes from './icons.json?icons';
import { ABILITY_IDS, HERO_IDS, MODIFIER_IDS, type CardExtra, type PieceTag } from './types';

export function shape(kind: string): IconShape | undefined {
  return shapes[kind] ?? icons[kind];
}

const FAMILIES: Record<string, string> = { ARC: 'archer', MAG: 'mage', ART: 'artillery', SOL: 'barracks' };

/** The family of a kind of tower: ARC4a is an archer. */
export function family(kind: string): string {
  return FAMILIES[kind.slice(0, 3)] ?? '';
}

export function isModifier(kind: string): boolean {
  return MODIFIER_IDS.some((id) => id === kind);
}

/** Whether it is a hero's special ability. */
export function isAbility(kind: string): boolean {
  return ABILITY_IDS.some((id) => id === kind);
}

/** The picture of a champion or boss by its card: all layers of a boss have the same; '' for other hordes. */
export function leader(kind: string): string {
  return /^(C\d|L[AB])/.exec(kind)?.[0] ?? '';
}

export function picture(piece: FullPiece): IconShape | undefined {
  const { kind } = piece;
  if (piece.id.startsWith('horde-')) return shape(leader(kind)) ?? shape(extraOf<CardExtra>(piece).band);
  if (kind === 'magic' && tagged<PieceTag>(piece, 'flower')) return shape('flower');
  const hero = isAbility(kind) ? HERO_IDS.find((id) => kind.startsWith(id)) : undefined;
  return shape(family(kind)) ?? shape(hero ?? kind) ?? (isModifier(kind) ? shape('sticker') : undefined);
}
