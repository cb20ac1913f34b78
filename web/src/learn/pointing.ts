/** Finding what a walkthrough points at: `zone:wall-0`, `piece:unit-7`, `place:fort-0/3`. */

/** The part of the page that shows it; nothing if it is not in sight of anybody. */
export function pointed(root: HTMLElement, pointer: string): HTMLElement | null {
  const cut = pointer.indexOf(':');
  const [kind, id] = [pointer.slice(0, cut), pointer.slice(cut + 1)];
  const found = root.querySelectorAll<HTMLElement>(`[data-${kind}="${CSS.escape(id)}"]`);
  return [...found].find((node) => node.getClientRects().length > 0) ?? null;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ROOM = 6;

/** Where it is on the screen, with a little room around it. */
export function spot(node: HTMLElement): Spot {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left - ROOM, y: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
}

/** Those that lie one upon the other, like lines of a board, get one ring together. */
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
