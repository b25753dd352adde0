import { z } from 'zod';
import { agreedFacts, type FetchedOrder, type OrderList } from '@/lib/api/contract/responses';
import { wire } from '@/lib/sylius/decoders/fields';
import { asMap, errorText } from '@/lib/sylius/decoders/parse';

/** A URL that the browser may be redirected to: https, or localhost during development. */
function outsideAddress(value: string | null): string | null {
  const url = value === null ? null : URL.parse(value);
  if (!url) return null;
  const local = url.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || local ? url.href : null;
}

const sums = { itemsTotal: wire.money, shippingTotal: wire.money, orderTotal: wire.money };
const orderItem = z.looseObject({ productCode: wire.id, quantity: wire.count });
const created = z.looseObject({
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
  const data = created.parse(asMap(body));
  return {
    code: data.code,
    text: errorText(body),
    orderId: data.orderId,
    redirectUrl: outsideAddress(data.redirectUrl),
    number: data.number,
    email: wire.label.parse(data.shippingAddress.email),
    itemsTotal: data.itemsTotal,
    shippingTotal: data.shippingTotal,
    orderTotal: data.orderTotal,
    orderItems: data.orderItems.flatMap((entry) => {
      const { productCode, quantity } = orderItem.parse(asMap(entry));
      return productCode === null ? [] : [{ productCode, quantity: quantity ?? 1 }];
    }),
    verificationRequired: data.verificationRequired,
  };
}

const line = z.looseObject({
  productCode: wire.id,
  name: wire.label,
  quantity: wire.count,
  unitPrice: wire.money,
  vat: wire.money,
  total: wire.money,
});

const fetched = z.looseObject({
  orderId: wire.ownId,
  number: wire.label,
  state: wire.label,
  paymentState: wire.label,
  paymentMethod: wire.label,
  createdAt: wire.date,
  orderItems: wire.list,
  ...sums,
  shippingAddress: wire.map,
  payment: wire.map,
  agreed: z.unknown().optional(),
});

const states = z.enum(['new', 'awaiting_payment', 'awaiting_verification', 'confirmed', 'cancelled', 'unknown']);
const paymentStates = z.enum(['awaiting', 'paid', 'failed', 'unknown']);

/** Parses the response of fetch-order (contract.md A5). Amounts in öre. Null without an order. */
export function parseFetchedOrder(body: unknown): FetchedOrder | null {
  const data = fetched.parse(asMap(asMap(body).order));
  if (data.orderId === null) return null;
  const agreed = agreedFacts.safeParse(data.agreed).data ?? null;
  return {
    orderId: data.orderId,
    number: data.number,
    state: states.catch('unknown').parse(data.state?.toLowerCase()),
    paymentState: paymentStates.catch('unknown').parse(data.paymentState?.toLowerCase()),
    paymentMethod: data.paymentMethod,
    createdAt: data.createdAt,
    orderItems: data.orderItems.flatMap((entry) => {
      const item = line.parse(asMap(entry));
      if (item.productCode === null) return [];
      const { productCode, unitPrice, vat, total } = item;
      return [{ productCode, name: item.name ?? productCode, quantity: item.quantity ?? 1, unitPrice, vat, total }];
    }),
    itemsTotal: data.itemsTotal,
    shippingTotal: data.shippingTotal,
    orderTotal: data.orderTotal,
    email: wire.label.parse(data.shippingAddress.email),
    payment: {
      reference: wire.label.parse(data.payment.reference),
      payBefore: wire.date.parse(data.payment.payBefore),
    },
    agreed,
    terms: agreed?.terms ?? null,
  };
}

/** Parses the response of get-orders (contract.md A5); members without an id are left out. Null without a list. */
export function parseOrderList(body: unknown): OrderList {
  const { orders } = asMap(body);
  if (!Array.isArray(orders)) return null;
  return orders.flatMap((entry) => {
    const order = parseFetchedOrder({ order: entry });
    if (order === null) return [];
    const { orderId, number, state, paymentState, createdAt, orderTotal } = order;
    return [{ orderId, number, state, paymentState, createdAt, orderTotal }];
  });
}
