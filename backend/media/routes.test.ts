import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app';
import { mediaRoutes } from './routes';

const backend = createTestApp();
const media = mediaRoutes();
const pathsOf = async (code: string) => {
  const product = await backend.json(`/sylius/api/v2/shop/products/${code}`);
  return Object.values(product.images ?? {}).map((image) => String(image.path));
};

it('serves a picture as immutable, under its own path and that of the picture cache', async () => {
  const [front = ''] = await pathsOf('guldtacka-10g-valcambi');
  const response = await media.request(`/sylius${front}`);
  expect(response.headers.get('Content-Type')).toBe('image/webp');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const bytes = await response.arrayBuffer();
  expect(bytes.byteLength).toBeGreaterThan(5_000);
  for (const folder of ['resolve/sylius_original', 'sylius_original']) {
    const cached = await media.request(`/sylius/media/cache/${folder}${front.replace('/media/image', '')}`);
    expect(await cached.arrayBuffer()).toEqual(bytes);
  }
  const again = { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } };
  expect((await media.request(`/sylius${front}`, again)).status).toBe(304);
});

it('has a picture of each variant', async () => {
  const paths = await pathsOf('guldtacka-presentask-valcambi');
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect((await media.request(`/sylius${path}`)).status).toBe(200);
});

it('returns 404 for a broken path, an unknown one and a path traversal', async () => {
  const [broken = ''] = await pathsOf('silvermynt-2oz-libertad');
  for (const path of [
    `/sylius${broken}`,
    '/sylius/media/image/aa/bb/okand-1.webp',
    '/sylius/media/image/aa/bb/..%2froutes.ts',
    '/sylius/media/image/aa/..%2f..%2fshop.sqlite',
  ]) {
    expect((await media.request(path)).status).toBe(404);
  }
});
