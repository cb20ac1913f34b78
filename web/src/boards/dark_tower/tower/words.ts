/** What the Tower shows, in words: for those who cannot see it, and to be read beside it. */
import type { FullZone } from '../../../lib/scene';
import { labelled, t } from '../../../lib/shelf.svelte';
import { pieceIs } from '../tags';
import type { Stance } from './stance';

/** The mood of its light, how many seals are in place, and every side of which something is seen. */
export function inWords(tower: FullZone, stance: Stance): string {
  const seals = tower.places.flatMap(({ pieces }) => pieces).filter((piece) => pieceIs(piece, 'closed')).length;
  const open = tower.places.flatMap(({ name, pieces }) =>
    pieces.filter((piece) => !pieceIs(piece, 'closed')).map((piece) => `${labelled(`${name}, ${piece.value}`, piece.name)}.`),
  );
  return [`${t(`dark_tower.mood.${stance.mood}`)}.`, `${t('dark_tower.seals', { n: seals })}.`, ...open, `${tower.note}.`].join(' ');
}
