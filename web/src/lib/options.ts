/** Which set-up options apply, given the others. */
import type { GameInfo, OptionInfo } from './messages';

export type Values = Record<string, unknown>;

function applies(option: OptionInfo, values: Values): boolean {
  return Object.entries(option.when).every(([name, allowed]) => allowed.includes(values[name]));
}

/** What was chosen, `players` with it; an option that does not apply has its usual value, whatever
 * was chosen before it ceased to. */
export function settled(game: GameInfo, options: Values, players: number): Values {
  let values: Values = { ...options, players };
  // What one falls back to decides about others: as often as they can hang on each other.
  for (const _ of game.options) {
    const known = values;
    const kept = game.options.map((option) => [option.name, applies(option, known) ? options[option.name] : option.default]);
    values = { ...Object.fromEntries(kept), players };
  }
  return values;
}

/** The options that change something in a match set up like this. */
export function applying(game: GameInfo, options: Values, players: number): OptionInfo[] {
  const values = settled(game, options, players);
  return game.options.filter((option) => applies(option, values));
}

/** Those folded away, under the names of their groups, in the game's order. */
export function groups(options: OptionInfo[]): { name: string; options: OptionInfo[] }[] {
  const names = [...new Set(options.map((option) => option.group).filter(Boolean))];
  return names.map((name) => ({ name, options: options.filter((option) => option.group === name) }));
}

/** How many of these differ from what is usual. */
export function changed(options: OptionInfo[], values: Values): number {
  return options.filter((option) => values[option.name] !== option.default).length;
}

/** Few short words fit side by side; anything longer is a list that opens. */
export function fitsInARow(option: OptionInfo): boolean {
  return option.values.length <= 5 && option.labels.join('').length <= 32;
}
