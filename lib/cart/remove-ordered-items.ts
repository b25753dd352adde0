import { setItemQuantity } from './cart';
import type { CartItem } from './cart-item';

/** What an order took of one line. */
export interface TakenLine {
  readonly productCode: string;
  /** Null when the order came from the backend alone, which names products only. */
  readonly variantCode: string | null;
  readonly quantity: number;
}

/**
 * The cart without the pieces that were ordered. Pieces added since then stay. An ordered line that is no longer in the cart is
 * ignored.
 */
export function removeOrderedItems(items: readonly CartItem[], ordered: readonly TakenLine[]): readonly CartItem[] {
  let left = items;
  for (const { productCode, variantCode, quantity } of ordered) {
    const item = left.find((line) =>
      variantCode === null ? line.code === productCode : line.variantCode === variantCode,
    );
    if (!item) continue;
    left =
      item.qty > quantity ? setItemQuantity(left, item, item.qty - quantity) : left.filter((line) => line !== item);
  }
  return left;
}
