/** A moment of a table, or a what-if, becomes a position that can be changed. */
import { router } from '../lib/router.svelte';
import { say } from '../lib/say.svelte';
import { t } from '../lib/shelf.svelte';
import { positionLink, type Document } from '../position/link';
import type { Table } from './table.svelte';

/** Opens what is shown now in the editor of positions. */
export async function edit(table: Table): Promise<void> {
  const { looking, mode, seat } = table;
  const at = mode === 'now' ? looking.last : looking.at;
  const choices = mode === 'whatif' ? looking.choices : [];
  const answer = await table.ask({ type: 'ask_position', seat: mode === 'whatif' ? looking.seat : seat, at, choices });
  if (answer.type === 'problem') say.note(answer.message || t('link.unsure'), 'bad');
  if (answer.type !== 'posed') return;
  const link = await positionLink(answer.position as Document);
  if (link) router.go(link);
  else say.note(t('position.too_long'), 'bad');
}
