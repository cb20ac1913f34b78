/** What a player can do at a table besides choosing, and the keys for it. */
import { saveAs } from '../lib/download';
import { say } from '../lib/say.svelte';
import { t } from '../lib/shelf.svelte';
import { held } from '../lib/wallet';
import type { Table } from './table.svelte';

/** The earliest position I can go back to without asking anybody. */
function freeUndo(table: Table): number {
  const index = table.positions.findIndex((one) => one.seat === table.seat);
  return table.update?.can_undo[index] ?? table.live?.at ?? 0;
}

/** The position that nothing can go back beyond: a puzzle begins there. */
const floor = (table: Table): number => table.update?.table.puzzle?.at ?? 0;

export function canUndo(table: Table): boolean {
  if (table.looking.mode === 'whatif') return table.looking.choices.length > 0;
  return table.looking.mode === 'now' && (table.live?.at ?? 0) > floor(table) && mayGoBack(table);
}

/** Once everybody has agreed to the end, only somebody playing alone can go back. */
export function mayGoBack(table: Table): boolean {
  const final = table.update?.table.final ?? false;
  return table.mine.length > 0 && (!final || freeUndo(table) < (table.live?.at ?? 0));
}

export async function undo(table: Table): Promise<void> {
  if (!canUndo(table)) return;
  if (table.looking.mode === 'whatif') return table.looking.undo();
  await undoTo(table, table.update?.undo_to ?? 0);
}

/** Undo at once if that is free, otherwise ask the others. */
export async function undoTo(table: Table, to: number): Promise<void> {
  const free = to >= freeUndo(table);
  const done = await table.change({ type: 'undo', n: table.n, seat: table.seat, to });
  if (done && !free) say.note(t('undo.asked'));
}

export function canRedo(table: Table): boolean {
  if (table.looking.mode === 'whatif') return table.looking.canRedo;
  return table.looking.mode === 'now' && table.mine.length > 0 && (table.update?.can_redo ?? false);
}

export async function redo(table: Table): Promise<void> {
  if (!canRedo(table)) return;
  if (table.looking.mode === 'whatif') return table.looking.redo();
  await table.change({ type: 'redo', n: table.n, seat: table.seat });
}

export function canHint(table: Table): boolean {
  return (
    table.looking.mode === 'now' &&
    !table.hinting &&
    (table.update?.table.hints ?? false) &&
    table.picker.offers.length > 0
  );
}

/** Whether the table is new and there are links to send. */
export function friendsAreMissing(table: Table): boolean {
  const info = table.update?.table;
  const links = held(table.id).friends;
  return info?.choices === 0 && info.seats.some((seat) => seat.who === 'free' && links[seat.seat]);
}

/** The record as a file. */
export async function download(table: Table): Promise<void> {
  const answer = await table.ask({ type: 'export' });
  if (answer.type === 'problem') say.note(answer.message || t('link.unsure'), 'bad');
  if (answer.type !== 'exported') return;
  saveAs(`${table.update?.table.game ?? 'rempart'}-${table.update?.table.code ?? ''}`, answer.record);
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say.note(t('ui.copied'), 'good');
  } catch {
    say.note(text);
  }
}

export function inviteLink(table: string, token: string): string {
  return `${location.origin}/t/${table}#${token}`;
}

export function momentLink(table: string, at: number): string {
  return `${location.origin}/t/${table}#at=${at}`;
}
