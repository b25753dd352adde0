import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  SILVER,
  SOLD_OUT,
  type StrictBackend,
  startStrictBackend,
  WITH_NUMBER,
  WITHOUT_NUMBER,
} from './strict-backend';

let backend: StrictBackend;
beforeAll(async () => {
  backend = await startStrictBackend();
});
afterAll(() => backend.stop());

it('is read by the shop as a catalogue with prices', async () => {
  Object.assign(process.env, {
    COMMERCE_URL: backend.url,
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    REVALIDATE_SECRET: 'another secret of at least thirty-two characters',
  });
  const { getSnapshot } = await import('../../../lib/commerce/catalogue/snapshot');
  const { catalogue } = await getSnapshot();
  const facts = [WITH_NUMBER, WITHOUT_NUMBER, SILVER, SOLD_OUT].map((code) => {
    const product = catalogue.products.find((each) => each.code === code);
    return [product?.variantId, product?.price, product?.vat, product?.inStock];
  });
  expect(facts).toEqual([
    ['7001', 1_428_900, 0, true],
    [WITHOUT_NUMBER, 4_289_000, 0, true],
    [SILVER, 48_000, 9_600, true],
    ['7003', 13_990_000, 0, false],
  ]);
  expect(catalogue.variantPrices.get('7001')).toBe(1_428_900);
});
