import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * SHA-256 of a text, as hexadecimal digits. The browser's own is available only over https and on localhost, and a
 * table at home is often reached at a plain http address.
 */
export function sha256(text: string): string {
  return bytesToHex(hash(new TextEncoder().encode(text)));
}
