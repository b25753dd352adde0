import { expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import type { Product } from '@/lib/domain/product/product';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { lowestPerGram } from './best-buy';
import { aCategory } from './category.fixture';
import { groupsOf, shopPlaces } from './groups';
import { listProducts, PAGE_SIZE } from './listing';
import { EMPTY_QUERY } from './listing-query';

const category = { ...aCategory('guldtackor', aCategory('praglade-guldtackor'), aCategory('gjutna-guldtackor')) };
const bars = (count: number, overrides: Parameters<typeof aProduct>[0]) =>
  Array.from({ length: count }, () => aProduct({ weightType: 'g', ...overrides }));
const all = { from: 0, to: Number.POSITIVE_INFINITY };
const shown = (products: readonly Product[], order: Parameters<typeof groupsOf>[1], page = all) =>
  groupsOf(products, order, shopPlaces(category, products), page).map(({ name, count }) => `${name}: ${count}`);

it('divides the order by weight at weights with rows of products; smaller ones join their neighbours', () => {
  const products = [
    ...bars(5, { weight: 2 }),
    ...bars(1, { weight: 2.5 }),
    ...bars(7, { weight: 5 }),
    ...bars(6, { weight: 10 }),
    ...bars(1, { weight: 1000, weightType: 'kg' }),
  ];
  expect(shown(products, 'vikt')).toEqual(['2g–2,5g: 6', '5g: 7', '10g–1kg: 7']);
  expect(shown(products, 'vikt', { from: 7, to: 14 }), 'one product of the next group').toEqual(['5g–10g: 7']);
  expect(shown(products, 'vikt', { from: 12, to: 18 }), 'one of the group before').toEqual(['5g–10g: 6']);
  expect(shown(products, 'vikt', { from: 7, to: 16 }), 'three of the next group').toEqual(['5g: 6', '10g: 3']);
});

it('divides the own order of the shop by category and weight, then what is ordered and what is sold out', () => {
  const cast = { categoryCode: 'gjutna-guldtackor' };
  const later = { onHand: false, stock: 0, deliveryDays: 35 };
  const products = [
    ...bars(3, { weight: 5 }),
    ...bars(1, { weight: 10 }),
    ...bars(4, { weight: 10, ...cast }),
    ...bars(2, { weight: 5, ...later }),
    ...bars(1, { weight: 10, ...later }),
    ...bars(1, { weight: 5, inStock: false }),
  ];
  const [minted, poured] = category.children.map(({ name }) => name);
  expect(shown(products, 'standard')).toEqual([
    `${minted}, 5g–10g: 4`,
    `${poured}, 10g: 4`,
    'Beställningsvaror och slut på lager: 4',
  ]);
  expect(shown(products.slice(0, 4), 'standard'), 'one group').toEqual([]);
});

it('has no group of fewer than three products: they continue the group before them', () => {
  const later = { onHand: false, stock: 0, deliveryDays: 35 };
  const products = [...bars(2, { weight: 5 }), ...bars(2, { weight: 5, categoryCode: 'gjutna-guldtackor' })];
  const [minted, poured] = category.children.map(({ name }) => name);
  expect(shown([...products, ...bars(3, { weight: 5, ...later }), ...bars(1, { inStock: false })], 'standard')).toEqual(
    [`${minted} och ${poured}: 4`, 'Beställningsvaror och slut på lager: 4'],
  );
});

it('writes a common noun within a joined heading in lower case, and a name as it is', () => {
  const named = (...names: readonly string[]) => {
    const children = names.map((name, index) => ({ ...aCategory(`del-${index}`), name }));
    const products = children.flatMap(({ code }) => bars(2, { weight: 5, categoryCode: code }));
    return groupsOf(
      [...products, ...bars(3, { inStock: false })],
      'standard',
      shopPlaces(aCategory('kopa-guld', ...children), products),
      all,
    )[0]?.name;
  };
  expect(named('Guldtackor', 'Historiska guldmynt')).toBe('Guldtackor och historiska guldmynt');
  expect(named('Övriga silvermynt', 'Svenska minnesmynt i guld')).toBe(
    'Övriga silvermynt och svenska minnesmynt i guld',
  );
  expect(named('Krugerrand', 'Maple Leaf')).toBe('Krugerrand och Maple Leaf');
  for (const name of ['American Eagle guldmynt', 'Britannia guldmynt'])
    expect(named('Krugerrand', name)).toBe(`Krugerrand och ${name}`);
});

it('has no groups once a weight is chosen', () => {
  const products = [...bars(6, { weight: 5 }), ...bars(6, { weight: 5, categoryCode: 'gjutna-guldtackor' })];
  const groups = (weights: readonly string[]) =>
    listProducts(products, { ...EMPTY_QUERY, weights }, 1, {}, shopPlaces(category, products)).groups;
  expect(groups([])).toHaveLength(2);
  expect(groups(['5g'])).toEqual([]);
});

it('has no groups in an order by price, nor in the order of a search', () => {
  const products = [...bars(6, { weight: 5 }), ...bars(PAGE_SIZE, { weight: 10 })];
  expect(shown(products, 'pris-stigande')).toEqual([]);
  expect(groupsOf(products, 'standard', null, all)).toEqual([]);
});

it('finds the best buy among what can be ordered, if there is anything to compare', () => {
  const bar = (price: number, weight: number, inStock = true) =>
    aProduct({ price: ore(price), weight, inStock, purity: 1000 });
  expect(lowestPerGram([bar(150_000, 1), bar(1_400_000, 10), bar(1_000_000, 10, false)])).toBe(140_000);
  expect(lowestPerGram([bar(150_000, 1)])).toBeNull();
});
