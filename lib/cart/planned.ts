import { addItem, isSameItem } from './cart';
import type { CartItem, CartProduct } from './cart-item';

/** What adding some pieces of a product would do to a cart. */
export interface PlannedAdd {
  /** Pieces that are in it. */
  readonly had: number;
  /** Pieces that would be added: fewer than wanted where there are no more. */
  readonly added: number;
}

export function plannedAdd(items: readonly CartItem[], product: CartProduct, quantity: number): PlannedAdd {
  const piecesIn = (list: readonly CartItem[]) => list.find((item) => isSameItem(item, product))?.qty ?? 0;
  const had = piecesIn(items);
  return { had, added: Math.max(0, piecesIn(addItem(items, product, quantity)) - had) };
}
