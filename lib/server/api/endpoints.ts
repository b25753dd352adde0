import { z } from 'zod';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import type {
  LatestOrderResponse,
  OrderList,
  ReceiptBuyer,
  WireId,
  WithdrawalReceipt,
} from '@/lib/domain/shop-api/responses';
import { believedOf } from '@/lib/server/catalogue/load/believed-spot';
import { countOrder } from '@/lib/server/reporting/counts';
import { report } from '@/lib/server/reporting/report';
import type { CommerceRequest } from '@/lib/server/sylius/client/http';
import { wire } from '@/lib/server/sylius/decoders/fields';
import { asMap, isWire, shopPath } from '@/lib/server/sylius/decoders/parse';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { parseDeliveryTimes } from '@/lib/server/sylius/resources/delivery-time/delivery-time';
import { parseCustomer, parsePersonalNumber } from '@/lib/server/sylius/resources/identity/identity';
import { parsePaymentMethods, parseShippingMethods } from '@/lib/server/sylius/resources/methods/methods';
import { parseOrderList } from '@/lib/server/sylius/resources/orders/orders';
import { parseRates } from '@/lib/server/sylius/resources/rates/rates';
import { parseVariantPrice } from '@/lib/server/sylius/resources/variants/variants';
import { readJsonBody } from './check-request';
import { withGoodsToday } from './orders/goods-today';
import { latestOrderOf, orderAccess, ownerOf, refuseForeign, tokensOf } from './orders/order-access';
import { handleCreateOrder, orderResponse, withWireIds } from './orders/order-calls';
import {
  isUnknownOrder,
  type Reply,
  replyOf,
  settleCodeResponse,
  settleFetchOrder,
  settlePaymentCheck,
} from './orders/settle';
import type { ProxyCall } from './proxy-call';
import type { Bucket } from './rate-limit';
import { Refusal } from './refusal';
import { orderIdBody, shippingBody, withdrawalBody } from './schemas';

const received = z.looseObject({ code: wire.number, reference: wire.label, receivedAt: wire.date });

/** Milliseconds between two clocks, and since the first receipt of a repeated statement: a year and 14 days from delivery (DAL 2:12). */
const CLOCKS_APART = 5 * 60_000;
const LONGEST_RIGHT = 400 * 24 * 3_600_000;

/**
 * Reads the response of withdraw-order (contract.md A6). Throws a CommerceError unless the backend confirms the receipt.
 * @param now the shop's own time of receipt, which replaces a missing or impossible one
 */
function parseWithdrawal(body: unknown, now: Date): WithdrawalReceipt {
  const { code, reference, receivedAt } = received.parse(asMap(body));
  if (code !== 200) throw new CommerceError('parse', 'withdraw-order: not received');
  const age = now.getTime() - Date.parse(receivedAt ?? '');
  const isPossible = age > -CLOCKS_APART && age < LONGEST_RIGHT;
  return { reference, receivedAt: isPossible && receivedAt ? receivedAt : now.toISOString() };
}

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly bucket: Bucket;
  /** Allowed query parameters, none by default; any other is refused. */
  readonly query?: readonly RegExp[];
  /** Calls the backend and reduces its response to what the browser may see. */
  readonly run: (call: ProxyCall) => Promise<unknown>;
}

const commerz = (name: string) => `sylius/commerz/${name}`;

/** A read without personal data: all callers within `sharedFor` milliseconds share one request to the backend. */
function publicRead(path: string, sharedFor: number, read: (body: unknown, now: Date) => unknown): Endpoint {
  return {
    method: 'GET',
    bucket: 'read',
    run: ({ deps }) => deps.shared(path, sharedFor, async () => read(await deps.upstream({ path }), deps.now())),
  };
}

/** Drops payment methods that the shop does not support (contract.md A4) and reports them to the operator. */
function offeredMethods(body: unknown) {
  return parsePaymentMethods(body).filter(({ code }) => {
    const isKnown = paymentHandler(code) !== null;
    if (!isKnown) report('payment method is not known, and not offered', { code });
    return isKnown;
  });
}

