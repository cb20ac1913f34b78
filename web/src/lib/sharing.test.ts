import { afterEach, expect, it, vi } from 'vitest';
import { fragment, shared } from './sharing';

const MINE = { name: 'Drożej — œuvre', patch: { 'units.sprinter.price': 3, 'buildings.workshop.price': [14, 10, 10], 'maps.one': 'a\nb "c"' } };

afterEach(() => vi.unstubAllGlobals());

it('brings a variant through a link', async () => {
  const link = await fragment(MINE);
  expect(link).toMatch(/^v=[\w-]+$/);
  expect(await shared(`#${link}`)).toEqual(MINE);
});

it('brings it through without compression, too', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const link = await fragment(MINE);
  expect(link).toMatch(/^w=[\w-]+$/);
  expect(await shared(link)).toEqual(MINE);
});

it('leaves other fragments alone', async () => {
  expect(await shared('')).toBeUndefined();
  expect(await shared('#units')).toBeUndefined();
});

it('refuses what is damaged, too long or no variant', async () => {
  const link = await fragment(MINE);
  const plain = (value: unknown) => `w=${btoa(JSON.stringify(value))}`;
  expect(await shared(link.slice(0, -8))).toBeNull();
  expect(await shared('v=!!!')).toBeNull();
  expect(await shared(plain('junk'))).toBeNull();
  expect(await shared(plain([1, {}]))).toBeNull();
  expect(await shared(plain(['name', []]))).toBeNull();
  expect(await shared(plain(['name', Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`a${n}`, n]))]))).toBeNull();
  expect(await shared(`v=${'A'.repeat(30_001)}`)).toBeNull();
});

it('unpacks no more than it may', async () => {
  const bomb = new Blob([`["",{"a":"${'x'.repeat(2_000_000)}"}]`]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url');
  expect(packed.length).toBeLessThan(30_000);
  expect(await shared(`v=${packed}`)).toBeNull();
  expect(await fragment({ name: '', patch: { a: 'x'.repeat(2_000_000) } })).toBe('');
});
