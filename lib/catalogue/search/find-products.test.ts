import { describe, expect, it } from 'vitest';
import { aCategory } from '@/lib/listing/category.fixture';
import { ore } from '@/lib/prices/money';
import { aProduct } from '@/lib/product/product.fixture';
import { buildCatalogue } from '../catalogue';
import { searchCatalogue } from './find-products';

describe('search in the catalogue', () => {
  const roots = [{ ...aCategory('kopa-guld'), name: 'Köpa guld' }];

  it('finds by category name and returns the prices of the given catalogue', () => {
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
