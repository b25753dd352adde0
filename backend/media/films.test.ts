import { describe, expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';
import { rangeOf } from './ranges';

const backend = createTestApp();
const products = membersOf(await backend.json('/sylius/api/v2/shop/products?itemsPerPage=9999'));
const paths = products.flatMap((product) => {
  const { video } = product.attributes as { video?: string };
  return video === undefined ? [] : [video];
});

describe('the films', () => {
  it('are linked by three products, are small, and are MP4 with the index first', async () => {
    expect(paths).toHaveLength(3);
    for (const path of paths) {
      const response = await backend.fetch(`/sylius${path}`);
      expect(response.headers.get('Content-Type')).toBe('video/mp4');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
      expect(bytes.length).toBeLessThan(300_000);
    }
  });

  it('are served in ranges', async () => {
    const part = await backend.fetch(`/sylius${paths[0]}`, { Range: 'bytes=4-7' });
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Range')).toMatch(/^bytes 4-7\/\d+$/);
    expect(await part.text()).toBe('ftyp');
    const beyond = await backend.fetch(`/sylius${paths[0]}`, { Range: 'bytes=9999999-' });
    expect(beyond.status).toBe(416);
  });

  it('return nothing for other paths', async () => {
    for (const file of ['nope.mp4', '..%2ffilms.ts'])
      expect((await backend.fetch(`/sylius/media/video/${file}`)).status).toBe(404);
  });
});

describe('a range', () => {
  it.each([
    [undefined, 'all'],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=90-999', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-999', { first: 0, last: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-2', 'all'],
    ['bytes=0-1,5-6', 'all'],
    ['seconds=0-1', 'all'],
  ])('%s of a hundred bytes is %o', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range);
  });
});
