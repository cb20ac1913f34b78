/**
 * Variants: the changed numbers of games that are kept in this browser, each under a name. `variants.list(game)` and
 * `variants.get(id)` read them; `patch` is what a table, a check or a run of the lab is given as its data.
 */
import { load, save } from './storage';

/** Changed values by their paths: {"units.sprinter.price": 3}. */
export type Patch = Record<string, unknown>;

export interface Variant {
  id: string;
  game: string;
  name: string;
  patch: Patch;
  /** When it was last changed, in milliseconds. */
  used: number;
}

/** The most characters of a name. */
export const LONGEST_NAME = 60;
/** The most variants of one game. */
export const MOST = 50;

const KEY = 'variants';

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('');
}

export function isPatch(value: unknown): value is Patch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isVariant(value: unknown): value is Variant {
  if (!isPatch(value)) return false;
  const { id, game, name, patch, used } = value;
  return [id, game, name].every((one) => typeof one === 'string') && typeof used === 'number' && isPatch(patch);
}

/** A name as it is kept. */
export const tidy = (name: string) => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();

function stored(): Variant[] {
  const found = load<unknown>(KEY, []);
  return Array.isArray(found) ? found.filter(isVariant) : [];
}

class Variants {
  private all = $state.raw(stored());

  constructor() {
    // Another tab has changed something.
    if (typeof addEventListener !== 'function') return;
    addEventListener('storage', ({ key }) => {
      if (key === null || key === `rempart.${KEY}`) this.all = stored();
    });
  }

  /** The variants of a game, the last changed first. */
  list(game: string): Variant[] {
    return this.all.filter((one) => one.game === game).sort((a, b) => b.used - a.used);
  }

  get(id: string): Variant | undefined {
    return this.all.find((one) => one.id === id);
  }

  /** Keeps changed numbers under a name that no other variant of the game has; null if there is no room for them. */
  add(game: string, name: string, patch: Patch): Variant | null {
    const variant = { id: newId(), game, name: this.free(game, tidy(name)), patch, used: Date.now() };
    return this.keep(variant) ? variant : null;
  }

  /** A copy of a variant, under a name of its own. */
  duplicate(id: string): Variant | null {
    const one = this.get(id);
    return one ? this.add(one.game, one.name, one.patch) : null;
  }

  /** Stores a variant as it is now, or one that was deleted again; whether there was room. */
  keep(variant: Variant): boolean {
    const others = stored().filter((one) => one.id !== variant.id);
    if (others.filter((one) => one.game === variant.game).length >= MOST) return false;
    return this.store([...others, variant]);
  }

  /** Changes the name or the numbers of a variant; whether there was room. */
  change(id: string, part: Partial<Pick<Variant, 'name' | 'patch'>>): boolean {
    const one = stored().find((known) => known.id === id);
    if (!one) return false;
    const name = part.name === undefined ? one.name : this.free(one.game, tidy(part.name), id);
    return this.keep({ ...one, ...part, name, used: Date.now() });
  }

  /** Deletes a variant and returns it: `keep` brings it back. */
  drop(id: string): Variant | undefined {
    const dropped = this.get(id);
    this.store(stored().filter((one) => one.id !== id));
    return dropped;
  }

  /** The name, with a number if another variant of the game has it already. */
  private free(game: string, name: string, id = ''): string {
    const taken = new Set(stored().flatMap((one) => (one.game === game && one.id !== id ? [one.name] : [])));
    const base = name.replace(/ \(\d+\)$/, '').slice(0, LONGEST_NAME - 5);
    for (let n = 2; taken.has(name); n++) name = `${base} (${n})`;
    return name;
  }

  private store(all: Variant[]): boolean {
    const done = save(KEY, all);
    if (done) this.all = all;
    return done;
  }
}

export const variants = new Variants();
