/** Texts as fragments of addresses: compressed, and bounded on both ways. A fragment is never sent to the server. */

/** The longest fragment that is written or read, in characters. */
const LONGEST = 30_000;
/** The most bytes that it may unpack to. */
const UNPACKED = 200_000;

/** The marks of fragments of a kind: compressed, and plain for browsers that cannot. */
export type Marks = readonly [packed: string, plain: string];

/** The fragment for a text; empty: it is too long for a link. */
export async function pack([mark, plain]: Marks, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = typeof CompressionStream === 'function';
  const body = packed ? await through(bytes, new CompressionStream('deflate-raw')) : bytes;
  const found = (packed ? mark : plain) + (body ? base64(body) : '');
  return body && bytes.length <= UNPACKED && found.length <= LONGEST ? found : '';
}

/** The text in a fragment: undefined if there is none, null if it cannot be read. */
export async function unpack([mark, plain]: Marks, hash: string): Promise<string | null | undefined> {
  const found = hash.replace(/^#/, '');
  const packed = found.startsWith(mark);
  if (!packed && !found.startsWith(plain)) return undefined;
  if (found.length > LONGEST || (packed && typeof DecompressionStream !== 'function')) return null;
  try {
    const body = bytesOf(found.slice((packed ? mark : plain).length));
    const bytes = packed ? await through(body, new DecompressionStream('deflate-raw')) : body;
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
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
