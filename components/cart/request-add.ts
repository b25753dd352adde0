import type { CartProduct } from '@/lib/cart/cart-item';
import type { AddDecision } from '@/lib/cart/delivery-check';
import { useAddDialog } from '@/stores/add-dialog-store';
import { usePriceStatus } from '@/stores/price-status-store';
import { addToCart } from './cart-actions';

/** What is on hand needs none of this: its code comes with the question. */
async function decide(line: { variantId: string; qty: number }): Promise<AddDecision> {
  try {
    const { decideByDeliveryTime } = await import('./delivery-query');
    return await decideByDeliveryTime(line);
  } catch {
    return { kind: 'add', inShop: null };
  }
}

/**
 * Adds what is on hand at once; for anything else the delivery time decides between adding, a sold-out dialog and a
 * back-order dialog. A failed question is ignored: the product is added and checked again before checkout.
 */
export async function requestAdd(offered: CartProduct, chosen: number): Promise<void> {
  // The epoch at the click: prices may change while the request or the dialog is open.
  const product = { epoch: usePriceStatus.getState().shown, ...offered };
  const quantity = chosen === 0 ? 1 : chosen;
  if (product.onHand) return addToCart(product, quantity);
  const decision = await decide({ variantId: product.variantId, qty: quantity });
  if (decision.kind === 'add') addToCart({ ...product, ...decision.inShop }, quantity);
  else if (decision.kind === 'sold-out') useAddDialog.setState({ dialog: { kind: 'sold-out', product } });
  else useAddDialog.setState({ dialog: { ...decision, product, quantity } });
}
