import { describe, expect, it } from 'vitest';
import { above } from './names';

describe('above', () => {
  const at = { x: 500, y: 300 };
  it('leaves a name below its region while nothing stands there', () => {
    expect(above(at, [], 200, 30)).toBe(false);
    expect(above(at, [at, { x: 500, y: 100 }, { x: 700, y: 350 }], 200, 30)).toBe(false);
  });
  it('puts it above where it would hide a foe', () => {
    expect(above(at, [at, { x: 470, y: 360 }], 200, 30)).toBe(true);
  });
  it('leaves the names of the kingdoms around the land free', () => {
    expect(above({ x: 500, y: 930 }, [], 200, 30)).toBe(true);
    expect(above({ x: 500, y: 890 }, [], 200, 30)).toBe(false);
  });
  it('hides as little as possible', () => {
    const between = [{ x: 470, y: 360 }, { x: 540, y: 240 }];
    expect(above(at, between, 200, 30)).toBe(false);
    expect(above(at, [...between, { x: 560, y: 350 }], 200, 30)).toBe(true);
  });
});
