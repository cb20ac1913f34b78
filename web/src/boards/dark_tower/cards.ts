/** Questions that cards alone answer: they are laid out with their words, to be read before one is chosen. */
import type { FullPiece, FullScene, FullZone } from '../../lib/scene';
import type { Offer } from '../../lib/messages';
import type { PickState } from '../../table/picker.svelte';
import { optionOf } from '../contract';
import { pieceIs } from './tags';
import type { GameOption } from './types';

const ABOUT: ReadonlySet<GameOption['type']> = new Set([
  'TakeGear',
  'TakeTreasure',
  'TakePotion',
  'LoseItem',
  'SpendItem',
  'LoseVirtue',
  'GainVirtue',
  'PickWare',
  'Purge',
]);

interface Picking {
  offers: readonly Offer[];
  state: (pick: FullPiece['pick']) => PickState;
}

/** The cards that the question is about, as a zone of their own; `undefined`: it is about something else as well. */
export function cardsAsked(scene: FullScene, picker: Picking): FullZone | undefined {
  const asked = picker.offers.filter((offer) => !offer.main);
  if (asked.length === 0 || !asked.every((offer) => ABOUT.has(optionOf<GameOption>(offer).type))) return undefined;
  for (const zone of scene.zones) {
    if (!/^(hero-\d|market|gear)$/.test(zone.id)) continue;
    const pieces = zone.pieces.filter((piece) => picker.state(piece.pick) !== 'idle').map(plain);
    if (pieces.length > 0) return { ...zone, pieces };
  }
  return undefined;
}

/** That a virtue is not active yet goes without saying where it is gained. */
function plain(piece: FullPiece): FullPiece {
  return pieceIs(piece, 'inactive') ? { ...piece, marks: [] } : piece;
}
