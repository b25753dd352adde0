import { addItem, isSameItem } from './cart';
import type { CartItem, CartProduct } from './cart-item';

/** The effect of adding pieces of a product to a cart. */
export interface PlannedAdd {
  /** Pieces already in the cart. */
  readonly had: number;
  /** Pieces that would be added, limited by the stock. */
  readonly added: number;
}

export function plannedAdd(items: readonly CartItem[], product: CartProduct, quantity: number): PlannedAdd {
  const piecesIn = (list: readonly CartItem[]) => list.find((item) => isSameItem(item, product))?.qty ?? 0;
  const had = piecesIn(items);
  return { had, added: Math.max(0, piecesIn(addItem(items, product, quantity)) - had) };
}
