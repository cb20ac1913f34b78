/** The tokens that prove which seats are ours, and what has been seen at each table. */
import { load, save } from './storage';

export interface Held {
  tokens: string[];
  /** When the table was last open here, in milliseconds. */
  used: number;
  /** The last log entry shown here. */
  seen: number;
  /** Tokens for friends who have not arrived yet, by seat: to show their links again. */
  friends: Record<number, string>;
  /** Removed from the list of tables to continue until it is opened again; the seat stays ours. */
  aside?: boolean;
  /** The name used here as a spectator. */
  name: string;
  /** The last chat message read here, and who is muted (see `talking.svelte.ts`). */
  read: number;
  muted: number[];
  /** The first check value of the table's chance that was seen here: the secret must match it. */
  promised?: string;
  /** The id under which the table looks for players. */
  listing?: string;
}

type Wallet = Record<string, Held>;
const KEY = 'tables';
const MOST = 60;

const empty = (): Held => ({ tokens: [], used: 0, seen: 0, friends: {}, name: '', read: 0, muted: [] });

function wallet(): Wallet {
  return load<Wallet>(KEY, {});
}

export function held(table: string): Held {
  return { ...empty(), ...wallet()[table] };
}

export function change(table: string, how: (entry: Held) => void): void {
  const all = wallet();
  const entry = { ...empty(), ...all[table] };
  how(entry);
  all[table] = entry;
  const latest = Object.entries(all).sort(([, a], [, b]) => b.used - a.used);
  save(KEY, Object.fromEntries(latest.slice(0, MOST)));
}

export function keep(table: string, ...tokens: string[]): void {
  change(table, (entry) => {
    entry.tokens = [...new Set([...entry.tokens, ...tokens])].slice(-8);
    entry.used = Date.now();
    entry.aside = false;
  });
}

/** The seat of a token, and whether its key begins with `link`. */
const seatOf = (token: string): string => token.split('.')[1] ?? '';
export const opens = (token: string, link: string): boolean => (token.split('.')[2] ?? '').startsWith(link);

/** A seat of ours has a new key: our old tokens for it are no longer valid. */
export function renew(table: string, token: string): void {
  change(table, (entry) => (entry.tokens = entry.tokens.filter((old) => seatOf(old) !== seatOf(token))));
  keep(table, token);
}

/** None of our tokens opens a seat at this table any more. */
export function dropTokens(table: string): void {
  change(table, (entry) => (entry.tokens = []));
}

/** Remember the check value of a table's chance when the table is first seen here. */
export function promise(table: string, value: string): void {
  if (value && !held(table).promised) change(table, (entry) => (entry.promised = value));
}

/** Remove a table from the list, or put it back. */
export function putAside(table: string, aside: boolean): void {
  change(table, (entry) => (entry.aside = aside));
}

/** The table of ours that looks for players under an id; empty: it is not ours. */
export function listedAs(id: string): string {
  return Object.entries(wallet()).find(([, entry]) => entry.listing === id)?.[0] ?? '';
}

/** Tokens of the tables on the list, the most recently used first. */
export function allTokens(): string[] {
  return Object.values(wallet())
    .filter((entry) => !entry.aside)
    .sort((a, b) => b.used - a.used)
    .flatMap((entry) => entry.tokens)
    .slice(0, 64);
}
