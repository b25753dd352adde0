import { useEffect, useState } from 'react';
import { isMixed } from '@/lib/cart/metals';
import { newIntent } from '@/lib/checkout/intent';
import { attemptOf, mayHaveOrder } from '@/lib/checkout/state';
import { whenRestored } from '@/lib/when-restored';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';
import { meetEarlierOrder, recoverOrder } from './recover-order';

/**
 * Enters the checkout once the page is hydrated and its stores have been read; and again after another tab has reset it by opening
 * the cart (spec.md section 4) or by signing in or out: without an intent nothing can be ordered here.
 * @returns whether another tab has reset it
 */
export function useEnterCheckout(ready: boolean): boolean {
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
    // An order that was left is checked even when nothing is in the cart any more: it may be paid.
    const hasLeftOne = attemptOf(useCheckout.getState().checkout) !== null;
    if (!isEntered && (data.length > 0 || hasLeftOne))
      dispatchCheckout({ type: 'entered', mixed: isMixed(data), intent: newIntent() });
    const { checkout } = useCheckout.getState();
    if (!isEntered || (checkout.status !== 'details' && checkout.status !== 'choosing-metal')) return;
    const { attempt } = checkout;
    if (mayHaveOrder(attempt)) void meetEarlierOrder(attempt);
  }, [ready, isEntered]);

  const redirectUrl = useCheckout(({ checkout }) =>
    checkout.status === 'paying' && checkout.progress.kind === 'redirecting' ? checkout.progress.redirectUrl : null,
  );
  useEffect(() => {
    if (!redirectUrl) return;
    location.assign(redirectUrl);
    // Back by the browser's own button: as stored, the payment is waited for, and another way to pay can be chosen.
    return whenRestored(() => void useCheckout.persist.rehydrate());
  }, [redirectUrl]);
  return isInterrupted;
}
