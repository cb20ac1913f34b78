/** A scene as fortresses. */
import type { FullPiece, FullPlace, FullScene, FullZone } from '../../lib/scene';
import { tagged } from '../contract';
import type { PieceTag, ZoneTag } from './types';

export interface Fort {
  seat: number;
  /** The player's name, with notes for everybody: (first), (out). */
  name: string;
  /** The lines, starting with the farthest. */
  field: FullZone;
  wall: FullZone;
  blood: FullZone;
  incoming: FullZone;
  buildings: FullZone;
  killed: FullZone;
  kills: FullZone;
  supply: FullZone;
  out: boolean;
  first: boolean;
  active: boolean;
}

/** All fortresses: mine first, then the others in turn order. */
export function forts(scene: FullScene, seat: number): Fort[] {
  const zone = (id: string) => scene.zones.find((one) => one.id === id);
  const found = scene.zones.flatMap((field): Fort[] => {
    const owner = field.id.startsWith('fort-') ? field.seat : null;
    if (owner === null) return [];
    const wall = zone(`wall-${owner}`);
    const blood = zone(`blood-${owner}`);
    const incoming = zone(`incoming-${owner}`);
    const buildings = zone(`buildings-${owner}`);
    const killed = zone(`killed-${owner}`);
    const kills = zone(`kills-${owner}`);
    const supply = zone(`supply-${owner}`);
    if (!wall || !blood || !incoming || !buildings || !killed || !kills || !supply) return [];
    const is = (tag: ZoneTag) => tagged(field, tag);
    return [
      { seat: owner, name: scene.seats[owner] ?? '', field, wall, blood, incoming, buildings, killed, kills, supply, out: is('out'), first: is('first'), active: is('active') },
    ];
  });
  const count = found.length;
  const from = Math.max(0, seat);
  return found.sort((a, b) => ((a.seat - from + count) % count) - ((b.seat - from + count) % count));
}

/** Enemies in the order in which they stand: held ones first, each opposite its defender. */
export function enemies(place: FullPlace): FullPiece[] {
  const foes = place.pieces.filter((piece) => piece.enemy);
  const held = (piece: FullPiece) => tagged<PieceTag>(piece, 'held');
  return [...foes.filter(held), ...foes.filter((piece) => !held(piece))];
}

export function defenders(place: FullPlace): FullPiece[] {
  return place.pieces.filter((piece) => !piece.enemy);
}
