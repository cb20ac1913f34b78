/** The tokens that prove which seats are ours, and what we have seen at each table. */
import { load, save } from './storage';

export interface Held {
  tokens: string[];
  /** When the table was last open here, in milliseconds. */
  used: number;
  /** The last log entry that was shown here. */
  seen: number;
  /** Tokens for friends who have not come yet, by seat: to show their links again. */
  friends: Record<number, string>;
  /** Taken off the list of tables to go on with, until it is opened again; the seat stays ours. */
  aside?: boolean;
  /** What a spectator is called here. */
  name: string;
  /** The last thing said that was read here, and who is not listened to (see `talking.svelte.ts`). */
  read: number;
  muted: number[];
  /** The check value of its chance that was seen here first: its secret must give this one. */
  promised?: string;
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

/** The seat that a token is for, and how its key begins. */
const seatOf = (token: string): string => token.split('.')[1] ?? '';
export const opens = (token: string, link: string): boolean => (token.split('.')[2] ?? '').startsWith(link);

/** A seat of ours has another key: the tokens that we had for it are worth nothing. */
export function renew(table: string, token: string): void {
  change(table, (entry) => (entry.tokens = entry.tokens.filter((old) => seatOf(old) !== seatOf(token))));
  keep(table, token);
}

/** Nothing that we have opens a seat there any more. */
export function dropTokens(table: string): void {
  change(table, (entry) => (entry.tokens = []));
}

/** Remember the check value of a table's chance, as it was when the table was first seen here. */
export function promise(table: string, value: string): void {
  if (value && !held(table).promised) change(table, (entry) => (entry.promised = value));
}

/** Take a table off the list, or put it back. */
export function putAside(table: string, aside: boolean): void {
  change(table, (entry) => (entry.aside = aside));
}

/** Tokens of the tables on the list, those used last first. */
export function allTokens(): string[] {
  return Object.values(wallet())
    .filter((entry) => !entry.aside)
    .sort((a, b) => b.used - a.used)
    .flatMap((entry) => entry.tokens)
    .slice(0, 64);
}
