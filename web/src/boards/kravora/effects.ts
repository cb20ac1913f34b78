/** The direction of a blow. */
import { centre } from '../effects';

export function towards(from: Element, to: Element): { dx: number; dy: number } {
  const a = centre(from);
  const b = centre(to);
  // A wall is wide: attackers strike straight down at it.
  const near = to.getBoundingClientRect();
  const x = Math.max(near.left + 10, Math.min(near.right - 10, a.x));
  return { dx: to.matches('[data-wall]') ? x - a.x : b.x - a.x, dy: b.y - a.y };
}
