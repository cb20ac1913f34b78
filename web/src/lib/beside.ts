/** Where a tip goes: beside what it explains, never over it, nor over anything that must stay visible. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The gap between a tip and what it explains, and between a tip and the edge of the window. */
const GAP = 8;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The upper left corner of the tip: above if there is room, else below, right or left. */
export function beside(owner: Box, tip: Size, window: Size, clear: readonly Box[]): { x: number; y: number } {
  const rightmost = window.width - tip.width - GAP;
  const lowest = window.height - tip.height - GAP;
  const x = clamp((owner.left + owner.right - tip.width) / 2, GAP, rightmost);
  const y = clamp((owner.top + owner.bottom - tip.height) / 2, GAP, lowest);
  const places = [
    { x, y: owner.top - tip.height - GAP },
    { x, y: owner.bottom + GAP },
    { x: owner.right + GAP, y },
    { x: owner.left - tip.width - GAP, y },
  ].map((at) => {
    const place = { x: clamp(at.x, GAP, rightmost), y: clamp(at.y, GAP, lowest) };
    const box = { left: place.x, top: place.y, right: place.x + tip.width, bottom: place.y + tip.height };
    return { place, covered: [owner, ...clear].reduce((sum, one) => sum + overlap(box, one), 0) };
  });
  return places.reduce((best, one) => (one.covered < best.covered ? one : best)).place;
}
