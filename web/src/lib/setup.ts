/** Setting up a table: the state of the form, and the request made from it. */
import type { Created, GameInfo, NewTable, OptionInfo, SeatPlan } from './messages';
import { change, keep } from './wallet';

export interface SeatDraft {
  who: 'me' | 'friend' | 'bot';
  name: string;
  /** The strength of the bot, if the seat has one. */
  bot: string;
}

/** How long people wait for each other, in seconds, and whether bots wait for people. */
export interface Terms {
  away: number;
  clock: number;
  bots_last: boolean;
}
export const TERMS: Terms = { away: 120, clock: 0, bots_last: true };

/** Me, and bots in the other seats: nobody has to wait for a friend unless they want to. */
export function firstSeats(game: GameInfo, count: number, name: string, old: SeatDraft[] = []): SeatDraft[] {
  return Array.from({ length: count }, (_, seat) => {
    const before = old[seat];
    if (before) return before;
    return { who: seat === 0 ? 'me' : 'bot', name: seat === 0 ? name : '', bot: usualBot(game) };
  });
}

/** The default strength of a bot: neither weak nor slow. */
export function usualBot(game: GameInfo): string {
  return game.levels[1] ?? game.levels[0] ?? '';
}

export function defaults(options: OptionInfo[]): Record<string, unknown> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

export function plan(seat: SeatDraft): SeatPlan {
  const name = seat.name.trim();
  return seat.who === 'bot' ? { who: 'bot', name, bot: seat.bot } : { who: seat.who, name };
}

/** A seed as typed: a whole number, nothing, or an error. */
export function readSeed(typed: string): number | null | undefined {
  const text = typed.trim();
  if (!text) return null;
  const seed = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(seed) ? seed : undefined;
}

export interface Draft {
  seats: SeatDraft[];
  options: Record<string, unknown>;
  seed: number | null;
  undo: 'consent' | 'open';
  hints: boolean;
  /** Changed values of the game. */
  data?: Record<string, unknown>;
  terms?: Terms;
}

export function newTable(game: GameInfo, draft: Draft): NewTable {
  const { options, seed, undo, hints, data = {}, terms = TERMS } = draft;
  return { game: game.id, options, seats: draft.seats.map(plan), seed, undo, hints, data, ...terms };
}

/** Store the tokens of a new table: mine, and those for my friends' links. */
export function keepTokens(created: Created): void {
  keep(created.table, ...Object.values(created.mine));
  change(created.table, (entry) => {
    entry.friends = created.friends;
  });
}
