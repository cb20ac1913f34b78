/** Whose choice is awaited, in words. */
import { t } from '../lib/shelf.svelte';
import type { Table } from './table.svelte';

export function whoseChoice(table: Table): string {
  const actors = table.live?.awaited?.actors ?? [];
  const names = actors.map((seat) => table.seatName(seat)).join(', ');
  if (actors.some((seat) => table.played.includes(seat))) {
    if (table.mine.length > 1) return t('table.turn_of', { who: names });
    return table.update?.table.seats.length === 1 ? t('table.your_choice') : t('table.your_turn');
  }
  return table.mine.length > 0 ? t('table.waiting_for', { who: names }) : t('table.chooses', { who: names });
}
