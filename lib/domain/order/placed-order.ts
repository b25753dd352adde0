import type { CartItem } from '@/lib/domain/cart/cart-item';
import { longestDeliveryDays } from '@/lib/domain/cart/delivery-check';
import { amountOrNull } from '@/lib/domain/prices/money';
import type { CreateOrderResponse, FetchedOrder } from '@/lib/domain/shop-api/responses';
import { hasOtherGoods, lineOf } from './agreed';
import { paymentHandler } from './payments';
import type { AgreedOrder, OrderLine, PlacedOrder } from './state';
import { lineVatOf, vatRate } from './vat-rate';

/** Groups by product code, which the variants of one product share, keeping the order. */
function byCode<T extends { readonly productCode: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const code = item.productCode.toLowerCase();
    groups.set(code, [...(groups.get(code) ?? []), item]);
  }
  return groups;
}

/** The agreed lines without sums, which the backend sends. */
function agreedLines({ agreed }: FetchedOrder): OrderLine[] {
  return (agreed?.lines ?? []).map((line) => ({ ...line, unitPrice: null, vat: null, total: null }));
}

/** Empty fields of a line that only the backend has, where the browser's cart has no data. */
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

/** A response may be about the order of an earlier attempt: then its products win, with prices where they were agreed. */
function orderedLines(response: CreateOrderResponse, agreed: AgreedOrder): readonly OrderLine[] {
  if (!hasOtherGoods(response, agreed)) return agreed.lines;
  const known = byCode(agreed.lines);
  return response.orderItems.map(({ productCode, quantity }): OrderLine => {
    const line = known.get(productCode.toLowerCase())?.shift();
    if (line?.quantity === quantity) return line;
    const { unitPrice = null } = line ?? {};
    const total = unitPrice === null ? null : amountOrNull(unitPrice * quantity);
    return { ...UNKNOWN, name: productCode, ...line, productCode, quantity, unitPrice, vat: null, total };
  });
}

/** The backend's response with what only the browser has. Null without an order id. `at`: milliseconds since 1970. */
export function placedOrder(
  response: CreateOrderResponse,
  agreed: AgreedOrder,
  owner: string | null,
  at: number,
): PlacedOrder | null {
  if (response.orderId === null) return null;
  const { total, shipping: _, signedIn: __, ...known } = agreed;
  return {
    ...known,
    orderId: response.orderId,
    number: response.number,
    email: response.email ?? agreed.email,
    lines: orderedLines(response, agreed),
    itemsTotal: response.itemsTotal,
    shippingTotal: response.shippingTotal,
    shippingVat: null,
    orderTotal: response.orderTotal ?? total,
    placedAt: at,
    owner,
  };
}

type FetchedLine = FetchedOrder['orderItems'][number];

/**
 * A fetched unit price may exclude VAT, which may be of one piece or of all: the line's total decides. Price and VAT are unknown when they
 * contradict the total, and the VAT is when it is at no rate.
 */
function withVat({ productCode, quantity, unitPrice, vat, total }: FetchedLine) {
  const line = { productCode, quantity, total };
  if (total === null) return { ...line, unitPrice, vat: null };
  const known = vat === null ? null : lineVatOf(total, vat, quantity);
  const missing = unitPrice === null ? 0 : total - unitPrice * quantity;
  // A discount lowers the total below the price of all pieces.
  if (missing <= 0) return { ...line, unitPrice, vat: known };
  const isWhole = vat === null || (known !== null && Math.abs(known - missing) <= quantity);
  const whole = isWhole ? amountOrNull(missing) : null;
  if (whole === null || vatRate(total, whole, quantity) === null) return { ...line, unitPrice: null, vat: null };
  return { ...line, unitPrice: amountOrNull(Math.round(total / quantity)), vat: whole };
}

/** The backend's payment method wins: the order may have been paid before the shopper chose another. */
function paymentOf(order: PlacedOrder, fetchedCode: string | null): Pick<PlacedOrder, 'paymentCode' | 'paymentName'> {
  const { paymentCode, paymentName } = order;
  const handler = fetchedCode === null ? null : paymentHandler(fetchedCode);
  if (fetchedCode === null || handler === null || handler === paymentHandler(paymentCode))
    return { paymentCode, paymentName };
  return { paymentCode: fetchedCode, paymentName: '' };
}

/** Merges a fetched order: the backend's lines and sums win, pictures and weights stay. */
export function withFetched(order: PlacedOrder, fetched: FetchedOrder): PlacedOrder {
  const known = byCode(order.lines);
  const lines = fetched.orderItems.map((item): OrderLine => {
    const same = known.get(item.productCode.toLowerCase()) ?? [];
    const named = same.findIndex(({ name }) => name === item.name);
    const [line] = same.splice(Math.max(0, named), 1);
    // The name of a line without a variant came from the backend, so the newest one wins.
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
    shippingVat: fetched.shippingVat,
    orderTotal: fetched.orderTotal ?? order.orderTotal,
  };
}

/** An order that this page did not place. `now` (milliseconds since 1970) is the date of an order without one. */
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
    shippingVat: null,
    orderTotal: null,
    deliveryName: agreed?.delivery ?? '',
    isPickup: agreed?.isPickup ?? null,
    paymentCode: fetched.paymentMethod ?? '',
    paymentName: agreed?.payment ?? '',
    deliveryDays: agreed ? agreed.deliveryDays : longestDeliveryDays(lines),
    placedAt: fetched.createdAt === null ? now : Date.parse(fetched.createdAt),
    owner,
  };
  return withFetched(known, fetched);
}

/** States of a payment in which the buyer has done their part, whatever became of it later. */
const SETTLED: ReadonlySet<FetchedOrder['paymentState']> = new Set([
  'authorized',
  'partly_paid',
  'paid',
  'partly_refunded',
  'refunded',
]);

/** Whether the customer has nothing left to do in the checkout: the order is paid or confirmed, and needs no signature. */
export function isSettled({ state, paymentState }: Pick<FetchedOrder, 'state' | 'paymentState'>): boolean {
  return state === 'confirmed' || (SETTLED.has(paymentState) && state !== 'awaiting_verification');
}

const DAY = 24 * 3_600_000;

/** Whether an order is recent enough for a page of thanks. `now`: milliseconds since 1970. */
export function isThanked({ placedAt }: Pick<PlacedOrder, 'placedAt'>, now: number): boolean {
  return now - placedAt < DAY;
}

/** The metals in an order: each is sent in its own parcel. */
export function metalsOf(order: PlacedOrder): ('gold' | 'silver')[] {
  return [...new Set(order.lines.flatMap((line) => (line.metal === null ? [] : [line.metal])))];
}
