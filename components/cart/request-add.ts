import { showToast } from '@/components/ui/toast';
import { loadCode } from '@/lib/browser/load-code';
import type { CartProduct } from '@/lib/domain/cart/cart-item';
import type { AddDecision } from '@/lib/domain/cart/delivery-check';
import { daysOfWeeks } from '@/lib/domain/product/availability';
import { useAddDialog } from '@/stores/add-dialog-store';
import { useCartNotices } from '@/stores/cart-notices-store';
import { usePriceStatus } from '@/stores/price-status-store';
import { addToCart } from './cart-actions';

const LONGER_DELIVERY = 'Varan är en beställningsvara med längre leveranstid. Den ligger i varukorgen.';
const UNCHECKED =
  'Leveranstiden kunde inte kontrolleras. Varan ligger i varukorgen och kontrolleras igen när du går till kassan.';

/** Says that an item is added without a stock check: in the cart, and as a toast where the cart is not opened. */
export function noticeUnchecked(): void {
  useCartNotices.setState({ message: UNCHECKED });
  void showToast('message', UNCHECKED);
}

/** Loaded on demand: items in stock do not need this code. */
async function decide(line: { variantId: string; qty: number }): Promise<AddDecision> {
  try {
    const { decideByDeliveryTime } = await loadCode(() => import('./delivery-query'));
    return await decideByDeliveryTime(line);
  } catch {
    noticeUnchecked();
    return { kind: 'add', inShop: null };
  }
}

const hasDialogs = () =>
  loadCode(() => import('./add-dialogs')).then(
    () => true,
    () => false,
  );

/** Adds what is in stock; else the delivery time decides. Without a response it is added: the checkout checks again. */
export async function requestAdd(offered: CartProduct, chosen: number): Promise<void> {
  // The epoch at the click: prices may change while the request or the dialog is open.
  const product = { epoch: usePriceStatus.getState().shown, ...offered };
  const quantity = chosen === 0 ? 1 : chosen;
  if (product.onHand) return addToCart(product, quantity);
  const decision = await decide({ variantId: product.variantId, qty: quantity });
  if (decision.kind === 'add') return addToCart({ ...product, ...decision.inShop }, quantity);
  if (!(await hasDialogs())) {
    if (decision.kind === 'backorder') addToCart({ ...product, deliveryDays: daysOfWeeks(decision.weeks) }, quantity);
    const text = decision.kind === 'sold-out' ? `${product.name} är slut på lager.` : LONGER_DELIVERY;
    return showToast('message', text);
  }
  if (decision.kind === 'sold-out') useAddDialog.setState({ dialog: { kind: 'sold-out', product } });
  else useAddDialog.setState({ dialog: { ...decision, product, quantity } });
}
