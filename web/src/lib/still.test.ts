import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = new URL('../', import.meta.url);

it('nothing moves for ever: a glow that invites is still, or ends', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const endless = files.filter((name) => {
    if (!/\.(svelte|css|ts)$/.test(name) || /\.test\.ts$/.test(name)) return false;
    return /\binfinite\b|iterations: Infinity/.test(readFileSync(new URL(name, SOURCES), 'utf8'));
  });
  expect(endless).toEqual([]);
});
