/**
 * SHA-256 of a text, as hexadecimal digits. The browser's own is there only over https and on localhost, and a
 * table at home is often reached by a plain http address.
 */
const FRACTIONS = 2 ** 32;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}
const fraction = (root: number) => ((root - Math.floor(root)) * FRACTIONS) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const state = [...START];
  for (let at = 0; at < bytes.byteLength; at += 64) stir(state, spread(bytes, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** With a one and zeros behind it, and its length in bits at the end. */
function padded(given: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((given.length + 9) / 64) * 64));
  given.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(given.length, 0x80);
  view.setUint32(view.byteLength - 4, given.length * 8);
  return view;
}

function spread(bytes: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, n) => bytes.getInt32(at + n * 4));
  for (let n = 16; n < 64; n++) {
    const [a, b] = [words[n - 15]!, words[n - 2]!];
    const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const big = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words.push((words[n - 16]! + small + words[n - 7]! + big) | 0);
  }
  return words;
}

function stir(state: number[], words: number[]): void {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[n]! + words[n]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n]! + word) | 0));
}
