import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { compressedPages } from './compressed-pages';

// handle-request.test.ts: every encoding.
it('encodes a page once, and sends fewer bytes once it is requested again', async () => {
  const bytesOf = compressedPages();
  const html = Array.from({ length: 2_000 }, (_, index) => `<li>${(index * 7_919) % 1_000} g guld</li>`).join('');
  expect(bytesOf('a', html, 'gzip')).toBe(bytesOf('a', html, 'gzip'));
  const first = bytesOf('a', html, 'br');
  expect(bytesOf('a', html, 'br')).toBe(first);
  await vi.waitFor(() => expect(bytesOf('a', html, 'br').length).toBeLessThan(first.length));
  expect(brotliDecompressSync(bytesOf('a', html, 'br')).toString()).toBe(html);
  expect(gunzipSync(bytesOf('a', html, 'gzip')).toString()).toBe(html);
});

it('evicts the least recently used page', () => {
  // A page takes some 560 bytes: four fit.
  const compress = compressedPages(2_500);
  const pages = Array.from({ length: 5 }, () => randomBytes(500).toString('hex'));
  const compressed = (index: number) => compress(String(index), pages[index] ?? '', 'gzip');
  const [first, second] = [0, 1, 2, 3].map(compressed);
  compressed(0);
  compressed(4);
  expect(compressed(0)).toBe(first);
  expect(compressed(1)).not.toBe(second);
});

it('returns a page that is too large for the cache', () => {
  const html = randomBytes(4_000).toString('hex');
  expect(gunzipSync(compressedPages(100)('a', html, 'gzip')).toString()).toBe(html);
});
