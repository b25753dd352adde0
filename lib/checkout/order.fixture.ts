import type { PlacedOrder } from './state';

/** An order with nothing in it, for tests of what happens to orders. */
export function placedOrderFixture(given: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    orderId: 991,
    number: '000000991',
    phone: '',
    email: '',
    lines: [],
    itemsTotal: null,
    shippingTotal: null,
    orderTotal: null,
    deliveryName: '',
    paymentCode: 'swish',
    paymentName: 'Swish',
    deliveryDays: null,
    placedAt: 0,
    owner: null,
    ...given,
  };
}
