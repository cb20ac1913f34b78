/** Where figures are along a line, and how they are written. */
import { shelf } from '../lib/shelf.svelte';

export interface Scale {
  /** The position of a figure, in percent of the width; one outside the range is put at the edge. */
  at: (value: number) => number;
  ticks: number[];
}

/** Beside the first and the last figure there is room for half a label. */
const EDGE = 3;

function between(low: number, high: number, ticks: number[]): Scale {
  const share = (value: number) => Math.min(1, Math.max(0, (value - low) / (high - low)));
  return { at: (value) => EDGE + (100 - 2 * EDGE) * share(value), ticks };
}

/** All shares. */
export const SHARES = between(0, 1, [0, 0.25, 0.5, 0.75, 1]);

/** A scale with round ticks that includes all values. */
export function around(values: number[]): Scale {
  let [low, high] = [Math.min(...values), Math.max(...values)];
  if (high - low < 1e-9) [low, high] = [low - 1, high + 1];
  const step = roundStep((high - low) / 4);
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)];
  const ticks = Array.from({ length: last - first + 1 }, (_, n) => Number(((first + n) * step).toPrecision(12)));
  return between(first * step, last * step, ticks);
}

/** The next round number: 1, 2 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((step) => power * step >= rough * 0.999) ?? 10);
}

/** A share: 42 %. */
export function percent(share: number): string {
  return new Intl.NumberFormat(shelf.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A difference of shares in percentage points, with its sign unless it is told otherwise. */
export function points(difference: number, sign = true): string {
  const form = new Intl.NumberFormat(shelf.language, { maximumFractionDigits: 0, signDisplay: sign ? 'exceptZero' : 'never' });
  // Halves are rounded away from zero, so that a gain and the loss beside it read alike.
  const rounded = Math.sign(difference) * Math.round(Math.abs(100 * difference));
  return form.format(rounded || 0).replace('-', '−');
}

export function whole(value: number): string {
  return new Intl.NumberFormat(shelf.language, { maximumFractionDigits: 0 }).format(value);
}
