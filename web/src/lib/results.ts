/**
 * The finished matches of this browser: each only in a few numbers, so that hundreds of them are a small file. The
 * server knows nothing of them.
 */
import type { Ending, GameInfo, TableInfo } from './messages';
import { applying } from './options';
import { sha256 } from './sha256';
import { load, save } from './storage';

export interface Result {
  /** The first letters of the table's id. */
  id: string;
  game: string;
  /** The main settings, as `setupOf` writes them. */
  setup: string;
  /** When it ended, in minutes since 1970. */
  at: number;
  won: boolean;
  /** null: the match was given up. */
  score: number | null;
  /** The day of the daily challenge that it counted for; empty: none. */
  day: string;
}

/** The contents of a file of results. */
interface ResultsFile {
  rempart_results: 1;
  results: Result[];
}

const KEY = 'results';
/** How many matches are kept; the oldest are dropped first. */
export const MOST = 1000;
/** How many a code has. */
export const IN_CODE = 100;
const CODE_BYTES = 100_000;
const ID = 8;
const MARK = 'R1';

export const shortId = (table: string): string => table.slice(0, ID);

/** All finished matches, the latest first. */
export function results(): Result[] {
  return checked(load<unknown>(KEY, [])) ?? [];
}

/** The settings that tell matches of a game apart: those that a form shows at once, the number of players and the rivals. */
export function setupOf(game: GameInfo, info: Pick<TableInfo, 'options' | 'seats' | 'together'>): string {
  const players = info.seats.length;
  const main = applying(game, info.options, players).filter((option) => !option.group && option.kind === 'choice');
  const bots = info.together ? [] : info.seats.filter(({ who }) => who === 'bot').map(({ bot }) => bot);
  const fields = new URLSearchParams(main.map((option) => [option.name, String(info.options[option.name])]));
  fields.set('players', String(players));
  if (bots.length > 0) fields.set('bots', [...new Set(bots)].sort().join());
  return fields.toString();
}

/** Whether a match says something about whoever has these seats. */
function tells(info: TableInfo, mine: readonly number[]): boolean {
  const own = info.together ? mine.length > 0 : mine.length === 1;
  return info.final && own && info.chance.kind !== 'imported' && !info.position && info.changes.length === 0;
}

/** Notes how a match ended that this browser played; each only once. */
export function noteResult(game: GameInfo, info: TableInfo, ending: Ending, mine: readonly number[], now = Date.now()): void {
  const seat = mine[0] ?? -1;
  if (!tells(info, mine)) return;
  keepResults([
    {
      id: shortId(info.table),
      game: game.id,
      setup: setupOf(game, info),
      at: Math.floor(now / 60_000),
      won: ending.winners.includes(seat),
      score: ending.scores[seat] ?? null,
      day: info.challenge?.ranked ? info.challenge.day : '',
    },
  ]);
}

/** Adds results to those kept here; what is known already stays as it is. Returns how many were new. */
export function keepResults(found: readonly Result[]): number {
  const known = results();
  const ids = new Set(known.map(({ id }) => id));
  const fresh = found.filter(({ id }) => !ids.has(id));
  if (fresh.length > 0) save(KEY, [...known, ...fresh].sort((a, b) => b.at - a.at).slice(0, MOST));
  return fresh.length;
}

// What they say

export interface Summary {
  setup: string;
  played: number;
  won: number;
  /** The best score, of the wins if there are any; null: scores say no more than who won. */
  best: number | null;
  /** Wins in a row, up to the last match. */
  row: number;
  /** The last matches, the oldest first. */
  course: { won: boolean; score: number | null }[];
}

const COURSE = 20;

/** The results of a game, by set-up; those played last come first. */
export function summaries(all: readonly Result[], game: string): Summary[] {
  const by = new Map<string, Result[]>();
  for (const one of all.filter((one) => one.game === game)) by.set(one.setup, [...(by.get(one.setup) ?? []), one]);
  return [...by].map(([setup, list]) => summary(setup, list));
}

