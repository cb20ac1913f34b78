/** The road on the map, and which battle a key leads to. */
type Point = readonly [number, number];

/** A smooth line through all points (Catmull-Rom). */
export function road(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const parts = points.slice(0, -1).map((from, i) => {
    const to = points[i + 1] ?? from;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const near = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const far = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...near, ...far, ...to].map((n) => Math.round(n)).join(' ')}`;
  });
  return `M${first[0]} ${first[1]}${parts.join('')}`;
}

/** The number of the battle that an arrow key leads to, along the road; null: another key. */
export function along(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
