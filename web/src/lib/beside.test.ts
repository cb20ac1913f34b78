import { describe, expect, it } from 'vitest';
import { beside, type Box } from './beside';

const window = { width: 800, height: 600 };
const tip = { width: 200, height: 80 };
const box = (left: number, top: number, width = 100, height = 100): Box => ({ left, top, right: left + width, bottom: top + height });

function covers(owner: Box, clear: Box[] = []): boolean {
  const { x, y } = beside(owner, tip, window, clear);
  return [owner, ...clear].some((one) => x < one.right && x + tip.width > one.left && y < one.bottom && y + tip.height > one.top);
}

describe('a tip', () => {
  it('is above what it explains', () => {
    expect(beside(box(300, 300), tip, window, [])).toEqual({ x: 250, y: 212 });
  });
  it('is below where there is no room above, and beside where there is none below', () => {
    expect(beside(box(300, 10), tip, window, []).y).toBe(118);
    expect(beside(box(300, 10, 100, 580), tip, window, []).x).toBe(408);
    expect(beside(box(690, 10, 100, 580), tip, window, []).x).toBe(482);
  });
  it('stays in the window', () => {
    for (const [left, top] of [[0, 0], [780, 0], [0, 580], [780, 580]] as const) {
      const { x, y } = beside(box(left, top, 20, 20), tip, window, []);
      expect(x >= 0 && y >= 0 && x + tip.width <= 800 && y + tip.height <= 600).toBe(true);
      expect(covers(box(left, top, 20, 20))).toBe(false);
    }
  });
  it('never covers what must stay in sight', () => {
    const bar = box(0, 540, 800, 60);
    expect(covers(box(300, 10, 100, 500), [bar])).toBe(false);
    expect(covers(box(300, 30, 100, 450), [bar])).toBe(false);
    expect(covers(box(350, 560, 60, 40), [bar])).toBe(true); // what it explains lies in the bar itself
    expect(beside(box(350, 560, 60, 40), tip, window, [bar]).y).toBeLessThanOrEqual(472);
  });
});
