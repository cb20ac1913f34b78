/** A small chart: steps, because a value holds until the next choice changes it. */

/** Moments from the first to the last, at most `most` of them, evenly spaced. */
export function sampleMoments(last: number, most: number): number[] {
  if (last <= 0) return [0];
  const count = Math.min(last + 1, most);
  const moments = Array.from({ length: count }, (_, i) => Math.round((i * last) / (count - 1)));
  return [...new Set(moments)];
}

const EDGE = 6;

export function line(points: [number, number][], last: number, most: number, w: number, h: number): string {
  let path = '';
  for (const [at, value] of points) {
    const x = round(last > 0 ? (at / last) * w : 0);
    const y = round(h - EDGE - (value / Math.max(1, most)) * (h - 2 * EDGE));
    path += path ? `H${x}V${y}` : `M${x} ${y}`;
  }
  return path;
}

export function area(points: [number, number][], last: number, most: number, w: number, h: number): string {
  const end = points.at(-1);
  if (!end) return '';
  const x = round(last > 0 ? (end[0] / last) * w : 0);
  return `${line(points, last, most, w, h)}H${x}V${h - EDGE}H0Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
