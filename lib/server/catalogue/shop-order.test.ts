import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { sortDefault } from './shop-order';

const roots = [aCategory('kopa-guld', aCategory('guldtackor'), aCategory('guldmynt')), aCategory('kopa-silver')];

it('the order is stock, category, weight, brand, name', () => {
  const of = (code: string, more: Parameters<typeof aProduct>[0] = {}) =>
    aProduct({ code, name: code, categoryCode: 'guldtackor', brand: 'PAMP', weight: 10, variants: [], ...more });
  const sizes = (inStock: boolean) =>
    ['1 g', '5 g'].map((size) => aVariant({ id: size, size, inStock: inStock && size === '5 g', onHand: false }));
  const ordered = [
    of('vara 2'),
    of('vara 10'),
    of('Ängel', { brand: 'Ögussa' }),
    of('utan märke', { brand: null }),
    of('tung', { weight: 100 }),
    of('utan vikt', { weight: null }),
    of('mynt', { categoryCode: 'guldmynt', weight: 1 }),
    of('silver', { categoryCode: 'kopa-silver', weight: 1 }),
    of('annan', { categoryCode: 'elsewhere', weight: 1 }),
    of('på väg', { onHand: false, weight: 1 }),
    of('på väg i en storlek', { variants: sizes(true), weight: 2 }),
    of('slut', { inStock: false, weight: 1 }),
    of('slut i alla storlekar', { variants: sizes(false), weight: 2 }),
  ];
  const names = ordered.map(({ code }) => code);
  for (const shuffled of [ordered.toReversed(), ordered.toSorted((a, b) => a.code.localeCompare(b.code))])
    expect(sortDefault(shuffled, roots).map(({ code }) => code)).toEqual(names);
});
