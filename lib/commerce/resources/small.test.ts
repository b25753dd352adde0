import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '@/lib/catalogue/product.fixture';
import { priceTimes } from '@/lib/commerce/catalogue/cache-times';
import { buildCatalogue } from '@/lib/commerce/catalogue/catalogue';
import { searchCatalogue } from '@/lib/commerce/catalogue/search';
import { limiter } from '@/lib/commerce/client/concurrency';
import { setReporter } from '@/lib/commerce/client/report';
import { ore } from '@/lib/pricing/money';
import { topSellerCodes, topSellersFrom } from './top-sellers/top-sellers';

beforeEach(() => setReporter(() => {}));
afterEach(() => setReporter(undefined));

describe('how long prices are kept', () => {
  it('is until the next change, but never so short that the page turns dynamic', () => {
    expect(priceTimes(0, 480_000, false)).toEqual({ stale: 30, revalidate: 480, expire: 86_400 });
    expect(priceTimes(0, 2_000, false).revalidate).toBe(30);
    expect(priceTimes(9_000, 2_000, false).revalidate).toBe(30);
    expect(priceTimes(0, 480_000, true).revalidate).toBe(30);
  });
});

describe('top sellers', () => {
  const roots = [{ code: 'kopa-guld', name: 'Köpa guld', description: null, children: [] }];
  const catalogue = buildCatalogue(
    [
      aProduct({ code: 'A', categoryCode: 'kopa-guld' }),
      aProduct({ code: 'B', categoryCode: 'kopa-guld', brand: 'PAMP' }),
    ],
    roots,
    true,
  );

  it('are the catalogue’s own products, in the backend’s order', () => {
    const codes = topSellerCodes([
      { code: 'b' },
      { '@id': '/x/api/v2/admin/products/A' },
      { code: 'gone' },
      null,
      { code: 'B' },
    ]);
    expect(topSellersFrom(catalogue, codes).map(({ code }) => code)).toEqual(['B', 'A']);
  });

  it('are of the brand that was asked for, whatever came', () => {
    expect(topSellersFrom(catalogue, ['A', 'B'], 'pamp').map(({ code }) => code)).toEqual(['B']);
  });
});

describe('search in the catalogue', () => {
  const roots = [{ code: 'kopa-guld', name: 'Köpa guld', description: null, children: [] }];

  it('knows the categories by name and answers with the prices of the catalogue it is asked about', () => {
    const before = buildCatalogue([aProduct({ code: 'A', categoryCode: 'kopa-guld', categoryNames: [] })], roots, true);
    const after = buildCatalogue(
      [aProduct({ code: 'A', categoryCode: 'kopa-guld', categoryNames: [], price: ore(1) })],
      roots,
      true,
    );
    expect(searchCatalogue(before, 'köpa')[0]?.price).toBe(1_429_000);
    expect(searchCatalogue(after, 'köpa valcambi')[0]?.price).toBe(1);
  });
});

describe('the limiter', () => {
  it('never runs more than it may, and runs everything, failures included', async () => {
    const inTurn = limiter(2);
    let running = 0;
    let most = 0;
    const task = (fails: boolean) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (fails) throw new Error('x');
    };
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map((number) => inTurn(task(number % 2 === 0))));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect([most, running]).toEqual([2, 0]);
  });
});
