import { expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import type { Spots } from '@/lib/domain/prices/spot';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { metalsInCheck, plausible } from './plausible';

const BANDS = { price: { lowest: 0.95, highest: 1.5 }, buyBack: { lowest: 0.5, highest: 1 } };
/** A thousand kronor a gram: 10 g of 999.9 are worth 999 900 öre. */
const SPOTS: Spots = { gold: { sekPerOunce: 31_103.4768, isOld: false } };
const GOLD = { metal: 'gold', form: 'bar', weight: 10, weightType: 'g', purity: 999.9 } as const;
const NOTHING = { ...GOLD, metal: null };

type Amounts = Partial<Record<'buyBackPrice' | 'netPrice' | 'price' | 'reducedFrom', number | null>>;
const RIGHT = { price: 1_050_000, netPrice: 1_050_000, buyBackPrice: 950_000, reducedFrom: 1_100_000 };

function checked(amounts: Amounts, spots: Spots = SPOTS, goods: typeof GOLD | typeof NOTHING = GOLD) {
  const inOre = Object.entries({ ...RIGHT, ...amounts }).map(([key, amount]) => [key, amount && ore(amount)]);
  const variant = aVariant(Object.fromEntries(inOre));
  const terms = [['v-58', { goods, sale: null }]] as const;
  const [merged] = plausible([{ product: aProduct({ variants: [variant] }), terms, doubts: [] }], spots, BANDS);
  if (!merged) throw new Error('nothing');
  return merged;
}

const NOT_SOLD = { price: null, netPrice: null, inStock: false };

it.each<[string, Amounts, object, readonly string[]]>([
  ['right', {}, { ...RIGHT, inStock: true }, []],
  ['a price far below the metal value', { price: 900_000, netPrice: 900_000 }, NOT_SOLD, ['price']],
  ['one far above', { price: 1_600_000, netPrice: 1_600_000 }, NOT_SOLD, ['price']],
  ['one that is right without its VAT', { price: 1_800_000, netPrice: 1_440_000 }, { price: 1_800_000 }, []],
  ['one whose VAT is unknown', { price: 1_440_000, netPrice: null }, { price: 1_440_000 }, []],
  ['no price', { price: null, netPrice: null }, { price: null, buyBackPrice: 950_000 }, []],
  ['a buy-back price far below the metal value', { buyBackPrice: 100_000 }, { buyBackPrice: null }, ['purchasePrice']],
  [
    'one above the price',
    { price: 960_000, netPrice: 960_000, buyBackPrice: 960_001 },
    { price: 960_000, buyBackPrice: null },
    ['purchasePrice'],
  ],
  [
    'one that is the price',
    { price: 960_000, netPrice: 960_000, buyBackPrice: 960_000 },
    { price: 960_000, buyBackPrice: 960_000 },
    [],
  ],
  [
    'one above a price that is dropped',
    { price: 100_000, netPrice: 100_000 },
    { ...NOT_SOLD, buyBackPrice: 950_000 },
    ['price'],
  ],
  ['no buy-back price', { buyBackPrice: null }, { price: 1_050_000, buyBackPrice: null }, []],
  [
    'a reduction from far above the metal value',
    { reducedFrom: 2_000_000 },
    { price: 1_050_000, reducedFrom: null },
    [],
  ],
  ['no reduction', { reducedFrom: null }, { price: 1_050_000, reducedFrom: null }, []],
])('of goods with %s what is implausible is dropped', (_, amounts, expected, fields) => {
  const { product, doubts } = checked(amounts);
  expect(product.variants[0]).toMatchObject(expected);
  expect(product).toMatchObject(expected);
  expect(doubts.flatMap((doubt) => doubt.fields)).toEqual(fields);
});

it('a later price of the variant has the same limits', () => {
  const [code, terms] = checked({}).terms[0] ?? [];
  expect(code).toBe('v-58');
  expect(terms?.limits?.price.lowest).toBeCloseTo(949_905);
  expect(checked({}, SPOTS, NOTHING).terms[0]?.[1]).not.toHaveProperty('limits');
});

it('without a believed spot price nothing is sold or bought, with one doubt; without metal all is', () => {
  const { product, doubts } = checked({}, {});
  expect(product).toMatchObject({ ...NOT_SOLD, buyBackPrice: null, reducedFrom: null });
  expect(doubts).toMatchObject([{ reason: 'no spot price is believed' }]);
  expect(checked({ price: null, netPrice: null }, {}).doubts).toEqual([]);
  expect(checked({ price: 1, netPrice: 1, buyBackPrice: 1 }, {}, NOTHING).product).toMatchObject({ price: 1 });
  const onRequest = { price: null, netPrice: null, buyBackPrice: 1, reducedFrom: null };
  expect(checked(onRequest, {}, NOTHING).product).toMatchObject(onRequest);
});

it.each<[string, number, number, Spots, readonly string[]]>([
  ['a tenth', 9, 1, SPOTS, []],
  ['more than a tenth', 9, 2, SPOTS, ['gold']],
  ['one, without a spot price', 9, 1, {}, ['gold']],
  ['none, without a spot price', 9, 0, {}, []],
])('shoppers are told of a metal of whose prices %s is withheld', (_, priced, withheld, spots, expected) => {
  const doubts = [{ fields: ['price'], reason: 'far' }];
  const of = (count: number, price: number | null, own: typeof doubts) =>
    Array.from({ length: count }, () => ({
      product: aProduct({ price: price === null ? null : ore(price) }),
      terms: [],
      doubts: own,
    }));
  const onRequest = of(20, null, []);
  const silver = of(20, 100, doubts).map(({ product, ...rest }) => ({
    ...rest,
    product: { ...product, metal: 'silver' as const },
  }));
  const all = [...of(priced, 100, []), ...of(withheld, null, doubts), ...onRequest, ...silver];
  expect(metalsInCheck(all, spots)).toEqual(expected);
});
