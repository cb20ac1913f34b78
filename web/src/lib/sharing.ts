/**
 * A variant as the fragment of an address: "v=" and its JSON, compressed. The fragment is never sent to the server; it
 * is bounded here, and the values are checked by the server like any others.
 */
import { isPatch, tidy, type Patch } from './variants.svelte';

export interface Shared {
  name: string;
  patch: Patch;
}

/** The longest fragment that is written or read, in characters. */
const LONGEST = 30_000;
/** The most bytes that it may unpack to. */
const UNPACKED = 200_000;
/** The most changed values, as at a table. */
const CHANGED = 1000;

const PACKED = 'v=';
const PLAIN = 'w=';

/** The fragment for a variant; empty: it is too long for a link. */
export async function fragment({ name, patch }: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([tidy(name), patch]));
  const packed = typeof CompressionStream === 'function';
  const body = packed ? await through(bytes, new CompressionStream('deflate-raw')) : bytes;
  const found = (packed ? PACKED : PLAIN) + (body ? base64(body) : '');
  return body && bytes.length <= UNPACKED && found.length <= LONGEST ? found : '';
}

/** The variant in a fragment: undefined if there is none, null if it cannot be read. */
export async function shared(hash: string): Promise<Shared | null | undefined> {
  const found = hash.replace(/^#/, '');
  const packed = found.startsWith(PACKED);
  if (!packed && !found.startsWith(PLAIN)) return undefined;
  if (found.length > LONGEST || (packed && typeof DecompressionStream !== 'function')) return null;
  try {
    const body = bytesOf(found.slice(PACKED.length));
    const bytes = packed ? await through(body, new DecompressionStream('deflate-raw')) : body;
    return bytes && checked(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
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

/** What comes out of a stream; null if it is more than may be unpacked. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > UNPACKED) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function base64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}
