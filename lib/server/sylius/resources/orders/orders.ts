import { z } from 'zod';
import {
  agreedFacts,
  endReason,
  type FetchedOrder,
  type OrderList,
  orderState,
  paymentState,
  type Shipment,
  shipmentState,
  withdrawalDecision,
} from '@/lib/domain/shop-api/responses';
import { wire } from '@/lib/server/sylius/decoders/fields';
import { asList, asMap, errorText, isWire, type Wire } from '@/lib/server/sylius/decoders/parse';

/** A URL that the browser may be redirected to: https, or localhost during development. */
function outsideAddress(value: string | null): string | null {
  const url = value === null ? null : URL.parse(value);
  if (!url) return null;
  const local = url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || local ? url.href : null;
}

const sums = { itemsTotal: wire.money, shippingTotal: wire.money, orderTotal: wire.money };
const orderItem = z.looseObject({ productCode: wire.id, quantity: wire.count });
const created = z.object({
  code: wire.number,
  orderId: wire.ownId,
  redirectUrl: wire.label,
  number: wire.label,
  orderItems: wire.list,
  ...sums,
  shippingAddress: wire.map,
  verificationRequired: wire.bool,
});

/** Parses the response of create-order, including rejections (contract.md A5). Amounts in öre; `text` is the backend's. */
export function parseCreateOrder(body: unknown) {
  const { shippingAddress, ...data } = created.parse(asMap(body));
  return {
    ...data,
    text: errorText(body),
    redirectUrl: outsideAddress(data.redirectUrl),
    email: wire.label.parse(shippingAddress.email),
    orderItems: data.orderItems.flatMap((entry) => {
      const { productCode, quantity } = orderItem.parse(asMap(entry));
      return productCode === null ? [] : [{ productCode, quantity: quantity ?? 1 }];
    }),
  };
}

const line = z.object({
  productCode: wire.id,
  variantCode: wire.id,
  name: wire.label,
  quantity: wire.count,
  unitPrice: wire.money,
  vat: wire.money,
  total: wire.money,
});

const fetched = z.object({
  orderId: wire.ownId,
  number: wire.label,
  state: wire.label,
  paymentState: wire.label,
  paymentMethod: wire.label,
  createdAt: wire.date,
  orderItems: wire.list,
  ...sums,
  shippingVat: wire.money,
  shippingAddress: wire.map,
  payment: wire.map,
  refunds: wire.list,
  shipments: wire.any,
  withdrawal: wire.map,
  endedBecause: wire.label,
  agreed: z.unknown().optional(),
});

/** Sylius' own words, beside the shop's (contract.md A5). */
const SYLIUS_STATES: ReadonlyMap<string, FetchedOrder['state']> = new Map([['fulfilled', 'confirmed']]);
const SYLIUS_PAYMENT_STATES: ReadonlyMap<string, FetchedOrder['paymentState']> = new Map([
  ['awaiting_payment', 'awaiting'],
  ['partially_authorized', 'authorized'],
  ['partially_paid', 'partly_paid'],
  ['partially_refunded', 'partly_refunded'],
  ['completed', 'paid'],
  // Of an order that was cancelled before it was paid.
  ['cancelled', 'failed'],
]);

function stateOf(name = ''): FetchedOrder['state'] {
  return SYLIUS_STATES.get(name) ?? orderState.safeParse(name).data ?? 'unknown';
}

function paymentStateOf(name = ''): FetchedOrder['paymentState'] {
  return SYLIUS_PAYMENT_STATES.get(name) ?? paymentState.safeParse(name).data ?? 'unknown';
}

/** A withdrawal counts with its time of receipt. */
function withdrawalIn(fields: Wire): FetchedOrder['withdrawal'] {
  const receivedAt = wire.date.parse(fields.receivedAt);
  if (receivedAt === null) return null;
  return {
    caseNumber: wire.label.parse(fields.caseNumber),
    receivedAt,
    goods: wire.label.parse(fields.goods),
    decision: withdrawalDecision.safeParse(word(fields.decision)).data ?? 'received',
  };
}

