import { swedishDay } from '@/lib/domain/dates';
import type { Ore } from '@/lib/domain/prices/money';
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
  /** Numbers of the orders that count, but whose goods, sums or date the backend did not send. */
  readonly unreadable: readonly string[];
}

/**
 * Whether an order's goods are the customer's (contract.md A5): paid for, and neither cancelled, withdrawn from nor still to be signed.
 * A paid order in a state that the shop does not know counts, since it may be a later one, such as sent.
 */
export function isBought({
  state,
  paymentState,
  withdrawal,
}: Pick<ListedOrder, 'paymentState' | 'state' | 'withdrawal'>) {
  return paymentState === 'paid' && withdrawal === null && state !== 'cancelled' && state !== 'awaiting_verification';
}

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

/** What a customer has bought, from the list of orders. An order counts with all its lines or not at all. */
export function purchasesOf(orders: OrderList): Purchases {
  const bought = (orders ?? []).filter(isBought).map((order) => ({ order, lines: linesOf(order) }));
  return {
    purchases: bought.flatMap(({ lines }) => lines ?? []).toSorted((a, b) => a.at - b.at),
    unreadable: bought.flatMap(({ order, lines }) => (lines ? [] : [order.number ?? String(order.orderId)])),
  };
}
