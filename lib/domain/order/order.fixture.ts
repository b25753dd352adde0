import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { ore } from '@/lib/domain/prices/money';
import type { CreateOrderResponse, FetchedOrder } from '@/lib/domain/shop-api/responses';
import { lineOf } from './agreed';
import type { AgreedOrder, Attempt, CheckoutStatus, Choices, OrderLine, PlacedOrder, StateOf } from './state';

/** An order without lines. */
export function placedOrderFixture(given: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    orderId: 991,
    number: '000000991',
    phone: '',
    email: '',
    lines: [],
    itemsTotal: null,
    shippingTotal: null,
    shippingVat: null,
    orderTotal: null,
    deliveryName: '',
    isPickup: false,
    paymentCode: 'swish',
    paymentName: 'Swish',
    deliveryDays: null,
    placedAt: 0,
    owner: null,
    ...given,
  };
}

export function orderLineFixture(given: Partial<OrderLine> = {}): OrderLine {
  return { ...lineOf(cartItem({ name: 'Guldtacka 10 g', image: null }), 1), ...given };
}

export function agreedFixture(given: Partial<AgreedOrder> = {}): AgreedOrder {
  return {
    phone: '070-*** 45 67',
    email: 'kund@example.com',
    lines: [orderLineFixture()],
    total: ore(1_438_900),
    shipping: ore(9_900),
    deliveryName: 'PostNord',
    isPickup: false,
    paymentCode: 'swish',
    paymentName: 'Swish',
    deliveryDays: null,
    signedIn: false,
    ...given,
  };
}

export function attemptFixture(given: Partial<Attempt> = {}): Attempt {
  return { intent: 'i-1', orderId: null, inDoubt: false, owner: null, ...given };
}

export function choicesFixture(payment = 'swish'): Choices {
  return {
    metal: null,
    delivery: { id: 1, code: 'postnord', name: 'PostNord' },
    payment: { id: 3, code: payment, name: payment },
    newsletter: false,
  };
}

export function responseFixture(given: Partial<CreateOrderResponse> = {}): CreateOrderResponse {
  return {
    outcome: 'order',
    code: 200,
    message: 'OK',
    orderId: 991,
    redirectUrl: null,
    number: '000000991',
    email: null,
    itemsTotal: ore(1_429_000),
    shippingTotal: ore(9_900),
    orderTotal: ore(1_438_900),
    orderItems: [{ productCode: 'GT-10G', quantity: 1 }],
    verificationRequired: false,
    ...given,
  };
}

export function fetchedFixture(given: Partial<FetchedOrder> = {}): FetchedOrder {
  return {
    orderId: 991,
    number: '000000991',
    state: 'awaiting_payment',
    paymentState: 'awaiting',
    paymentMethod: 'swish',
    createdAt: null,
    orderItems: [],
    itemsTotal: null,
    shippingTotal: null,
    shippingVat: null,
    orderTotal: null,
    email: null,
    payment: { reference: null, payBefore: null },
    refunds: [],
    shipments: null,
    withdrawal: null,
    endedBecause: null,
    agreed: null,
    terms: null,
    ...given,
  };
}

/** A state of each status, all of the intent `i-1`; `known` is the attempt of those that have an order. */
export function stateFixtures(
  order = placedOrderFixture(),
  known = attemptFixture({ orderId: 991 }),
): { readonly [S in CheckoutStatus]: StateOf<S> } {
  const entered = { attempt: attemptFixture(), choices: choicesFixture() };
  const doubted = attemptFixture({ inDoubt: true });
  const agreed = agreedFixture();
  const placed = { choices: entered.choices, attempt: known, order };
  return {
    idle: { status: 'idle', earlier: doubted },
    'choosing-metal': { status: 'choosing-metal', ...entered, failure: null },
    details: { status: 'details', ...entered, failure: null },
    placing: { status: 'placing', ...entered, agreed },
    doubt: { status: 'doubt', ...entered, attempt: doubted, agreed },
    changed: { status: 'changed', ...placed, agreed, start: { kind: 'waiting' }, declined: false },
    paying: { status: 'paying', ...placed, progress: { kind: 'waiting' }, failure: null },
    done: { status: 'done', intent: 'i-1', order, choices: entered.choices, isPaid: false, verified: false },
  };
}
