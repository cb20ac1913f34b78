import type { FullZone } from '../lib/scene';

/** Finds what a walkthrough or a coach points at: `zone:wall-0`, `piece:unit-7`, `place:fort-0/3`. */

/** All elements in `root` that a pointer names, visible or not. */
export function named(root: HTMLElement, pointer: string): HTMLElement[] {
  const cut = pointer.indexOf(':');
  const [kind, id] = [pointer.slice(0, cut), pointer.slice(cut + 1)];
  return [...root.querySelectorAll<HTMLElement>(`[data-${kind}="${CSS.escape(id)}"]`)];
}

/**
 * The visible element for a pointer, or the one that replaces it where there is no room (`data-instead`); null if
 * none is visible.
 */
export function pointed(root: HTMLElement, pointer: string): HTMLElement | null {
  const id = pointer.slice(pointer.indexOf(':') + 1);
  const instead = root.querySelectorAll<HTMLElement>(`[data-instead="${CSS.escape(id)}"]`);
  return [...named(root, pointer), ...instead].find((node) => node.getClientRects().length > 0) ?? null;
}

/** The pointers to the places of a scene that have one of these picks; without such a place, to the pieces. */
export function pointers(zones: FullZone[], picks: Record<string, unknown>[]): string[] {
  const meant = (own: Record<string, unknown>) =>
    picks.some((pick) => Object.entries(pick).every(([field, value]) => own[field] === value));
  const places = zones.flatMap((zone) =>
    zone.places.flatMap((place, order) => (meant(place.pick) ? [`place:${zone.id}/${order + 1}`] : [])),
  );
  if (places.length > 0) return places;
  const pieces = zones.flatMap((zone) => [...zone.pieces, ...zone.places.flatMap((place) => place.pieces)]);
  return pieces.filter((piece) => piece.id && meant(piece.pick)).map((piece) => `piece:${piece.id}`);
}

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ROOM = 6;

/** The visible part of an element on the screen, with a small margin. */
export function spot(node: HTMLElement): Spot {
  const seen = node.closest('.stage, .hands')?.getBoundingClientRect();
  return within(node.getBoundingClientRect(), seen ?? new DOMRect(0, 0, Infinity, Infinity));
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The ring around the part of a box that is inside `seen`. */
export function within(box: Box, seen: Box): Spot {
  const left = Math.max(box.left, seen.left) - ROOM;
  const top = Math.max(box.top, seen.top) - ROOM;
  const width = Math.min(box.right, seen.right) + ROOM - left;
  const height = Math.min(box.bottom, seen.bottom) + ROOM - top;
  return { x: left, y: top, width: Math.max(0, width), height: Math.max(0, height) };
}

/** Spots stacked on each other, like the lines of a board, share one ring. */
export function joined(spots: Spot[]): Spot[] {
  const found: Spot[] = [];
  for (const one of [...spots].sort((a, b) => a.y - b.y)) {
    const above = found.find(
      (other) =>
        Math.abs(other.x - one.x) < 4 &&
        Math.abs(other.width - one.width) < 8 &&
        one.y <= other.y + other.height,
    );
    if (above) above.height = Math.max(above.height, one.y + one.height - above.y);
    else found.push({ ...one });
  }
  return found;
}
