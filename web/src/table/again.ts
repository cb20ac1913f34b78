/** The next match: the same settings, but harder after a victory and easier after a defeat. */
import { create } from '../lib/api';
import type { FromServer, GameInfo, TableInfo } from '../lib/messages';
import { keepTokens } from '../lib/setup';
import { say } from '../lib/say.svelte';
import { shelf, t } from '../lib/shelf.svelte';
import type { Table } from './table.svelte';

/** The label and value of the next difficulty. */
export interface Step {
  value: unknown;
  label: string;
}

/**
 * The next difficulty; null if the game has none, there is none beyond it, it was a tutorial, or there are other
 * people at the table.
 */
export function nextStep(game: GameInfo | undefined, info: TableInfo, mine: readonly number[], won: boolean): Step | null {
  const option = game?.options.find((one) => one.name === 'difficulty');
  const alone = info.seats.every((seat) => seat.who === 'bot' || mine.includes(seat.seat));
  const teaching = Object.entries(game?.tutorial ?? {});
  const taught = teaching.length > 0 && teaching.every(([name, value]) => info.options[name] === value);
  if (!option?.values || !option.labels || !alone || taught || mine.length === 0) return null;
  const at = option.values.indexOf(info.options.difficulty ?? option.default);
  const to = at + (won ? 1 : -1);
  if (at < 0 || !(to in option.values)) return null;
  return { value: option.values[to], label: option.labels[to] ?? '' };
}

/** Create such a table; returns its id. */
export async function playStep(info: TableInfo, mine: readonly number[], step: Step): Promise<string> {
  const seats = info.seats.map(({ seat, name, bot }) =>
    mine.includes(seat) ? { who: 'me' as const, name } : { who: 'bot' as const, name, bot },
  );
  const options = { ...info.options, difficulty: step.value };
  const { game, undo, hints, away, clock, bots_last } = info;
  const made = await create({ game, seats, options, undo, hints, away, clock, bots_last }, shelf.language);
  keepTokens(made);
  return made.table;
}

/** Ask for another battle of the campaign with the same people; whether it was made. */
export async function nextBattle(table: Table, battle: string, mode: string): Promise<boolean> {
  return made(await table.ask({ type: 'next_battle', seat: table.mine[0] ?? 0, battle, mode }));
}

/** Ask for a rematch, or for this stage of a run; whether it was made. */
export async function rematch(table: Table, seed: 'same' | 'new', run = ''): Promise<boolean> {
  return made(await table.ask({ type: 'rematch', seat: table.mine[0] ?? 0, seed, run }));
}

function made(answer: FromServer): boolean {
  if (answer.type === 'problem') say.note(answer.message || t('link.unsure'), 'bad');
  return answer.type !== 'problem';
}
