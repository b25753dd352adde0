import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '../catalogue';
import { searchCatalogue } from './find-products';

it('search finds by category name and returns the prices of the given catalogue', () => {
  const roots = [{ ...aCategory('kopa-guld'), name: 'Köpa guld' }];
  const at = (price: number) =>
    buildCatalogue(
      [aProduct({ code: 'A', categoryCode: 'kopa-guld', categoryNames: [], price: ore(price) })],
      roots,
      true,
    );
  expect([1_429_000, 1].map((price) => searchCatalogue(at(price), 'köpa valcambi')[0]?.price)).toEqual([1_429_000, 1]);
});
