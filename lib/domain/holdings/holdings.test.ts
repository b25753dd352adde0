import { expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import type { ListedOrder } from '@/lib/domain/shop-api/responses';
import { holdingsOf, type Lack } from './holdings';
import { goodsFixture, itemFixture, orderFixture } from './order.fixture';
import { purchasesOf } from './purchases';

const holdings = (...orderItems: ListedOrder['orderItems']) =>
  holdingsOf(purchasesOf([orderFixture({ orderItems })]).purchases);

const SILVER = itemFixture({
  productCode: 'SM-1OZ',
  name: '1 oz silvermynt',
  quantity: 10,
  total: ore(600_000),
  goods: goodsFixture({ metal: 'silver', fineGrams: 31.1034768, buyBackPrice: ore(45_000), spotValue: ore(51_005) }),
});

it('adds up purchases of a product, with their average cost, and compares buy-back and spot with what was paid', () => {
  const again = itemFixture({ quantity: 2, total: ore(2_500_001) });
  expect(holdings(itemFixture(), again).products).toEqual([
    {
      key: 'gt-10g',
      name: '10 g guldtacka',
      path: '/praglade-guldtackor/GT-10G',
      metal: 'gold',
      quantity: 3,
      paid: 3_900_001,
      average: 1_300_000,
      fineGrams: expect.closeTo(29.997, 6),
      lack: null,
      buyBack: { value: 3_900_000, change: -1, percent: expect.closeTo(-0.0000256, 6) },
      spot: { value: 4_050_000, change: 149_999, percent: expect.closeTo(3.846, 3) },
    },
  ]);
});

it('adds up all, gold first, with grams by metal', () => {
  const { products, sum } = holdings(SILVER, itemFixture());
  expect(products.map(({ metal }) => metal)).toEqual(['gold', 'silver']);
  expect(sum).toEqual({
    paid: 2_000_000,
    buyBack: { value: 1_750_000, change: -250_000, percent: -12.5 },
    spot: { value: 1_860_050, change: -139_950, percent: expect.closeTo(-6.9975, 6) },
    fineGrams: { gold: 9.999, silver: expect.closeTo(311.034768, 6) },
  });
});

it('lists gold before silver before what is of unknown metal, the dearest first, by the name last bought', () => {
  const silver = { ...SILVER, total: ore(9_000_000) };
  const cheap = itemFixture({ productCode: 'GT-5G', name: 'Förr', total: ore(600_000) });
  const unknown = itemFixture({ productCode: 'X', name: 'Okänd', total: ore(99_000_000), goods: 'gone' });
  const { products } = holdings(unknown, cheap, silver, itemFixture(), { ...cheap, name: 'Nu' });
  expect(products.map(({ name }) => name)).toEqual(['10 g guldtacka', 'Nu', '1 oz silvermynt', 'Okänd']);
});

it.each<[Lack, ListedOrder['orderItems'][number]['goods']]>([
  ['gone', 'gone'],
  ['unknown', null],
  ['no-buy-back', goodsFixture({ buyBackPrice: null })],
  ['no-weight', goodsFixture({ fineGrams: null })],
  ['no-weight', goodsFixture({ metal: null })],
])('a product that lacks %s is listed with what was paid for it, and not in the sum', (lack, goods) => {
  const { products, sum } = holdings(itemFixture({ productCode: 'X', total: ore(1), goods }), SILVER);
  expect(products.find(({ key }) => key === 'x')).toMatchObject({ lack, paid: 1, buyBack: null });
  expect(sum).toMatchObject({ paid: 600_000, fineGrams: { silver: expect.any(Number) } });
  expect(sum?.fineGrams).not.toHaveProperty('gold');
});

it('has no sum when nothing can be added up', () => {
  expect(holdings(itemFixture({ goods: 'gone' })).sum).toBeNull();
  expect(holdingsOf([])).toEqual({ products: [], sum: null });
});

it('has no sum at spot while one metal has no spot price', () => {
  const { sum } = holdings(itemFixture({ goods: goodsFixture({ spotValue: null }) }), SILVER);
  expect(sum).toMatchObject({ buyBack: { value: 1_750_000 }, spot: null });
});

it('has no percentage of nothing paid', () =>
  expect(holdings(itemFixture({ total: ore(0) })).products[0]?.buyBack).toMatchObject({ percent: null }));
