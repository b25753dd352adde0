import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '@/lib/domain/inputs.fixture';
import { ore } from '@/lib/domain/prices/money';
import { asOffered } from '@/lib/domain/product/in-variant';
import { dispatchLabel, vatLabel } from '@/lib/domain/product/labels';
import type { Product } from '@/lib/domain/product/product';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { technicalData } from '@/lib/domain/product/technical-data';
import { sortDefault } from '@/lib/server/catalogue/shop-order';
import { aCategory } from './category.fixture';
import { filterProducts, optionsOf } from './filters';
import { listingOf, PAGE_SIZE } from './listing';
import {
  byGroup,
  EMPTY_QUERY,
  FILTERS,
  type Group,
  type ListingQuery,
  parseListingQuery,
  serialiseListingQuery,
} from './listing-query';
import { orderedSpan } from './price-span';
import { SORT_KEYS, type SortKey } from './sort';
import { sortProducts } from './sort-products';
import { flatten, metalOfRoot, pathTo } from './tree';

const roots = [
  aCategory(
    'kopa-guld',
    aCategory('guldtackor', aCategory('praglade-guldtackor'), aCategory('gjutna-guldtackor')),
    aCategory('guldmynt'),
  ),
  aCategory('kopa-silver', aCategory('silvertackor')),
];
/** The codes as one text. */
const codes = (products: readonly { code: string }[]) => products.map(({ code }) => code).join(' ');
const read = (search: string) => parseListingQuery(new URLSearchParams(search));

it('the category trees are searched at any depth, case-insensitively', () => {
  expect(pathTo(roots, 'platina')).toEqual([]);
  expect(codes(pathTo(roots, 'Gjutna-Guldtackor'))).toBe('kopa-guld guldtackor gjutna-guldtackor');
  expect(flatten(roots)).toHaveLength(7);
  expect(['kopa-guld', 'kopa-silver', 'guldmynt'].map(metalOfRoot)).toEqual(['gold', 'silver', null]);
});

describe('the default order', () => {
  it('is stock, category order, weight, brand', () => {
    const products = [
      aProduct({ code: 'sold-out', inStock: false, weight: 1 }),
      aProduct({ code: 'ordered', onHand: false, stock: 0, deliveryDays: 35, weight: 1 }),
      aProduct({ code: 'coin', categoryCode: 'guldmynt', weight: 1 }),
      aProduct({ code: 'bar-20', weight: 20 }),
      aProduct({ code: 'bar-10-valcambi', weight: 10, brand: 'Valcambi' }),
      aProduct({ code: 'bar-10-none', weight: 10, brand: null }),
      aProduct({ code: 'bar-10-argor', weight: 10, brand: 'Argor-Heraeus' }),
      aProduct({ code: 'bar-unknown', weight: null }),
    ];
    expect(codes(sortDefault(products, roots))).toBe(
      'bar-10-argor bar-10-valcambi bar-10-none bar-20 bar-unknown coin ordered sold-out',
    );
  });

  it('is replaced by price, weight, premium and price per gram, with unknown values last in both directions', () => {
    const products = [
      aProduct({ code: 'b', price: ore(200), netPrice: ore(200), weight: 1 }),
      aProduct({ code: 'none', price: null, netPrice: null, weight: null }),
      aProduct({ code: 'a', price: ore(100), netPrice: ore(100), weight: 10 }),
    ];
    const rates = { gold: { sekPerOunce: 40_000, change: 0 } };
    const sorted: Readonly<Record<SortKey, string>> = {
      standard: 'b none a',
      'pris-stigande': 'a b none',
      'pris-fallande': 'b a none',
      vikt: 'b a none',
      'vikt-fallande': 'a b none',
      paslag: 'a b none',
      'gram-pris': 'a b none',
    };
    for (const key of SORT_KEYS) expect(codes(sortProducts(products, key, rates)), key).toBe(sorted[key]);
    expect(codes(sortProducts(products, 'paslag')), 'without spot prices').toBe(sorted.standard);
  });
});

