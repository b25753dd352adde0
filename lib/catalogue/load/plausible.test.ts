import { describe, expect, it } from 'vitest';
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

describe('a price compared with the metal value', () => {
  it('is dropped when it is a hundredth, also for a single variant', () => {
    const [bar] = plausible(goods([SILVER, { price: 2240, vat: 560, purchasePrice: 140_000 }]), RATES, BANDS);
    expect(bar?.product).toMatchObject({ price: null, vat: null, inStock: false, buyBackPrice: 140_000 });
    expect(bar?.product.variants[0]).toMatchObject({ price: null });
    expect(bar?.doubts).toMatchObject([{ fields: ['price'] }]);
    expect(parseVariantPrice({ ...wireVariant, price: 2240, vat: 560 }, bar?.terms[0]?.[1]).price).toBeNull();
    expect(parseVariantPrice({ ...wireVariant, price: 180_000, vat: 45_000 }, bar?.terms[0]?.[1]).price).toBe(225_000);
  });

  it('is dropped as a buy-back price when it is absurd or above the price', () => {
    for (const purchasePrice of [1_000_000_000, 4_289_001]) {
      const [bar] = plausible(goods([{}, { purchasePrice }]), RATES, BANDS);
      expect(bar?.product).toMatchObject({ price: 4_289_000, buyBackPrice: null });
      expect(bar?.doubts).toMatchObject([{ fields: ['purchasePrice'] }]);
    }
  });

  it('is kept for collectors’ coins, and without a spot price', () => {
    const dear = goods([{}, { price: 120_000_000, purchasePrice: 90_000_000 }]);
    expect(plausible(dear, RATES, BANDS)[0]?.doubts).toEqual([]);
    const cheap = goods([SILVER, { price: 2240, vat: 560, purchasePrice: 1_000 }]);
    expect(plausible(cheap, { gold: RATES.gold }, BANDS)[0]?.product.price).toBe(2800);
  });
});

it('prices in another currency are dropped even when all are', () => {
  const many = goods(...Array.from({ length: 5 }, () => [{}, { price: 390_000, purchasePrice: null }] as const));
  expect(plausible(many, RATES, BANDS).map(({ product }) => product.price)).toEqual(Array(5).fill(null));
});

it('a reduction from an absurd price is dropped', () => {
  const [bar] = plausible(goods([{}, { lowestPriceBeforeDiscount: 428_900_000 }]), RATES, BANDS);
  expect(bar?.product).toMatchObject({ price: 4_289_000, reducedFrom: null });
});
