/** What a match has to do with the Tower on the table: how its Tower stands, and the choice that changes the Towers. */
import type { Offer } from '../../../lib/messages';
import type { Table } from '../../../table/table.svelte';
import { extraOf, optionOf } from '../../contract';
import { zoneOf } from '../realm';
import type { GameOption, TowerExtra } from '../types';

/** How the Tower of a match stands now. */
export function stanceOf(table: Table): TowerExtra | null {
  const zone = table.live && zoneOf(table.live.scene, 'tower');
  return zone ? extraOf<TowerExtra>(zone) : null;
}

/** The choice that lets the other Tower play, if I have it now. */
export function changeOf(table: Table): Offer | undefined {
  const { awaited } = table.live ?? {};
  if (table.mode !== 'now' || !awaited || !table.played.includes(table.seat)) return undefined;
  return awaited.offers.find((offer) => ['TakeOver', 'PutBack'].includes(optionOf<GameOption>(offer).type));
}

export function change(table: Table): void {
  const offer = changeOf(table);
  if (offer) void table.choose(offer.option);
}
