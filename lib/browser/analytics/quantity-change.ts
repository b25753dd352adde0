import type { CartProduct } from '@/lib/domain/cart/cart-item';
import { eventItem, kronor } from './event-item';
import type { AnalyticsEvent } from './events';

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