function summary(setup: string, list: readonly Result[]): Summary {
  const wins = list.filter(({ won }) => won);
  const scores = (wins.length > 0 ? wins : list).flatMap(({ score }) => (score === null ? [] : [score]));
  const telling = list.some(({ won, score }) => score !== null && score !== Number(won));
  const lost = list.findIndex(({ won }) => !won);
  return {
    setup,
    played: list.length,
    won: wins.length,
    best: telling && scores.length > 0 ? Math.max(...scores) : null,
    row: lost < 0 ? list.length : lost,
    course: list.slice(0, COURSE).reverse().map(({ won, score }) => ({ won, score: telling ? score : null })),
  };
}

/** How many days in a row a game's challenge was finished, up to today or yesterday. */
export function daysInARow(all: readonly Result[], game: string, today: string): number {
  const days = new Set(all.filter((one) => one.game === game && one.day).map(({ day }) => day));
  let day = days.has(today) ? today : dayAfter(today, -1);
  let count = 0;
  for (; days.has(day); day = dayAfter(day, -1)) count++;
  return count;
}

/** The date so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

// Carrying them to another browser

/** The results of a file, or null if it is something else. */
export function readResultsFile(text: string): Result[] | null {
  try {
    const read = JSON.parse(text) as Partial<ResultsFile> | null;
    return read?.rempart_results === 1 ? checked(read.results) : null;
  } catch {
    return null;
  }
}

export function resultsFile(all: readonly Result[]): ResultsFile {
  return { rempart_results: 1, results: [...all] };
}

/** The latest results as a code: compact JSON in base64, and six digits that tell typing errors. */
export function codeOf(all: readonly Result[]): string {
  const rows = all.slice(0, IN_CODE);
  const kinds = [...new Set(rows.map(({ game, setup }) => `${game} ${setup}`))];
  const cells = rows.map(({ id, game, setup, at, won, score, day }) => [id, kinds.indexOf(`${game} ${setup}`), at, Number(won), score, day]);
  const bytes = new TextEncoder().encode(JSON.stringify([kinds, cells]));
  const body = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${MARK}.${body}.${sha256(body).slice(0, 6)}`;
}

/** The results of a code, or null if it is not whole. */
export function readCode(code: string): Result[] | null {
  const [mark, body, check, ...more] = code.replaceAll(/\s/g, '').split('.');
  if (mark !== MARK || !body || more.length > 0 || body.length > CODE_BYTES || sha256(body).slice(0, 6) !== check) return null;
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const [kinds, cells] = JSON.parse(new TextDecoder().decode(bytes)) as [string[], [string, number, number, number, number | null, string][]];
    return checked(
      cells.map(([id, kind, at, won, score, day]) => {
        const [game = '', setup = ''] = kinds[kind]?.split(' ') ?? [];
        return { id, game, setup, at, won: won === 1, score, day };
      }),
    );
  } catch {
    return null;
  }
}

/** Results from outside, or null if any is not one. */
function checked(found: unknown): Result[] | null {
  if (!Array.isArray(found) || found.length > MOST) return null;
  return (found as unknown[]).every(isResult) ? (found as Result[]) : null;
}

function isResult(found: unknown): found is Result {
  if (typeof found !== 'object' || found === null) return false;
  const { id, game, setup, at, won, score, day } = found as Record<keyof Result, unknown>;
  const whole = (value: unknown) => Number.isSafeInteger(value);
  return (
    typeof id === 'string' && /^[\w-]{1,8}$/.test(id) &&
    typeof game === 'string' && /^\w{1,40}$/.test(game) &&
    typeof setup === 'string' && setup.length <= 200 && !/\s/.test(setup) &&
    whole(at) && (at as number) >= 0 && (at as number) <= Date.now() / 60_000 + 1440 &&
    typeof won === 'boolean' &&
    (score === null || whole(score)) &&
    typeof day === 'string' && /^(\d{4}-\d{2}-\d{2})?$/.test(day)
  );
}
