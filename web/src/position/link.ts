/** Positions as links and as files. */
import { pack, unpack } from '../lib/packing';

/** A position as a document. */
export type Document = Record<string, unknown> & { game: string; state: Record<string, unknown> };

const MARKS = ['p=', 'q='] as const;

export const positionPage = (game: string) => `/position/${encodeURIComponent(game)}`;

/** The address of a position in this browser; without a fragment if it is too long for one. */
export async function positionLink(position: Document): Promise<string> {
  const found = await pack(MARKS, JSON.stringify(position));
  return found && `${positionPage(position.game)}#${found}`;
}

/** The position in a fragment: undefined if there is none, null if it cannot be read. */
export async function linked(hash: string): Promise<Document | null | undefined> {
  const text = await unpack(MARKS, hash);
  return typeof text === 'string' ? document(text) : text;
}

const SET_UP = ['s=', 't='] as const;

/** How a match is set up, for the position of an empty table. */
export interface SetUp {
  options: Record<string, unknown>;
  data: Record<string, unknown>;
}

/** The address of the position of an empty table. */
export async function setUpLink(game: string, setUp: SetUp): Promise<string> {
  const found = await pack(SET_UP, JSON.stringify(setUp));
  return positionPage(game) + (found && `#${found}`);
}

/** The set-up in a fragment; null: there is none. */
export async function linkedSetUp(hash: string): Promise<SetUp | null> {
  const text = await unpack(SET_UP, hash);
  try {
    const found = typeof text === 'string' ? (JSON.parse(text) as Partial<SetUp> | null) : null;
    return found?.options && found.data ? { options: found.options, data: found.data } : null;
  } catch {
    return null;
  }
}

/** The position in a file; null: it has none. */
export function document(text: string): Document | null {
  try {
    const found = JSON.parse(text) as unknown;
    return isDocument(found) ? found : null;
  } catch {
    return null;
  }
}

function isDocument(found: unknown): found is Document {
  if (typeof found !== 'object' || found === null) return false;
  const { position, game, state } = found as Record<string, unknown>;
  return typeof position === 'number' && typeof game === 'string' && typeof state === 'object' && state !== null;
}
