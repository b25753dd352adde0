import type { CartProduct } from '@/lib/domain/cart/cart-item';
import type { Ore } from '@/lib/domain/prices/money';

/** One item of an event. Amounts in kronor. */
export type AnalyticsItem = Readonly<Record<string, string | number>>;

export interface AnalyticsEvent {
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

interface ItemInput {
  readonly code: string;
  readonly name: string;
  readonly brand?: string | null;
  /** In öre. */
  readonly price: Ore | null;
}

/** Converts öre to kronor, the unit of analytics amounts. Not rounded. */
export const kronor = (amount: number) => amount / 100;

/** @param categories from the root */
export function eventItem(
  { code, name, brand, price }: ItemInput,
  quantity: number,
  categories: readonly string[] = [],
): AnalyticsItem {
  const named = categories.map((category, index) => [`item_category${index === 0 ? '' : index + 1}`, category]);
  return {
    item_id: code,
    item_name: name,
    ...(brand && { item_brand: brand }),
    ...Object.fromEntries(named),
    ...(price !== null && { price: kronor(price) }),
    quantity,
  };
}

/** add_to_cart for a positive change of quantity, remove_from_cart for a negative one, null for none; with VAT, as in the cart. */
export function quantityChange(
  product: Pick<CartProduct, 'code' | 'name' | 'brand' | 'price'>,
  change: number,
): AnalyticsEvent | null {
  if (change === 0) return null;
  const pieces = Math.abs(change);
  return {
    event: change > 0 ? 'add_to_cart' : 'remove_from_cart',
    ecommerce: { currency: 'SEK', value: kronor(product.price * pieces), items: [eventItem(product, pieces)] },
  };
}
