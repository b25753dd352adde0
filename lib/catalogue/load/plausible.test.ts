import { expect, it } from 'vitest';
import { mergeProducts } from '@/lib/sylius/resources/products/merge';
import { parseProduct } from '@/lib/sylius/resources/products/products';
import { wireProduct, wireVariant } from '@/lib/sylius/resources/products/wire.fixture';
import { parseVariant, parseVariantPrice } from '@/lib/sylius/resources/variants/variants';
import { plausible } from './plausible';

const RATES = { gold: { sekPerOunce: 41_287, change: 0 }, silver: { sekPerOunce: 512.6, change: 0 } };
const BANDS = { price: { lowest: 0.5, highest: 50 }, buyBack: { lowest: 0.2, highest: 50 } };

const SILVER = { name: 'Silvertacka 100 g', syncRates: 'XAG', weight: 100, weightType: 'g', purity: 999 };

function goods(...list: readonly (readonly [product: object, variant: object])[]) {
  const iri = (index: number) => `/x/product-variants/V${index}`;
  return mergeProducts(
    list.map(([product], index) =>
      parseProduct({ ...wireProduct, code: `P${index}`, ...product, variants: [iri(index)] }, []),
    ),
    list.map(([, variant], index) =>
      parseVariant({ ...wireVariant, '@id': iri(index), code: `V${index}`, ...variant }),
    ),
  );
}

/* Absurd prices and buy-back prices as shoppers see them: e2e/in-process/odd-facts.test.ts. */

it('a price of a hundredth is dropped, also for a single variant and when all are', () => {
  const cheap = { price: 2240, vat: 560, purchasePrice: 140_000 };
  for (const bar of plausible(goods([SILVER, cheap], [SILVER, cheap]), RATES, BANDS)) {
    expect(bar.product).toMatchObject({ price: null, vat: null, inStock: false, buyBackPrice: 140_000 });
    expect(bar.doubts).toMatchObject([{ fields: ['price'] }]);
    const priceOf = (price: number) => parseVariantPrice({ ...wireVariant, price, vat: price / 4 }, bar.terms[0]?.[1]);
    expect([priceOf(2240).price, priceOf(180_000).price]).toEqual([null, 225_000]);
  }
});

it.each([
  ['an absurd buy-back price is dropped', { purchasePrice: 1_000_000_000 }, { buyBackPrice: null }, ['purchasePrice']],
  ['one above the price is, too', { purchasePrice: 4_289_001 }, { buyBackPrice: null }, ['purchasePrice']],
  [
    'a reduction from an absurd price is, too',
    { lowestPriceBeforeDiscount: 428_900_000 },
    { reducedFrom: null },
    undefined,
  ],
  [
    'a collectors’ coin keeps its price',
    { price: 120_000_000, purchasePrice: 90_000_000 },
    { price: 120_000_000 },
    undefined,
  ],
])('%s', (_, variant, expected, fields) => {
  const [bar] = plausible(goods([{}, variant]), RATES, BANDS);
  expect(bar?.product).toMatchObject({ price: 4_289_000, ...expected });
  expect(bar?.doubts[0]?.fields).toEqual(fields);
});
