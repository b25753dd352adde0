import { expect, it } from 'vitest';
import { BAR } from '../testing/bar.fixture';
import { createTestApp } from '../testing/test-app';
import { mediaRoutes } from './routes';

const backend = createTestApp();
const media = mediaRoutes(backend, async (spec) => Buffer.from(JSON.stringify(spec)));
const pathsOf = async (code: string) => {
  const product = await backend.json(`/sylius/api/v2/shop/products/${code}`);
  return Object.values(product.images ?? {}).map((image) => String(image.path));
};

it('serves a picture as immutable, under its own path and that of the picture cache', async () => {
  const [packaging = '', front = ''] = await pathsOf('guldtacka-10g-valcambi');
  const response = await media.request(`/sylius${front}`);
  expect(response.headers.get('Content-Type')).toBe('image/webp');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await response.json()).toEqual(BAR);
  for (const folder of ['resolve/sylius_original', 'sylius_original']) {
    const cached = await media.request(`/sylius/media/cache/${folder}${packaging.replace('/media/image', '')}`);
    expect(await cached.json()).toMatchObject({ view: 3 });
  }
});

it('engraves no weight when one picture represents several weights', async () => {
  const [, , , front = ''] = await pathsOf('guldtacka-presentask-valcambi');
  expect(await (await media.request(`/sylius${front}`)).json()).toMatchObject({ weightLabel: '' });
});

it('has a picture of each variant, in its colour and with its weight', async () => {
  const [blue = '', , large = ''] = await pathsOf('guldtacka-presentask-valcambi');
  const shown = { kind: 'bar-minted', view: 3, brand: 'Valcambi' };
  expect(await (await media.request(`/sylius${blue}`)).json()).toMatchObject({
    ...shown,
    weightLabel: '2,5 g',
    box: '#1f2f4f',
  });
  expect(await (await media.request(`/sylius${large}`)).json()).toMatchObject({ ...shown, weightLabel: '5 g' });
});

it('returns 404 for a broken path, an unknown one and a path traversal', async () => {
  const [broken = ''] = await pathsOf('silvermynt-2oz-libertad');
  for (const path of [
    `/sylius${broken}`,
    '/sylius/media/image/aa/bb/okand-1.webp',
    '/sylius/media/image/aa/..%2f..%2fshop.sqlite',
  ]) {
    expect((await media.request(path)).status).toBe(404);
  }
});
