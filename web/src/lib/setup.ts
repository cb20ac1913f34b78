/** Putting a table together: the form's state, and what is sent for it. */
import type { Created, GameInfo, NewTable, OptionInfo, SeatPlan } from './messages';
import { change, keep } from './wallet';

export interface SeatDraft {
  who: 'me' | 'friend' | 'bot';
  name: string;
  bot: string;
}

export function firstSeats(game: GameInfo, count: number, name: string, old: SeatDraft[] = []): SeatDraft[] {
  return Array.from({ length: count }, (_, seat) => {
    const before = old[seat];
    if (before) return before;
    return { who: seat === 0 ? 'me' : 'friend', name: seat === 0 ? name : '', bot: bestBot(game) };
  });
}

/** The smallest table: me, and bots on the other seats if there must be others. */
export function smallest(game: GameInfo, name: string): SeatDraft[] {
  return Array.from({ length: Math.min(...game.players) }, (_, seat) => ({
    who: seat === 0 ? 'me' : 'bot',
    name: seat === 0 ? name : '',
    bot: bestBot(game),
  }));
}

/** The strongest bot comes last in the list. */
export function bestBot(game: GameInfo): string {
  return game.bots.find((bot) => bot !== 'random') ?? game.bots[0] ?? '';
}

export function defaults(options: OptionInfo[]): Record<string, unknown> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

export function plan(seat: SeatDraft): SeatPlan {
  const name = seat.name.trim();
  return seat.who === 'bot' ? { who: 'bot', name, bot: seat.bot } : { who: seat.who, name };
}

/** A seed as it was typed: a whole number, nothing, or a mistake. */
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
}

export function newTable(game: GameInfo, draft: Draft): NewTable {
  const { options, seed, undo, hints, data = {} } = draft;
  return { game: game.id, options, seats: draft.seats.map(plan), seed, undo, hints, data };
}

/** Keep what a new table gave us: my tokens, and those for my friends' links. */
export function keepTokens(created: Created): void {
  keep(created.table, ...Object.values(created.mine));
  change(created.table, (entry) => {
    entry.friends = created.friends;
  });
}