/** Access to one order, for the browser that placed it or its signed-in owner. */
async function about(call: ProxyCall, reference: WireId) {
  const { orderId, tokens, isMadeHere, terms } = await orderAccess(call, reference);
  const send = async (request: CommerceRequest): Promise<Reply> => {
    const reply = await replyOf(call.deps.upstream({ ...request, ...tokens }));
    if (!isMadeHere) refuseForeign(reply);
    return reply;
  };
  return { orderId, send, terms, sentTokens: tokens.session !== undefined };
}

/** Milliseconds: an order page that is opened later is no new payment. */
const COUNTED_FOR = 24 * 3_600_000;

/** Counts a paid order once, however often its pages ask. */
async function countPaid({ deps }: ProxyCall, orderId: WireId): Promise<void> {
  if (await deps.store.claim(`paid:${orderId}`, '1', 2 * COUNTED_FOR)) countOrder('paid');
}

const swishCheck = (orderId: WireId): CommerceRequest => ({
  path: commerz('get-swish-check-payment'),
  query: new URLSearchParams({ orderId: String(orderId) }),
});

const getSwishCheckPayment: Endpoint = {
  method: 'GET',
  bucket: 'check',
  query: [/^orderId$/],
  run: async (call) => {
    const { orderId, send, sentTokens } = await about(call, call.query.get('orderId') ?? '');
    const settled = settlePaymentCheck(await send(swishCheck(orderId)), sentTokens);
    if (settled.code === 200) await countPaid(call, orderId);
    return settled;
  },
};

const fetchOrder: Endpoint = {
  method: 'POST',
  bucket: 'check',
  run: async (call) => {
    const body = await readJsonBody(call.request, orderIdBody);
    const { orderId, send, terms, sentTokens } = await about(call, body.orderId);
    const reply = await send({ method: 'POST', path: commerz('fetch-order'), body: { orderId } });
    // UNKNOWN ends a purchase in the browser, so the payment check has to confirm it.
    if (isUnknownOrder(reply) && !isUnknownOrder(await send(swishCheck(orderId)))) throw new Refusal('UNANSWERED');
    const order = settleFetchOrder(reply, sentTokens);
    if (String(order.orderId) !== String(orderId)) throw new Refusal('UNANSWERED');
    const age = call.deps.now().getTime() - Date.parse(order.createdAt ?? '');
    if (order.paymentState === 'paid' && age < COUNTED_FOR) await countPaid(call, orderId);
    return { ...order, terms: order.terms ?? terms };
  },
};

const validateOrder: Endpoint = {
  method: 'POST',
  bucket: 'check',
  run: async (call) => {
    const body = await readJsonBody(call.request, orderIdBody);
    const { orderId, send, sentTokens } = await about(call, body.orderId);
    return settleCodeResponse(
      await send({ method: 'POST', path: commerz('validate-order'), body: { orderId } }),
      sentTokens,
    );
  },
};

const getShippingMethods: Endpoint = {
  method: 'POST',
  bucket: 'write',
  run: async ({ request, deps }) => {
    const { productVariants } = await readJsonBody(request, shippingBody);
    const body = { productVariants: withWireIds(productVariants, await deps.prices()) };
    return parseShippingMethods(await deps.upstream({ method: 'POST', path: commerz('get-shipping-methods'), body }));
  },
};

const getDeliveryTime: Endpoint = {
  method: 'GET',
  bucket: 'check',
  query: [/^items\[\d{1,3}\]\[(id|quantity)\]$/],
  run: async ({ query, deps }) => {
    for (const value of query.values()) if (!/^[A-Za-z0-9_.-]{1,64}$/.test(value)) throw new Refusal('BAD_REQUEST');
    return parseDeliveryTimes(await deps.upstream({ path: commerz('get-delivery-time'), query }));
  },
};

async function ownOrders(call: ProxyCall): Promise<OrderList> {
  if (!call.session) throw new Refusal('SESSION');
  const reply = await replyOf(call.deps.upstream({ path: commerz('get-orders'), ...tokensOf(call) }));
  if (reply.status === 401) throw new Refusal('SESSION_ENDED');
  // The call is optional (contract.md A5). A router's 404 must not hide orders.
  if (reply.status === 404 && isWire(reply.body)) return null;
  const orders = reply.status === 200 ? parseOrderList(reply.body) : null;
  if (orders === null) throw new Refusal('UNANSWERED');
  return orders;
}

const getOrders: Endpoint = {
  method: 'GET',
  bucket: 'read',
  run: async (call) => withGoodsToday(await ownOrders(call), (await call.deps.prices())?.today),
};

