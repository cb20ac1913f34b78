import { describe, expect, it } from 'vitest';
import { paceOf, type Beat } from './pace';

const small: Beat = { length: 600, big: false };
const big: Beat = { length: 1200, big: true };

describe('the pace of a story', () => {
  it('is unhurried while the story is short', () => {
    expect(paceOf([small, small, big], 'normal')).toBe(1);
  });
  it('is faster for a long one, but not for what matters', () => {
    const long = Array.from({ length: 40 }, () => small);
    expect(paceOf(long, 'normal')).toBe(0.25);
    expect(paceOf([big, ...long], 'normal')).toBe(1);
    expect(paceOf(Array.from({ length: 4000 }, () => small), 'normal')).toBeGreaterThan(0.1);
  });
  it('is what somebody chose', () => {
    expect(paceOf([small], 'slow')).toBeGreaterThan(1.5);
    expect(paceOf([big], 'fast')).toBeLessThan(0.5);
    expect(paceOf([small], 'off')).toBe(0);
  });
});
