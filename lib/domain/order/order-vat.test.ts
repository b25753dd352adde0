import { expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import { orderLineFixture, placedOrderFixture } from './order.fixture';
import { orderVat } from './order-vat';

const bar = orderLineFixture({ isInvestmentGold: true, total: ore(1_000_000), vat: ore(0) });
const coin = orderLineFixture({ isInvestmentGold: false, metal: 'silver', total: ore(50_000), vat: ore(10_000) });
const margin = { ...coin, vat: ore(0) };
const unknown = { ...coin, vat: null };
const free = { percent: 0, gross: 1_000_000, vat: 0 };

it.each([
  ['investment gold and its freight', [bar], 9_900, 0, [{ ...free, gross: 1_009_900 }]],
  ['silver and its freight', [coin, coin], 9_900, 1_980, [{ percent: 25, gross: 109_900, vat: 21_980 }]],
  ['gold with a taxed freight', [bar], 10_000, 2_000, [{ percent: 25, gross: 10_000, vat: 2_000 }, free]],
  [
    'gold with a freight that is taxed in part',
    [bar],
    10_000,
    1_000,
    [
      { percent: 25, gross: 5_000, vat: 1_000 },
      { ...free, gross: 1_005_000 },
    ],
  ],
  ['a freight with more VAT than it can have', [bar], 10_000, 4_000, null],
  ['goods that are fetched in the shop', [bar], 0, null, [free]],
  ['a freight whose VAT is not known', [coin], 9_900, null, null],
  ['a freight that is not known', [coin], null, null, null],
  ['silver that may be sold under the margin scheme', [margin], 0, 0, null],
  ['a line whose VAT is not known', [bar, unknown], 0, 0, null],
  ['a line whose VAT is at no rate', [{ ...coin, vat: ore(3_000) }], 0, 0, null],
  ['no lines', [], 9_900, 1_980, null],
])('the VAT of %s', (_, lines, shipping, shippingVat, expected) => {
  const order = placedOrderFixture({
    lines,
    shippingTotal: shipping === null ? null : ore(shipping),
    shippingVat: shippingVat === null ? null : ore(shippingVat),
  });
  expect(orderVat(order)).toEqual(expected);
});
