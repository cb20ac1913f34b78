/** Which settings apply, given the others. */
import type { GameInfo, OptionInfo } from './messages';

export type Values = Record<string, unknown>;

function applies(option: OptionInfo, values: Values): boolean {
  return Object.entries(option.when).every(([name, allowed]) => allowed.includes(values[name]));
}

/**
 * The chosen values, with `players`. A setting that does not apply has its default value, whatever was chosen while
 * it applied.
 */
export function settled(game: GameInfo, options: Values, players: number): Values {
  let values: Values = { ...options, players };
  // A default may decide whether other settings apply: repeat as often as they can depend on each other.
  for (const _ of game.options) {
    const known = values;
    const kept = game.options.map((option) => [option.name, applies(option, known) ? options[option.name] : option.default]);
    values = { ...Object.fromEntries(kept), players };
  }
  return values;
}

/** The settings that have an effect in a match set up like this. */
export function applying(game: GameInfo, options: Values, players: number): OptionInfo[] {
  const values = settled(game, options, players);
  return game.options.filter((option) => applies(option, values));
}

/** The collapsed settings by group, in the game's order. */
export function groups(options: OptionInfo[]): { name: string; options: OptionInfo[] }[] {
  const names = [...new Set(options.map((option) => option.group).filter(Boolean))];
  return names.map((name) => ({ name, options: options.filter((option) => option.group === name) }));
}

/** How many of these differ from their defaults. */
export function changed(options: OptionInfo[], values: Values): number {
  return options.filter((option) => values[option.name] !== option.default).length;
}

/** A few short labels fit side by side; anything longer becomes a drop-down list. */
export function fitsInARow(option: OptionInfo): boolean {
  return option.values.length <= 5 && option.labels.join('').length <= 32;
}

/** Settings with which a match has what was changed: as they are, if it does. */
export function showing(options: Values, shows: Record<string, unknown[]>): Values {
  const others = Object.entries(shows).flatMap(([name, values]) => (values.length > 0 && !values.includes(options[name]) ? [[name, values[0]]] : []));
  return others.length > 0 ? { ...options, ...Object.fromEntries(others) } : options;
}