describe('filters', () => {
  const products = [
    aProduct({ code: 'plain' }),
    aProduct({ code: 'sale', reducedFrom: ore(1_500_000), brand: 'PAMP' }),
    aProduct({ code: 'rated', ratings: 3.5, weight: 31.103, weightType: 'oz', price: ore(4_000_000) }),
    aProduct({ code: 'three', ratings: 3, inStock: false }),
    aProduct({ code: 'until', until: '2026-12-01T00:00:00.000Z', reducedFrom: ore(1_500_000), onHand: false }),
    aProduct({ code: 'until-alone', until: '2026-12-01T00:00:00.000Z', price: ore(5_000_000) }),
    aProduct({ code: 'priceless', netPrice: null, price: null, brand: null }),
  ];
  const filtered = (query: Partial<ListingQuery>) => codes(filterProducts(products, { ...EMPTY_QUERY, ...query }));

  it('follow the specification', () => {
    expect(filtered({})).toBe('plain sale rated three until until-alone priceless');
    expect(filtered({ filter: 'sale' })).toBe('sale until');
    expect(filtered({ filter: 'rated' })).toBe('rated');
    expect(filtered({ filter: 'until' })).toBe('until');
    expect(filtered({ filter: 'inStock' })).toBe('plain sale rated until until-alone priceless');
    expect(filtered({ filter: 'onHand' })).toBe('plain sale rated three until-alone priceless');
    expect(filtered({ brands: ['pamp'] })).toBe('sale');
    expect(filtered({ weights: ['1oz'] })).toBe('rated');
    expect(filtered({ price: { from: 30_000, to: null } })).toBe('rated until-alone');
    expect(filtered({ price: { from: null, to: 14_290 } })).toBe('plain sale three until');
  });

  it('compare the shown price: with VAT, and the lowest of several variants', () => {
    const silver = aProduct({ code: 'silver', price: ore(125_000), netPrice: ore(100_000), vat: ore(25_000) });
    const variants = [
      aVariant({ id: '1', size: '1 g', price: ore(390_000) }),
      aVariant({ id: '2', size: '2 g', price: ore(720_000), reducedFrom: ore(800_000) }),
    ];
    const box = aProduct({ code: 'box', price: ore(720_000), reducedFrom: ore(800_000), variants });
    const found = (query: Partial<ListingQuery>) => codes(filterProducts([silver, box], { ...EMPTY_QUERY, ...query }));
    expect(found({ price: { from: 1100, to: 1300 } })).toBe('silver');
    expect(found({ price: { from: 900, to: 1100 } })).toBe('');
    expect(found({ price: { from: 3000, to: 5000 } })).toBe('box');
    expect(found({ filter: 'sale' })).toBe('');
    const dear = aProduct({ code: 'dear', price: ore(500_000) });
    expect(codes(sortProducts([dear, box], 'pris-stigande'))).toBe('box dear');
  });

  it('list a product with sizes under each of them, with its price there', () => {
    const sized = (id: string, size: string, color: string, kronor: number) =>
      aVariant({ id, size, color, price: ore(kronor * 100), netPrice: ore(kronor * 100) });
    const [blue, red, large] = [
      sized('1', '2,5 g', 'blue', 3902),
      sized('2', '2,5 g', 'red', 3950),
      sized('3', '5 g', 'blue', 7600),
    ];
    const box = aProduct({ code: 'box', price: large.price, weight: 5, variants: [blue, red, large] });
    const inSizes = (...weights: string[]) =>
      filterProducts([box], { ...EMPTY_QUERY, weights }).map((product) => {
        const { price, weight } = asOffered(product);
        return [price, weight, product.variants.length];
      });
    expect(inSizes('2.5g')).toEqual([[390_200, 2.5, 2]]);
    expect(inSizes('5g')).toEqual([[760_000, 5, 1]]);
    expect(inSizes('2.5g', '5g')).toEqual([[390_200, 2.5, 3]]);
    expect(inSizes('10g')).toEqual([]);
    expect(optionsOf('weights', [box]).map(({ key, count }) => [key, count])).toEqual([
      ['2.5g', 1],
      ['5g', 1],
    ]);
    const cheap = { ...EMPTY_QUERY, weights: ['5g'], price: { from: null, to: 5000 } };
    expect(filterProducts([box], cheap)).toEqual([]);
  });

  it('match a product by any of its variants, not only the last', () => {
    const inShop = aVariant({ id: '1', size: '1 g' });
    const toOrder = aVariant({ id: '2', size: '2 g', onHand: false });
    const gone = aVariant({ id: '3', size: '5 g', inStock: false, onHand: false });
    const box = aProduct({ code: 'box', inStock: false, onHand: false, variants: [inShop, toOrder, gone] });
    const ordered = aProduct({ code: 'ordered', inStock: false, onHand: false, variants: [toOrder, gone] });
    const of = (filter: ListingQuery['filter']) => codes(filterProducts([box, ordered], { ...EMPTY_QUERY, filter }));
    expect(of('inStock')).toBe('box ordered');
    expect(of('onHand')).toBe('box');
    expect(codes(sortDefault([aProduct({ code: 'none', inStock: false }), ordered], roots))).toBe('ordered none');
  });

  it('read a price span from the form without scripts', () => {
    const typed = (search: string) => read(search).price;
    expect(typed('pris-fran=10+000+kr&pris-till=')).toEqual({ from: 10_000, to: null });
    expect(typed('pris-fran=1500,50&pris-till=900')).toEqual({ from: 900, to: 1500 });
    for (const [text, kronor] of Object.entries({
      '10 000 kr': 10_000,
      '1500:50': 1_500,
      '1500:-': 1_500,
      '1500,50 kr.': 1_500,
      '1 500,50 kronor': 1_500,
      '1.500,50': 1_500,
      '1.500': 1_500,
      'kr 1\u202f500': 1_500,
      '\u202a1500\u202c': 1_500,
      '1,5 milj': 1_500_000,
      '1.25 miljoner kr': 1_250_000,
      '2 mkr': 2_000_000,
      '15 tkr': 15_000,
      '12345678901': 999_999_999,
      milj: null,
    }))
      expect([text, typed(new URLSearchParams({ 'pris-fran': text }).toString()).from]).toEqual([text, kronor]);
    expect(typed('pris-fran=&pris-till=')).toEqual({ from: null, to: null });
    expect(typed('pris=50000-1000')).toEqual({ from: 1000, to: 50_000 });
  });

  it('list the brands alphabetically and the weights by grams, with their counts', () => {
    const silver = aProduct({ weight: 1000, weightType: 'kg' });
    const brandless = aProduct({ weight: 8, brand: null });
    const counted = (group: Group) => optionsOf(group, [silver, brandless, ...products]).map(Object.values);
    expect(counted('brands')).toEqual([
      ['pamp', 'PAMP', 1],
      ['valcambi', 'Valcambi', 6],
    ]);
    expect(counted('weights')).toEqual([
      ['10g', '10g', 5],
      ['1oz', '1 oz', 1],
      ['1kg', '1kg', 1],
    ]);
  });

  it('are serialised and parsed without loss', () => {
    const word = fc.constantFrom('1oz', '1/10oz', '2.5g', '10x1/10oz', 'munze-osterreich');
    const bound = fc.option(fc.integer({ min: 0, max: 9_999_999 }));
    holds(
      fc.property(
        fc.record({
          filter: fc.constantFrom(...FILTERS),
          ...byGroup(() => fc.uniqueArray(word)),
          price: fc.record({ from: bound, to: bound }).map(orderedSpan),
          sort: fc.constantFrom(...SORT_KEYS),
        }),
        (query) => {
          expect(read(serialiseListingQuery(query))).toEqual({
            ...query,
            ...byGroup((group) => query[group].toSorted()),
          });
        },
      ),
    );
    expect(serialiseListingQuery(EMPTY_QUERY)).toBe('');
    expect(serialiseListingQuery({ ...EMPTY_QUERY, weights: ['1/10oz', '1oz'] })).toBe('vikt=1/10oz,1oz');
  });

  it('ignore unknown values', () => {
    expect(read('vikt=&pris=abc&filter=free&sortera=random&utm_source=x')).toEqual(EMPTY_QUERY);
    expect(read('vikt=1oz&vikt=10g,1oz').weights).toEqual(['10g', '1oz']);
  });
});

