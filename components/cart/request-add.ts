import type { CartProduct } from '@/lib/cart/cart-item';
import { decideAdd } from '@/lib/cart/delivery-check';
import { useAddDialog } from '@/stores/add-dialog-store';
import { addToCart } from './cart-actions';

/** Nothing when there is no answer, or no way to ask. Asking brings its own code: what is on hand needs none of it. */
async function askDeliveryTime(line: { variantId: string; qty: number }) {
  try {
    const { fetchDeliveryTimes } = await import('@/lib/shop-api/client/browser');
    return (await fetchDeliveryTimes([line])).get(line.variantId);
  } catch {
    return undefined;
  }
}

/**
 * Adds what is on hand at once; for anything else the delivery time decides between adding, a sold-out dialog and a
 * back-order dialog. A failed question is ignored: the product is added and checked again before checkout.
 */
export async function requestAdd(product: CartProduct, chosen: number): Promise<void> {
  const quantity = chosen === 0 ? 1 : chosen;
  if (product.onHand) return addToCart(product, quantity);
  const decision = decideAdd(await askDeliveryTime({ variantId: product.variantId, qty: quantity }));
  if (decision.kind === 'add') addToCart(product, quantity);
  else if (decision.kind === 'sold-out') useAddDialog.setState({ dialog: { kind: 'sold-out', product } });
  else useAddDialog.setState({ dialog: { ...decision, product, quantity } });
}