function word(value: unknown): string | undefined {
  return wire.label.parse(value)?.toLowerCase();
}

function refundIn({ amount, at }: Wire): FetchedOrder['refunds'][number] {
  return { amount: wire.money.parse(amount), at: wire.date.parse(at) };
}

/** A parcel can be followed at an https address only. */
function trackingIn(fields: Wire): Shipment['tracking'] {
  const code = wire.label.parse(fields.code);
  const url = URL.parse(wire.label.parse(fields.url) ?? '');
  const address = url?.protocol === 'https:' ? url.href : null;
  return code === null && address === null ? null : { code, url: address };
}

/** Null when the backend sends none, or nothing that can be read: then nothing is known about parcels. */
function shipmentsIn(value: unknown): FetchedOrder['shipments'] {
  const parcels = asList(value).filter(isWire).map(shipmentIn);
  return parcels.length > 0 || Array.isArray(value) ? parcels : null;
}

function shipmentIn({ state, at, tracking, lines }: Wire): Shipment {
  const goods = wire.list.parse(lines).flatMap((each) => {
    const { variantCode, quantity } = asMap(each);
    const code = wire.id.parse(variantCode);
    return code === null ? [] : [{ variantCode: code, quantity: wire.count.parse(quantity) ?? 1 }];
  });
  return {
    state: shipmentState.safeParse(word(state)).data ?? 'unknown',
    at: wire.date.parse(at),
    tracking: trackingIn(asMap(tracking)),
    lines: goods.length > 0 ? goods : null,
  };
}

/** Parses the response of fetch-order (contract.md A5). Amounts in öre. Null without an order. */
export function parseFetchedOrder(body: unknown): FetchedOrder | null {
  const { orderId, shippingAddress, ...data } = fetched.parse(asMap(asMap(body).order));
  if (orderId === null) return null;
  const agreed = agreedFacts.safeParse(data.agreed).data ?? null;
  return {
    ...data,
    orderId,
    state: stateOf(data.state?.toLowerCase()),
    paymentState: paymentStateOf(data.paymentState?.toLowerCase()),
    orderItems: data.orderItems.flatMap((entry) => {
      const { productCode, variantCode, name, quantity, ...amounts } = line.parse(asMap(entry));
      if (productCode === null) return [];
      const variant = variantCode === null ? {} : { variantCode };
      return [{ productCode, ...variant, name: name ?? productCode, quantity: quantity ?? 1, ...amounts }];
    }),
    email: wire.label.parse(shippingAddress.email),
    payment: {
      reference: wire.label.parse(data.payment.reference),
      payBefore: wire.date.parse(data.payment.payBefore),
    },
    refunds: data.refunds.filter(isWire).map(refundIn),
    shipments: shipmentsIn(data.shipments),
    withdrawal: withdrawalIn(data.withdrawal),
    endedBecause: endReason.safeParse(word(data.endedBecause)).data ?? null,
    agreed,
    terms: agreed?.terms ?? null,
  };
}

/** Parses the response of get-orders (contract.md A5); members without an id are left out. Null without a readable list. */
export function parseOrderList(body: unknown): OrderList {
  const { code = 200, orders } = asMap(body);
  if (!Array.isArray(orders) || code !== 200) return null;
  const listed = orders.flatMap((entry) => {
    const order = parseFetchedOrder({ order: entry });
    if (order === null) return [];
    const { orderId, number, createdAt, orderTotal, paymentMethod } = order;
    const { state, paymentState, payment, refunds, shipments, withdrawal, endedBecause } = order;
    const life = { state, paymentState, payment, refunds, shipments, withdrawal, endedBecause };
    const orderItems = order.orderItems.map(({ name, productCode, variantCode = null, quantity, total }) => {
      return { name, productCode, variantCode, quantity, total, goods: null };
    });
    return [{ orderId, number, createdAt, orderTotal, paymentMethod, ...life, orderItems }];
  });
  return listed.length > 0 || orders.length === 0 ? listed : null;
}
