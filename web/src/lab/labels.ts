/** What the set-ups of a run are called. */
import { botName } from '../lib/bots';
import type { LabCell, LabRun } from '../lib/messages';
import { t } from '../lib/shelf.svelte';

export const variantName = (run: LabRun, cell: LabCell): string => run.variants[cell.variant] || t('lab.original');

export interface Group {
  /** What its set-ups have in common; empty: the run has no other group. */
  title: string;
  cells: LabCell[];
}

/** The set-ups that differ in their variant only, together. */
export function groups(run: LabRun): Group[] {
  const several = { players: new Set(run.cells.map((cell) => cell.players)).size > 1, bots: new Set(run.cells.map((cell) => cell.bots)).size > 1 };
  const found = new Map<string, Group>();
  for (const cell of run.cells) {
    const title = groupName(cell, several);
    const group = found.get(title) ?? { title, cells: [] };
    group.cells.push(cell);
    found.set(title, group);
  }
  return [...found.values()];
}

function groupName({ players, bots }: LabCell, several: { players: boolean; bots: boolean }): string {
  const said = [];
  if (several.players) said.push(t('lab.with_players', { n: players }));
  if (several.bots) said.push(botName(bots));
  return said.join(' · ');
}

/** The group of one set-up, by name. */
export const titleOf = (run: LabRun, cell: LabCell): string => groups(run).find(({ cells }) => cells.includes(cell))?.title ?? '';
