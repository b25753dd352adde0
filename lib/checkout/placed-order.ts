import type { CartItem } from '@/lib/cart/cart-item';
import { longestDeliveryDays } from '@/lib/cart/delivery-check';
import { ore } from '@/lib/pricing/money';
import type { CreateOrderAnswer, FetchedOrder } from '@/lib/shop-api/answers';
import { lineOf } from './agreed';
import { paymentWay } from './payments';
import type { AgreedOrder, OrderLine, PlacedOrder } from './state';

/** By product code, in order: the variants of one product share its code. */
function byCode<T extends { readonly productCode: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.productCode, [...(groups.get(item.productCode) ?? []), item]);
  return groups;
}

/**
 * The order as it was placed: the backend's numbers, and from what was agreed what only the browser knows. Null without an
 * order.
 * @param at milliseconds since 1970
 */
export function placedOrder(
  answer: CreateOrderAnswer,
  agreed: AgreedOrder,
  owner: string | null,
  at: number,
): PlacedOrder | null {
  if (answer.orderId === null) return null;
  const { total, shipping: _, signedIn: __, ...known } = agreed;
  const ordered = byCode(answer.orderItems);
  return {
    ...known,
    orderId: answer.orderId,
    number: answer.number,
    email: answer.email ?? agreed.email,
    lines: agreed.lines.map((line) => {
      const quantity = ordered.get(line.productCode)?.shift()?.quantity ?? line.quantity;
      if (quantity === line.quantity) return line;
      return { ...line, quantity, vat: null, total: line.unitPrice === null ? null : ore(line.unitPrice * quantity) };
    }),
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
    unitPrice: isNet ? ore(Math.round(total / quantity)) : unitPrice,
    vat: isNet ? ore(total - net) : vat,
  };
}

/** An order can have been paid before another way to pay was chosen for it: the backend knows by which. */
function paymentOf(order: PlacedOrder, told: string | null): Pick<PlacedOrder, 'paymentCode' | 'paymentName'> {
  const { paymentCode, paymentName } = order;
  const way = told === null ? null : paymentWay(told);
  if (told === null || way === null || way === paymentWay(paymentCode)) return { paymentCode, paymentName };
  return { paymentCode: told, paymentName: '' };
}

/** The same order after the backend has been asked for it: its lines and sums win, pictures and weights stay. */
export function withFetched(order: PlacedOrder, fetched: FetchedOrder): PlacedOrder {
  const known = byCode(order.lines);
  const lines = fetched.orderItems.map((item): OrderLine => {
    const same = known.get(item.productCode) ?? [];
    const named = same.findIndex(({ name }) => name === item.name);
    const [line] = same.splice(Math.max(0, named), 1);
    return {
      ...withVat(item),
      variantCode: line?.variantCode ?? null,
      name: line?.name ?? item.name,
      image: line?.image ?? null,
      metal: line?.metal ?? null,
      weightLabel: line?.weightLabel ?? null,
      purity: line?.purity ?? null,
      isInvestmentGold: line?.isInvestmentGold ?? false,
      mayWithdraw: line?.mayWithdraw ?? false,
      availability: line?.availability ?? null,
    };
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
 * An order of which this page knows nothing but what the backend tells and, for pictures and weights, the cart's lines.
 * @param now milliseconds since 1970, for an order without a date
 */
export function orderFromFetched(
  fetched: FetchedOrder,
  items: readonly CartItem[],
  owner: string | null,
  now: number,
): PlacedOrder {
  const ordered = new Set(fetched.orderItems.map(({ productCode }) => productCode));
  const lines = items.filter(({ code }) => ordered.has(code));
  const known: PlacedOrder = {
    orderId: fetched.orderId,
    number: null,
    phone: '',
    email: '',
    lines: lines.map((line) => lineOf(line, line.qty)),
    itemsTotal: null,
    shippingTotal: null,
    orderTotal: null,
    deliveryName: '',
    paymentCode: fetched.paymentMethod ?? '',
    paymentName: '',
    deliveryDays: longestDeliveryDays(lines),
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
 * Whether an order that reached its confirmation is one: not cancelled, not unpaid for good, and not still waiting for the
 * buyer's signature.
 * @param fetched what the backend says of it; null when it did not answer, and the payment's own answer has to do
 */
export function stands(fetched: Pick<FetchedOrder, 'state' | 'paymentState'> | null): boolean {
  if (fetched === null) return true;
  return (
    fetched.state !== 'cancelled' && fetched.state !== 'awaiting_verification' && fetched.paymentState !== 'failed'
  );
}

/** The metals in an order: each travels in a parcel of its own. */
export function metalsOf(order: PlacedOrder): ('gold' | 'silver')[] {
  return [...new Set(order.lines.flatMap((line) => (line.metal === null ? [] : [line.metal])))];
}
