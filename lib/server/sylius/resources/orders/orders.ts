import { z } from 'zod';
import {
  agreedFacts,
  type FetchedOrder,
  type OrderList,
  orderState,
  paymentState,
} from '@/lib/domain/shop-api/responses';
import { wire } from '@/lib/server/sylius/decoders/fields';
import { asMap, errorText, type Wire } from '@/lib/server/sylius/decoders/parse';

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
  withdrawal: wire.map,
  agreed: z.unknown().optional(),
});

/** Sylius itself has also `cancelled`, of an order that was cancelled before it was paid. */
function paymentStateOf(name: string | undefined): FetchedOrder['paymentState'] {
  return name === 'cancelled' ? 'failed' : (paymentState.safeParse(name).data ?? 'unknown');
}

/** A withdrawal counts with its time of receipt. */
function withdrawalIn(fields: Wire): FetchedOrder['withdrawal'] {
  const receivedAt = wire.date.parse(fields.receivedAt);
  return receivedAt === null ? null : { caseNumber: wire.label.parse(fields.caseNumber), receivedAt };
}

/** Parses the response of fetch-order (contract.md A5). Amounts in öre. Null without an order. */
export function parseFetchedOrder(body: unknown): FetchedOrder | null {
  const { orderId, shippingAddress, ...data } = fetched.parse(asMap(asMap(body).order));
  if (orderId === null) return null;
  const agreed = agreedFacts.safeParse(data.agreed).data ?? null;
  return {
    ...data,
    orderId,
    state: orderState.safeParse(data.state?.toLowerCase()).data ?? 'unknown',
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
    withdrawal: withdrawalIn(data.withdrawal),
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
    const { orderId, number, state, paymentState, createdAt, orderTotal, paymentMethod, withdrawal } = order;
    const orderItems = order.orderItems.map(({ name, productCode, variantCode = null, quantity, total }) => {
      return { name, productCode, variantCode, quantity, total, goods: null };
    });
    return [{ orderId, number, state, paymentState, createdAt, orderTotal, paymentMethod, withdrawal, orderItems }];
  });
  return listed.length > 0 || orders.length === 0 ? listed : null;
}