/** From the sealed cookie alone; a signed-in customer has Mina sidor. */
const latestOrder: Endpoint = {
  method: 'GET',
  bucket: 'read',
  run: async (call): Promise<LatestOrderResponse> => (call.session === null ? latestOrderOf(call) : null),
};

/**
 * Name and full personal number for the receipt (spec.md section 1), only for the customer whose own orders contain this one. Never stored
 * and never shared between callers.
 */
const receiptBuyer: Endpoint = {
  method: 'POST',
  bucket: 'check',
  run: async (call): Promise<ReceiptBuyer> => {
    const { orderId } = await readJsonBody(call.request, orderIdBody);
    const orders = await ownOrders(call);
    if (!orders?.some((order) => String(order.orderId) === String(orderId))) throw new Refusal('ORDER');
    const query = new URLSearchParams({ id: ownerOf(call) ?? '' });
    const body = await call.deps.upstream({ path: commerz('get-customer'), query, ...tokensOf(call) });
    const number = parsePersonalNumber(body, call.deps.now());
    if (number === null) throw new Refusal('UNANSWERED');
    const { firstName, lastName } = parseCustomer(body, ownerOf(call) ?? '', call.deps.now());
    return { name: `${firstName} ${lastName}`.trim(), personalNumber: `${number.slice(0, 8)}-${number.slice(8)}` };
  },
};

const withdrawOrder: Endpoint = {
  method: 'POST',
  bucket: 'order',
  run: async ({ request, deps }) => {
    const body = await readJsonBody(request, withdrawalBody);
    return parseWithdrawal(await deps.upstream({ method: 'POST', path: commerz('withdraw-order'), body }), deps.now());
  },
};

const getVariant: Endpoint = {
  method: 'GET',
  bucket: 'read',
  run: async ({ rest, deps }) => {
    // Not UNKNOWN: that would mean that the variant is no longer sold.
    if (!/^[\w.,+~-]{1,120}$/.test(rest)) throw new Refusal('BAD_REQUEST');
    const path = shopPath(`product-variants/${rest}`);
    const ours = await deps.prices();
    // Part of the key, so that a browser with a new epoch never gets a shared price of the previous one.
    const epoch = ours?.changed ?? null;
    return deps.shared(`${path} ${epoch}`, 1_000, async () => {
      const terms = ours?.terms?.get(rest);
      const { price, vat } = parseVariantPrice(await deps.upstream({ path }), terms);
      // A variant that is not in the catalogue has no metal value to compare its price with.
      if (ours?.terms && !terms) return { price: null, vat: null, epoch };
      return { price, vat, epoch };
    });
  },
};

const getCustomer: Endpoint = {
  method: 'GET',
  bucket: 'read',
  run: async (call) => {
    // Not an error: the browser requests it to learn whether a customer is signed in.
    if (!call.session) return null;
    const customerId = String(call.session.customerId);
    const query = new URLSearchParams({ id: customerId });
    return parseCustomer(
      await call.deps.upstream({ path: commerz('get-customer'), query, ...tokensOf(call) }),
      customerId,
      call.deps.now(),
    );
  },
};

/**
 * Allow-list of the proxy, by the last part of the path in contract.md A. get-system-status has its own handler, which uses this
 * server's state (lib/server/catalogue/watch/price-status.ts).
 */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map([
  ['get-rates', publicRead(commerz('get-rates'), 5_000, (body) => believedOf(parseRates(body)))],
  ['payment-methods', publicRead('sylius/api/v2/shop/payment-methods', 5_000, offeredMethods)],
  ['product-variants', getVariant],
  ['get-delivery-time', getDeliveryTime],
  ['get-shipping-methods', getShippingMethods],
  ['create-order', { method: 'POST', bucket: 'order', run: handleCreateOrder }],
  ['order-answer', { method: 'GET', bucket: 'check', run: orderResponse }],
  ['get-swish-check-payment', getSwishCheckPayment],
  ['fetch-order', fetchOrder],
  ['validate-order', validateOrder],
  ['get-orders', getOrders],
  ['latest-order', latestOrder],
  ['get-customer', getCustomer],
  ['receipt-buyer', receiptBuyer],
  ['withdraw-order', withdrawOrder],
]);
