import { cartTotal, isSameItem } from '@/lib/cart/cart';
import type { CartItem, CartProduct } from '@/lib/cart/cart-item';
import type { Product } from '@/lib/catalogue/product';
import type { PlacedOrder } from '@/lib/checkout/state';
import type { Ore } from '@/lib/pricing/money';

/** What a tool is told about one article. Amounts in kronor. */
export type AnalyticsItem = Readonly<Record<string, string | number>>;

interface Ecommerce {
  readonly currency: 'SEK';
  /** Kronor. */
  readonly value: number;
  readonly items: readonly AnalyticsItem[];
}

export type AnalyticsEvent =
  | {
      readonly event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout';
      readonly ecommerce: Ecommerce;
    }
  | {
      readonly event: 'purchase';
      readonly ecommerce: Ecommerce & {
        readonly transaction_id: string;
        readonly tax: number;
        readonly shipping: number;
      };
    };

interface Told {
  readonly code: string;
  readonly name: string;
  readonly brand?: string | null;
  /** In öre. */
  readonly price: Ore | null;
}

const kronor = (amount: number) => amount / 100;

function item({ code, name, brand, price }: Told, quantity: number, categories: readonly string[] = []): AnalyticsItem {
  const named = categories.map((category, index) => [
    index === 0 ? 'item_category' : `item_category${index + 1}`,
    category,
  ]);
  return {
    item_id: code,
    item_name: name,
    ...(brand && { item_brand: brand }),
    ...Object.fromEntries(named),
    ...(price !== null && { price: kronor(price) }),
    quantity,
  };
}

/**
 * view_item with value price/100, which is without VAT, and the categories numbered from the root (spec.md sections 7 and
 * 9). Null for a product without a price.
 */
export function viewItem(
  { code, name, brand, netPrice }: Pick<Product, 'code' | 'name' | 'brand' | 'netPrice'>,
  categories: readonly string[],
): AnalyticsEvent | null {
  if (netPrice === null) return null;
  const seen = item({ code, name, brand, price: netPrice }, 1, categories);
  return { event: 'view_item', ecommerce: { currency: 'SEK', value: kronor(netPrice), items: [seen] } };
}

/**
 * add_to_cart for a positive change of quantity, remove_from_cart for a negative one, null for none. From here on amounts
 * are what the customer pays, VAT included, as in the cart.
 */
export function quantityChange(
  product: Pick<CartProduct, 'code' | 'name' | 'brand' | 'price'>,
  change: number,
): AnalyticsEvent | null {
  if (change === 0) return null;
  const pieces = Math.abs(change);
  return {
    event: change > 0 ? 'add_to_cart' : 'remove_from_cart',
    ecommerce: { currency: 'SEK', value: kronor(product.price * pieces), items: [item(product, pieces)] },
  };
}

/** One event for each line that has fewer pieces than before, or none: what the check before checkout took. */
export function takenFromCart(before: readonly CartItem[], after: readonly CartItem[]): AnalyticsEvent[] {
  return before.flatMap((line) => {
    const left = after.find((other) => isSameItem(other, line))?.qty ?? 0;
    return quantityChange(line, Math.min(0, left - line.qty)) ?? [];
  });
}

export function beginCheckout(lines: readonly CartItem[]): AnalyticsEvent {
  return {
    event: 'begin_checkout',
    ecommerce: {
      currency: 'SEK',
      value: kronor(cartTotal(lines)),
      items: lines.map((line) => item(line, line.qty)),
    },
  };
}

/** The goods of an order that is done; delivery and VAT beside them. Nothing about who bought them. */
export function purchase(order: PlacedOrder): AnalyticsEvent {
  const sum = (amounts: readonly (Ore | null)[]) => amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: order.number ?? String(order.orderId),
      currency: 'SEK',
      value: kronor(order.itemsTotal ?? sum(order.lines.map(({ total }) => total))),
      tax: kronor(sum(order.lines.map(({ vat }) => vat))),
      shipping: kronor(order.shippingTotal ?? 0),
      items: order.lines.map(({ productCode, name, unitPrice, quantity }) =>
        item({ code: productCode, name, price: unitPrice }, quantity),
      ),
    },
  };
}
