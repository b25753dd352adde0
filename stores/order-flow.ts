import type { CheckoutEvent } from '@/lib/checkout/machine';
import { useCart } from './cart-store';
import { useCheckout } from './checkout-store';

/** Dispatches to the checkout; when an order thereby becomes final, what it took leaves the cart. */
export function dispatchCheckout(event: CheckoutEvent): void {
  const before = useCheckout.getState();
  before.dispatch(event);
  const { activeStep, order } = useCheckout.getState();
  if (before.activeStep < 3 && activeStep >= 3 && order) {
    useCart.getState().removeOrdered(order.lines.map((line) => line.productCode));
  }
}

/**
 * Opening the cart clears checkout data (spec.md section 4), whoever opens it; a cart that is open already counts. Not in
 * the cart's own store: that one comes with every page, the checkout with the cart's panel. Returns how to stop.
 */
export function clearCheckoutOnOpening(): () => void {
  const clear = () => useCheckout.getState().dispatch({ type: 'cleared' });
  if (useCart.getState().open) clear();
  return useCart.subscribe((now, before) => {
    if (now.open && !before.open) clear();
  });
}
