import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from './catalogue';
import { brandPages } from './page-queries';

const roots = [aCategory('kopa-guld', aCategory('guldtackor')), aCategory('kopa-silver', aCategory('silvertackor'))];
const placed = (code: string, categoryCode: string, brand: string) =>
  aProduct({ code, categoryCode, brand, metal: categoryCode === 'guldtackor' ? 'gold' : 'silver' });
const catalogue = buildCatalogue(
  [
    placed('a', 'guldtackor', 'Valcambi'),
    placed('b', 'guldtackor', 'PAMP'),
    placed('c', 'silvertackor', 'PAMP'),
    placed('d', 'silvertackor', 'PAMP'),
  ],
  roots,
  true,
);

it('links to a brand under the metal with more of its products', () => {
  expect(brandPages(catalogue)).toEqual({
    valcambi: '/kopa-guld?marke=valcambi',
    pamp: '/kopa-silver?marke=pamp',
  });
});
