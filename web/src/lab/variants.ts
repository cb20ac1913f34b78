/** The variants of games that are kept in this browser. */
import { load } from '../lib/storage';

export interface Variant {
  id: string;
  name: string;
  game: string;
  patch: Record<string, unknown>;
}

export const variantsOf = (game: string): Variant[] => load<Variant[]>('variants', []).filter((one) => one.game === game);