describe('texts about a product', () => {
  it('dispatch only for a product that can be bought', () => {
    expect(dispatchLabel(aProduct())).toBe('skickas oftast nästa arbetsdag');
    expect(dispatchLabel(aProduct({ price: null, inStock: false }))).toBeUndefined();
    expect(dispatchLabel(aProduct({ onHand: false }))).toBeUndefined();
  });

  it.each([
    ['investment gold without VAT', 'gold', 100_000, 0, true, 'Momsfritt investeringsguld'],
    ['gold of an unsure class without VAT', 'gold', 100_000, 0, false, 'inkl. eventuell moms'],
    ['gold with VAT', 'gold', 125_000, 25_000, false, 'inkl. 25\u00a0% moms'],
    ['silver', 'silver', 100_000, 20_000, false, 'inkl. 25\u00a0% moms'],
    ['silver without VAT, as under the margin scheme', 'silver', 100_000, 0, false, 'inkl. eventuell moms'],
    ['unknown VAT', 'gold', 100_000, null, false, 'inkl. eventuell moms'],
    ['no price', 'gold', null, null, false, null],
  ] as const)('VAT of %s', (_, metal, price, vat, isInvestmentGold, text) => {
    const asOre = (amount: number | null) => (amount === null ? null : ore(amount));
    expect(vatLabel({ metal, price: asOre(price), vat: asOre(vat), isInvestmentGold })).toBe(text);
  });

  it('technical data', () => {
    const rows = (product: Product) =>
      Object.fromEntries(technicalData(product).map(({ name, value }) => [name, value]));
    expect(rows(aProduct())).toMatchObject({ Metall: 'AU', Renhet: '999,9/1000', Nettovikt: '10\u00a0g' });
    const tenth = { weight: 3.1103, weightType: 'oz', purity: 916.7, attributes: { grossWeight: 3.393 } } as const;
    expect(rows(aProduct(tenth))).toMatchObject({ Bruttovikt: '3,393\u00a0g', Finvikt: '3,11\u00a0g' });
    const unknown = rows(aProduct({ metal: null, metalSymbol: null, purity: null, weight: null }));
    expect(unknown).toMatchObject({ Metall: '–', Renhet: '–', Nettovikt: '–' });
    expect(rows(aProduct({ metal: 'silver', metalSymbol: null }))).toMatchObject({ Metall: 'AG' });
  });
});

