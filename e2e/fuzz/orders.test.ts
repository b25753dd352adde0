import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreedFixture, orderLineFixture } from '@/lib/domain/order/order.fixture';
import { orderFromFetched, placedOrder, withFetched } from '@/lib/domain/order/placed-order';
import { NO_CHOICES, type PlacedOrder } from '@/lib/domain/order/state';
import { readStoredCheckout, toStored } from '@/lib/domain/order/stored-checkout';
import { createOrderResponse, fetchedOrder } from '@/lib/domain/shop-api/responses';
import { settleCreateOrder, settleFetchOrder } from '@/lib/server/api/orders/settle';
import { Refusal } from '@/lib/server/api/refusal';
import { holds, like } from '../../lib/domain/inputs.fixture';

/*
 * An order of the backend is shown and survives a reload, whatever else the response contains.
 */

const AGREED = agreedFixture({ lines: [orderLineFixture(), orderLineFixture({ productCode: 'b', variantCode: 'b' })] });
const CREATED = {
  code: 200,
  message: 'OK',
  orderId: 1,
  redirectUrl: null,
  orderItems: { '0': { productCode: 'GT-10G', quantity: 1 }, '1': { productCode: 'b', quantity: 3 } },
  shippingTotal: 9900,
  itemsTotal: '4289000',
  orderTotal: 4298900,
  number: '000000001',
  shippingAddress: { email: 'kund@example.com' },
};
const ITEM = { productCode: 'GT-10G', name: 'Tacka', quantity: 2, unitPrice: 100, vat: 25, total: 250 };
const FETCHED = {
  code: 200,
  order: {
    ...CREATED,
    orderItems: [ITEM],
    state: 'new',
    paymentState: 'awaiting',
    paymentMethod: 'swish',
    createdAt: '2026-11-21T10:05:00Z',
    payment: { reference: '1', payBefore: '2026-11-23' },
  },
};

const sent = (response: unknown): unknown => JSON.parse(JSON.stringify(response));

/** What the browser parses from our server's response; null when our server refuses. */
function arrived<T>(settle: () => unknown, schema: { readonly parse: (response: unknown) => T }): T | null {
  let response: unknown;
  try {
    response = settle();
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return null;
  }
  return schema.parse(sent(response));
}

function expectKept(order: PlacedOrder): void {
  const stored = sent(
    toStored({ status: 'done', intent: 'i', order, choices: NO_CHOICES, isPaid: true, verified: false }),
  );
  expect(readStoredCheckout(stored, order.placedAt)).toMatchObject({
    status: 'done',
    order: { orderId: order.orderId },
  });
}

it('an order in any response of create-order and fetch-order is shown and stored', () =>
  holds(
    fc.property(like([CREATED, FETCHED]), (bodies) => {
      const [created, fetched] = Array.isArray(bodies) ? bodies : [];
      const response = arrived(() => settleCreateOrder({ status: 200, body: created }, false), createOrderResponse);
      const placed = response && placedOrder(response, AGREED, null, 0);
      const read = arrived(() => settleFetchOrder({ status: 200, body: fetched }, false), fetchedOrder);
      if (placed) expectKept(placed);
      if (placed && read) expectKept(withFetched(placed, read));
      if (read) expectKept(orderFromFetched(read, [], null, 0));
    }),
  ));
