/** What was promised about a table's chance, and whether it was kept. */
import type { ChanceInfo } from '../lib/messages';
import { sha256 } from '../lib/sha256';
import { held } from '../lib/wallet';

/** The check value that this browser saw first. */
export const promised = (table: string, chance: ChanceInfo): string => held(table).promised || chance.commitment;

/** Whether the secret matches the check value; null while that is unknown. */
export function kept(table: string, chance: ChanceInfo): boolean | null {
  return chance.secret ? sha256(chance.secret) === promised(table, chance) : null;
}
