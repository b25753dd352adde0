import { ore } from '@/lib/domain/prices/money';
import type { GoodsToday, ListedOrder } from '@/lib/domain/shop-api/responses';

/** For tests: a 10 g gold bar, bought back at 13,000 SEK and worth 13,500 at spot. */
export function goodsFixture(given: Partial<GoodsToday> = {}): GoodsToday {
  const worth = { buyBackPrice: ore(1_300_000), spotValue: ore(1_350_000) };
  return { path: '/praglade-guldtackor/GT-10G', metal: 'gold', fineGrams: 9.999, ...worth, ...given };
}

type Item = ListedOrder['orderItems'][number];

/** For tests: a line of one such bar for 14,000 SEK. */
export function itemFixture(given: Partial<Item> = {}): Item {
  const product = { name: '10 g guldtacka', productCode: 'GT-10G', variantCode: null };
  return { ...product, quantity: 1, total: ore(1_400_000), goods: goodsFixture(), ...given };
}

/** For tests: an order of one such bar, confirmed and paid. */
export function orderFixture(given: Partial<ListedOrder> = {}): ListedOrder {
  return {
    orderId: 1,
    number: '000000001',
    state: 'confirmed',
    paymentState: 'paid',
    createdAt: '2026-03-02T10:00:00.000Z',
    orderTotal: ore(1_409_900),
    paymentMethod: 'swish',
    payment: { reference: null, payBefore: null },
    refunds: [],
    shipments: null,
    withdrawal: null,
    endedBecause: null,
    orderItems: [itemFixture()],
    ...given,
  };
}
