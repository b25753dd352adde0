import { swedishDay } from '@/lib/domain/dates';
import { type OrderLife, orderLife, refundedSum } from '@/lib/domain/order/life/order-life';
import { piecesIn } from '@/lib/domain/order/life/parcels';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import { type Ore, ore } from '@/lib/domain/prices/money';
import type { GoodsToday, ListedOrder, OrderList } from '@/lib/domain/shop-api/responses';

/** A line of an order that counts. */
export interface Purchase {
  /** Milliseconds since 1970, and that day in Sweden: "2026-03-02". */
  readonly at: number;
  readonly day: string;
  readonly orderNumber: string;
  /** The same for the same goods: purchases with it have one average cost. */
  readonly key: string;
  readonly productCode: string;
  readonly name: string;
  readonly quantity: number;
  /** For all pieces, VAT included, freight excluded. */
  readonly paid: Ore;
  readonly goods: GoodsToday | 'gone' | null;
}

export interface Purchases {
  /** Oldest first. */
  readonly purchases: readonly Purchase[];
  /** Numbers of the orders that the customer has paid for, but of which it is not known what is theirs today: see `linesOf` and `leftOf`. */
  readonly missing: readonly string[];
}

/** The lines of an order that counts; null when the backend did not send goods, sums or date. */
function linesOf({ createdAt, number, orderId, orderItems }: ListedOrder): readonly Purchase[] | null {
  const at = Date.parse(createdAt ?? '');
  if (Number.isNaN(at) || orderItems.length === 0) return null;
  const lines = orderItems.flatMap(
    ({ productCode, variantCode, name, quantity, total, goods }): readonly Purchase[] => {
      if (total === null || quantity <= 0) return [];
      const key = [productCode, variantCode].filter(Boolean).join(' ').toLowerCase();
      const order = { at, day: swedishDay(new Date(at)), orderNumber: number ?? String(orderId) };
      return [{ ...order, key, productCode, name, quantity, paid: total, goods }];
    },
  );
  return lines.length === orderItems.length ? lines : null;
}

/** What is left of a purchase after `returned` of its pieces went back; its price goes with them. */
function without(purchase: Purchase, returned: number): Purchase {
  const quantity = Math.max(0, purchase.quantity - returned);
  return { ...purchase, quantity, paid: ore(Math.round((purchase.paid * quantity) / purchase.quantity)) };
}

/**
 * The lines of a partly refunded order that the customer still has: without those that came back in a parcel, when exactly their price was
 * paid back, with or without the freight. Null otherwise: a refund alone does not say what it is for.
 */
function leftOf(order: ListedOrder, lines: readonly Purchase[]): readonly Purchase[] | null {
  const refunded = refundedSum(order.refunds);
  const pieces = piecesIn((order.shipments ?? []).filter(({ state }) => state === 'returned'));
  if (refunded === null || pieces === null) return null;
  const left = lines.map((line, index) => {
    const code = order.orderItems[index]?.variantCode?.toLowerCase();
    return without(line, code === undefined ? 0 : (pieces.get(code) ?? 0));
  });
  const sumOf = (all: readonly Purchase[]) => all.reduce((sum, { paid }) => sum + paid, 0);
  const returned = sumOf(lines) - sumOf(left);
  const freight = (order.orderTotal ?? sumOf(lines)) - sumOf(lines);
  const isExplained = returned > 0 && (refunded === returned || refunded === returned + freight);
  return isExplained ? left.filter(({ quantity }) => quantity > 0) : null;
}

function countedIn(order: ListedOrder, { stage, metal }: OrderLife): readonly Purchase[] | null {
  const lines = metal === 'missing' ? null : linesOf(order);
  return lines !== null && stage === 'partly-refunded' ? leftOf(order, lines) : lines;
}

/**
 * What a customer has bought, from the list of orders. An order counts with all that is left of it or not at all.
 * @param now milliseconds since 1970
 */
export function purchasesOf(orders: OrderList, now = Date.now()): Purchases {
  const bought = (orders ?? []).flatMap((order) => {
    const life = orderLife(order, paymentHandler(order.paymentMethod ?? ''), now);
    return life.metal === 'no' ? [] : [{ order, lines: countedIn(order, life) }];
  });
  return {
    purchases: bought.flatMap(({ lines }) => lines ?? []).toSorted((a, b) => a.at - b.at),
    missing: bought.flatMap(({ order, lines }) => (lines ? [] : [order.number ?? String(order.orderId)])),
  };
}
