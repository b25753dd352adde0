import { useEffect, useState } from 'react';
import { isMixed } from '@/lib/cart/metals';
import { newIntent } from '@/lib/checkout/intent';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';
import { meetEarlierOrder, recoverOrder } from './recover-order';

/**
 * What the checkout does when the page is alive and its stores have been read; and again when another tab has begun anew, which
 * opening the cart does (spec.md section 4): without an intent of its own nothing could be ordered here.
 * @returns whether that has happened
 */
export function useArrival(ready: boolean): boolean {
  const isEntered = useCheckout(({ checkout }) => checkout.status !== 'idle');
  const [hasBeenEntered, setHasBeenEntered] = useState(false);
  const [isInterrupted, setIsInterrupted] = useState(false);
  if (ready && isEntered && !hasBeenEntered) setHasBeenEntered(true);
  if (ready && !isEntered && hasBeenEntered && !isInterrupted) setIsInterrupted(true);

  useEffect(() => {
    if (!ready) return;
    // What a provider appended to the address proves nothing: the order is known from the store.
    if (location.search) history.replaceState(history.state, '', location.pathname);
    // The page was left, or reloaded, while an order was on its way.
    if (useCheckout.getState().checkout.status === 'doubt') void recoverOrder();
  }, [ready]);

  useEffect(() => {
    if (!ready) return;
    const { data } = useCart.getState();
    if (!isEntered && data.length > 0) dispatchCheckout({ type: 'entered', mixed: isMixed(data), intent: newIntent() });
    const { checkout } = useCheckout.getState();
    if (!isEntered || (checkout.status !== 'details' && checkout.status !== 'choosing-metal')) return;
    const { attempt } = checkout;
    if (attempt.orderId !== null || attempt.inDoubt) void meetEarlierOrder(attempt);
  }, [ready, isEntered]);

  const redirectUrl = useCheckout(({ checkout }) =>
    checkout.status === 'paying' && checkout.progress.kind === 'redirecting' ? checkout.progress.redirectUrl : null,
  );
  useEffect(() => {
    if (redirectUrl) location.assign(redirectUrl);
  }, [redirectUrl]);
  return isInterrupted;
}
