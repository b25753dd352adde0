import type { CartItem } from '@/lib/domain/cart/cart-item';
import { cartTotal } from '@/lib/domain/cart/cart-sums';
import type { PlacedOrder } from '@/lib/domain/order/state';
import type { Ore } from '@/lib/domain/prices/money';
import type { Product } from '@/lib/domain/product/product';
import { type AnalyticsItem, eventItem, kronor } from './event-item';

export interface AnalyticsEvent {
  /** `SENT_BY` of e2e/consent.spec.ts says what a shopper does for each. */
  readonly event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout' | 'purchase';
  /** Amounts in kronor. */
  readonly ecommerce: {
    readonly currency: 'SEK';
    readonly value: number;
    readonly items: readonly AnalyticsItem[];
    /** The last three belong to a purchase. */
    readonly transaction_id?: string;
    readonly tax?: number;
    readonly shipping?: number;
  };
}

type Ecommerce = AnalyticsEvent['ecommerce'];

/** @param value in öre */
function analyticsEvent(
  event: AnalyticsEvent['event'],
  value: number,
  items: Ecommerce['items'],
  order: Pick<Ecommerce, 'transaction_id' | 'tax' | 'shipping'> = {},
): AnalyticsEvent {
  return { event, ecommerce: { currency: 'SEK', value: kronor(value), items, ...order } };
}

/** view_item: price/100 without VAT, categories from the root (spec.md sections 7 and 9). Null without a price. */
export function viewItem(
  { code, name, brand, netPrice }: Pick<Product, 'code' | 'name' | 'brand' | 'netPrice'>,
  categories: readonly string[],
): AnalyticsEvent | null {
  if (netPrice === null) return null;
  const seen = eventItem({ code, name, brand, price: netPrice }, 1, categories);
  return analyticsEvent('view_item', netPrice, [seen]);
}

/** begin_checkout for the lines of one order: kronor, including VAT, without delivery. */
export function beginCheckout(lines: readonly CartItem[]): AnalyticsEvent {
  const items = lines.map((line) => eventItem(line, line.qty));
  return analyticsEvent('begin_checkout', cartTotal(lines), items);
}

/** The items of a completed order, its delivery and VAT. Contains no personal data. */
export function purchase(order: PlacedOrder): AnalyticsEvent {
  const sum = (amounts: readonly (Ore | null)[]) => amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  const items = order.lines.map(({ productCode, name, unitPrice, quantity }) =>
    eventItem({ code: productCode, name, price: unitPrice }, quantity),
  );
  return analyticsEvent('purchase', order.itemsTotal ?? sum(order.lines.map(({ total }) => total)), items, {
    transaction_id: order.number ?? String(order.orderId),
    tax: kronor(sum(order.lines.map(({ vat }) => vat))),
    shipping: kronor(order.shippingTotal ?? 0),
  });
}
