/** What the Tower shows: what looks out of each of its twelve openings, and the mood of its light. */
import type { FullScene } from '../../../lib/scene';
import { extraOf } from '../../contract';
import { zoneOf } from '../realm';
import { pieceIs } from '../tags';
import type { HeroExtra, Kingdom, TowerExtra } from '../types';

/** What the light of the Tower tells of. */
export type TowerMood = NonNullable<TowerExtra['mood']>;

export interface Stance {
  /** What is seen in each opening, drum by drum from the top, the sides clockwise from the north. */
  openings: Opening[];
  mood: TowerMood;
  /** From 0 in the first month to 1 in the last: the sky turns red. */
  gloom: number;
  /** The adversary is on the board. */
  adversary: boolean;
  /** The side that the viewer stands before. */
  front: Kingdom;
}

export interface Opening {
  closed: boolean;
  /** What is behind it: the kind of a glyph, or a chute; empty: unseen. */
  kind: string;
}

export const isGlyph = (kind: string) => kind.startsWith('glyph');

/** `won`: how the match ended; `null`: it goes on. The scene says that only once everybody has agreed to the end. */
export function stanceOf(scene: FullScene, seat: number, won: boolean | null = null): Stance {
  const tower = zoneOf(scene, 'tower');
  const month = zoneOf(scene, 'month');
  const hero = zoneOf(scene, `hero-${seat}`);
  const home = hero ? extraOf<HeroExtra>(hero).home : -1;
  const { mood = 'month', loose = false }: Partial<TowerExtra> = tower ? extraOf(tower) : {};
  return {
    openings: (tower?.places ?? []).flatMap(({ pieces }) =>
      pieces.map((piece) => {
        const closed = pieceIs(piece, 'closed');
        return { closed, kind: closed ? '' : piece.kind };
      }),
    ),
    mood: won === null ? mood : won ? 'victory' : 'defeat',
    gloom: month && month.most > 1 ? (month.value - 1) / (month.most - 1) : 0,
    adversary: loose,
    // Somebody without a home looks from the south, as the map does.
    front: home >= 0 ? home : 2,
  };
}
