import type { CreateOrderResponse, FetchedOrder } from '@/lib/api/contract/responses';
import type { CartItem } from '@/lib/cart/cart-item';
import { longestDeliveryDays } from '@/lib/cart/delivery-check';
import { amountOrNull } from '@/lib/prices/money';
import { hasOtherGoods, lineOf } from './agreed';
import { paymentHandler } from './payments';
import type { AgreedOrder, OrderLine, PlacedOrder } from './state';

/** By product code, in order: the variants of one product share its code. */
function byCode<T extends { readonly productCode: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const code = item.productCode.toLowerCase();
    groups.set(code, [...(groups.get(code) ?? []), item]);
  }
  return groups;
}

/** The lines of an order as they were agreed to, without what they cost: that the backend sends. */
function agreedLines({ agreed }: FetchedOrder): OrderLine[] {
  return (agreed?.lines ?? []).map((line) => ({ ...line, unitPrice: null, vat: null, total: null }));
}

/** A line that only the backend knows of: the fields that come from the browser's cart are empty. */
const UNKNOWN = {
  variantCode: null,
  image: null,
  metal: null,
  weightLabel: null,
  purity: null,
  isInvestmentGold: false,
  mayWithdraw: false,
  availability: null,
} as const;

/**
 * The goods of an order that was just made. The response of create-order may be about an order that an earlier attempt made, of
 * other goods than this one: then its goods win, priced where they were agreed to.
 */
function orderedLines(answer: CreateOrderResponse, agreed: AgreedOrder): readonly OrderLine[] {
  if (!hasOtherGoods(answer, agreed)) return agreed.lines;
  const known = byCode(agreed.lines);
  return answer.orderItems.map(({ productCode, quantity }): OrderLine => {
    const line = known.get(productCode.toLowerCase())?.shift();
    if (line?.quantity === quantity) return line;
    const { unitPrice = null } = line ?? {};
    const total = unitPrice === null ? null : amountOrNull(unitPrice * quantity);
    return { ...UNKNOWN, name: productCode, ...line, productCode, quantity, unitPrice, vat: null, total };
  });
}

/**
 * The order as it was placed: the backend's numbers, and from what was agreed what only the browser knows. Null without an
 * order.
 * @param at milliseconds since 1970
 */
export function placedOrder(
  answer: CreateOrderResponse,
  agreed: AgreedOrder,
  owner: string | null,
  at: number,
): PlacedOrder | null {
  if (answer.orderId === null) return null;
  const { total, shipping: _, signedIn: __, ...known } = agreed;
  return {
    ...known,
    orderId: answer.orderId,
    number: answer.number,
    email: answer.email ?? agreed.email,
    lines: orderedLines(answer, agreed),
    itemsTotal: answer.itemsTotal,
    shippingTotal: answer.shippingTotal,
    orderTotal: answer.orderTotal ?? total,
    placedAt: at,
    owner,
  };
}

type FetchedLine = FetchedOrder['orderItems'][number];

/** A fetched line may give its unit price without VAT: what the line costs decides, and the customer is shown VAT included. */
function withVat({ productCode, quantity, unitPrice, vat, total }: FetchedLine) {
  const net = unitPrice === null ? null : unitPrice * quantity;
  const isNet = net !== null && total !== null && net < total;
  return {
    productCode,
    quantity,
    total,
    unitPrice: isNet ? amountOrNull(Math.round(total / quantity)) : unitPrice,
    vat: isNet ? amountOrNull(total - net) : vat,
  };
}

/** An order can have been paid before another way to pay was chosen for it: the backend knows by which. */
function paymentOf(order: PlacedOrder, fetchedCode: string | null): Pick<PlacedOrder, 'paymentCode' | 'paymentName'> {
  const { paymentCode, paymentName } = order;
  const handler = fetchedCode === null ? null : paymentHandler(fetchedCode);
  if (fetchedCode === null || handler === null || handler === paymentHandler(paymentCode))
    return { paymentCode, paymentName };
  return { paymentCode: fetchedCode, paymentName: '' };
}

/** The same order after the backend has been requested it: its lines and sums win, pictures and weights stay. */
export function withFetched(order: PlacedOrder, fetched: FetchedOrder): PlacedOrder {
  const known = byCode(order.lines);
  const lines = fetched.orderItems.map((item): OrderLine => {
    const same = known.get(item.productCode.toLowerCase()) ?? [];
    const named = same.findIndex(({ name }) => name === item.name);
    const [line] = same.splice(Math.max(0, named), 1);
    // A line without a variant was named by the backend: what it tells last is the better name.
    const name = line && line.variantCode !== null ? line.name : item.name;
    return { ...UNKNOWN, ...line, ...withVat(item), name };
  });
  return {
    ...order,
    ...paymentOf(order, fetched.paymentMethod),
    lines: lines.length > 0 ? lines : order.lines,
    number: fetched.number ?? order.number,
    email: fetched.email ?? order.email,
    itemsTotal: fetched.itemsTotal ?? order.itemsTotal,
    shippingTotal: fetched.shippingTotal ?? order.shippingTotal,
    orderTotal: fetched.orderTotal ?? order.orderTotal,
  };
}

/**
 * An order built from the backend's response and, for pictures and weights, the cart's lines.
 * @param now milliseconds since 1970, for an order without a date
 */
export function orderFromFetched(
  fetched: FetchedOrder,
  items: readonly CartItem[],
  owner: string | null,
  now: number,
): PlacedOrder {
  const ordered = byCode(fetched.orderItems);
  const lines = items.filter(({ code }) => ordered.has(code.toLowerCase()));
  const { agreed } = fetched;
  const known: PlacedOrder = {
    orderId: fetched.orderId,
    number: null,
    phone: '',
    email: '',
    lines: agreed ? agreedLines(fetched) : lines.map((line) => lineOf(line, line.qty)),
    itemsTotal: null,
    shippingTotal: null,
    orderTotal: null,
    deliveryName: agreed?.delivery ?? '',
    paymentCode: fetched.paymentMethod ?? '',
    paymentName: agreed?.payment ?? '',
    deliveryDays: agreed ? agreed.deliveryDays : longestDeliveryDays(lines),
    placedAt: fetched.createdAt === null ? now : Date.parse(fetched.createdAt),
    owner,
  };
  return withFetched(known, fetched);
}

/** Whether nothing is left for the customer to do about paying it, however that came about. */
export function isSettled(fetched: Pick<FetchedOrder, 'state' | 'paymentState'>): boolean {
  return fetched.paymentState === 'paid' || fetched.state === 'confirmed';
}

/**
 * Whether an order whose confirmation is shown is still valid: not cancelled, payment not failed, signature not outstanding.
 * @param fetched the backend’s response; null when it did not respond: then the payment’s own result counts, and the order is valid
 */
export function isOrderValid(fetched: Pick<FetchedOrder, 'state' | 'paymentState'> | null): boolean {
  if (fetched === null) return true;
  return (
    fetched.state !== 'cancelled' && fetched.state !== 'awaiting_verification' && fetched.paymentState !== 'failed'
  );
}

/** The metals in an order: each travels in a parcel of its own. */
export function metalsOf(order: PlacedOrder): ('gold' | 'silver')[] {
  return [...new Set(order.lines.flatMap((line) => (line.metal === null ? [] : [line.metal])))];
}