describe('one page of a listing', () => {
  const products = Array.from({ length: PAGE_SIZE + 2 }, (_, index) =>
    aProduct({ code: `p${index}`, inStock: index !== 0 }),
  );
  const source = { category: aCategory('guldtackor'), path: [aCategory('guldtackor')], products };

  it('is a slice of the matching products with their total', () => {
    const query = { ...EMPTY_QUERY, filter: 'inStock' as const };
    const second = listingOf(source, query, 2, {});
    expect(second).toMatchObject({
      total: PAGE_SIZE + 1,
      page: 2,
      pageCount: 2,
      options: { brands: [{ name: 'Valcambi', count: PAGE_SIZE + 2 }] },
    });
    expect(codes(second?.products ?? [])).toBe(`p${PAGE_SIZE + 1}`);
  });

  it('exists once without matches, and not beyond the last page', () => {
    const none = { ...EMPTY_QUERY, brands: ['pamp'] };
    expect(listingOf(source, none, 1, {})).toMatchObject({ products: [], total: 0, pageCount: 1 });
    expect(listingOf(source, none, 2, {})).toBeNull();
  });

  it('has the range of the shown prices, and of those without VAT where it is known', () => {
    const priced = [
      aProduct({ price: ore(600), netPrice: ore(500) }),
      aProduct({ price: null, netPrice: null }),
      aProduct({ price: ore(700), netPrice: null }),
    ];
    expect(listingOf({ ...source, products: priced }, EMPTY_QUERY, 1, {})).toMatchObject({
      shownRange: { lowest: 600, highest: 700 },
      range: { lowest: 500, highest: 700 },
    });
    expect(listingOf({ ...source, products: [] }, EMPTY_QUERY, 1, {})?.range).toBeNull();
  });
});
