import { describe, expect, it } from 'vitest';
import { aCategory } from '@/lib/listing/category.fixture';
import { aProduct } from '@/lib/product/product.fixture';
import { topSellerCodes } from '@/lib/sylius/resources/top-sellers/top-sellers';
import { buildCatalogue } from './catalogue';
import { topSellersFrom } from './queries';

describe('top sellers', () => {
  const roots = [aCategory('kopa-guld')];
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

  it('are filtered by the requested brand', () => {
    expect(topSellersFrom(catalogue, ['A', 'B'], 'pamp').map(({ code }) => code)).toEqual(['B']);
  });
});
