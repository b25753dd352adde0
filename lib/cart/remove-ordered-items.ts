import { setItemQuantity } from './cart';
import type { CartItem } from './cart-item';

/** One ordered line. */
export interface TakenLine {
  readonly productCode: string;
  /** Null when the order was read from the backend, which sends product codes only. */
  readonly variantCode: string | null;
  readonly quantity: number;
}

/**
 * Removes the ordered pieces from the cart and keeps pieces added since. Ignores an ordered line that is no longer in the cart.
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
