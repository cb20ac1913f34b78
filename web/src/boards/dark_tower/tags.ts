/** Whether a piece, place or zone has a tag of this game. */
import { tagged } from '../contract';
import type { PieceTag, PlaceTag, ZoneTag } from './types';

export const pieceIs = tagged<PieceTag>;
export const placeIs = tagged<PlaceTag>;
export const zoneIs = tagged<ZoneTag>;
