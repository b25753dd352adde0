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
 * Dispatches to the checkout as it was stored last, by whichever page or tab: a shop page has not read it, and what it has
 * not read it would overwrite.
 */
function dispatchToStored(event: CheckoutEvent): void {
  void useCheckout.persist.rehydrate();
  useCheckout.getState().dispatch(event);
}

/** Begins a checkout of what is in the cart. `intent` names the wish, unless an order was left unpaid and is meant again. */
export function enterCheckout(mixed: boolean, intent: string): void {
  dispatchToStored({ type: 'entered', mixed, intent });
}

/**
 * Opening the cart clears checkout data (spec.md section 4), whoever opens it; a cart that is open already counts. Not in
 * the cart's own store: that one comes with every page, the checkout with the cart's panel. Returns how to stop.
 */
export function clearCheckoutOnOpening(): () => void {
  const clear = () => dispatchToStored({ type: 'cart-opened' });
  if (useCart.getState().open) clear();
  return useCart.subscribe((now, before) => {
    if (now.open && !before.open) clear();
  });
}
