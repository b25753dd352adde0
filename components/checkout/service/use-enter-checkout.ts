import { useEffect, useState } from 'react';
import { newIntent } from '@/lib/browser/new-intent';
import { whenRestored } from '@/lib/browser/when-restored';
import { isMixed } from '@/lib/domain/cart/metals';
import { attemptOf, mayHaveOrder } from '@/lib/domain/order/state';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';
import { meetEarlierOrder } from './recover-order';
import { returnedOrder } from './returned-order';

/**
 * Enters the checkout once the page is hydrated and its stores are read, and again after another tab has reset it by opening the
 * cart (spec.md section 4) or by signing in or out: nothing can be ordered without an intent.
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
    // The state has the order of the address; other parameters of a provider prove nothing.
    if (location.search && returnedOrder() === null) history.replaceState(history.state, '', location.pathname);
  }, [ready]);

  useEffect(() => {
    if (!ready || returnedOrder() !== null) return;
    const { data } = useCart.getState();
    // An abandoned order is checked even with an empty cart: it may be paid.
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
    // After the browser's back button: the stored payment is awaited, and another method can be chosen.
    return whenRestored(() => void useCheckout.persist.rehydrate());
  }, [redirectUrl]);
  return isInterrupted;
}
