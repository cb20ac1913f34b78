/**
 * A variant as the fragment of an address: "v=" and its JSON, compressed. The fragment is never sent to the server; it
 * is bounded, and the values are checked by the server like any others.
 */
import { pack, unpack } from './packing';
import { isPatch, tidy, type Patch } from './variants.svelte';

export interface Shared {
  name: string;
  patch: Patch;
}

/** The most changed values, as at a table. */
const CHANGED = 1000;

const MARKS = ['v=', 'w='] as const;

/** The fragment for a variant; empty: it is too long for a link. */
export function fragment({ name, patch }: Shared): Promise<string> {
  return pack(MARKS, JSON.stringify([tidy(name), patch]));
}

/** The variant in a fragment: undefined if there is none, null if it cannot be read. */
export async function shared(hash: string): Promise<Shared | null | undefined> {
  const text = await unpack(MARKS, hash);
  if (typeof text !== 'string') return text;
  try {
    return checked(JSON.parse(text));
  } catch {
    return null;
  }
}

function checked(read: unknown): Shared | null {
  if (!Array.isArray(read)) return null;
  const [name, patch] = read as unknown[];
  if (typeof name !== 'string' || !isPatch(patch) || Object.keys(patch).length > CHANGED) return null;
  return { name: tidy(name), patch };
}
