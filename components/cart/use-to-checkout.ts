import { useState } from 'react';
import { useNavigate } from '@/components/ui/pending-page';
import { showToast } from '@/components/ui/toast';
import { pushEvent } from '@/lib/browser/analytics/data-layer';
import { beginCheckout, takenFromCart } from '@/lib/browser/analytics/events';
import { planCheckout } from '@/lib/domain/cart/delivery-check';
import { isMixed } from '@/lib/domain/cart/metals';
import { newIntent } from '@/lib/domain/order/intent';
import { paths } from '@/lib/domain/paths/paths';
import { useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { enterCheckout } from '@/stores/order-flow';
import { queryDeliveryTimes } from './delivery-query';

export const LONGER_DELIVERY = 'En eller flera produkter har längre leveranstid. Beställningen skickas samtidigt.';

/**
 * "Till kassan": checks every line, and continues when nothing had to be changed (spec.md section 4). From a confirmation, what had to be
 * changed is shown in the cart.
 */
export function useToCheckout(from: 'cart' | 'confirmation' = 'cart') {
  const navigate = useNavigate();
  const [isChecking, setIsChecking] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  const goToCheckout = async () => {
    if (isChecking) return;
    setIsChecking(true);
    useCartNotices.setState({ message: null });
    const times = await queryDeliveryTimes(useCart.getState().data).catch(() => new Map());
    // Read now, since another tab may have changed the cart meanwhile.
    const { data, open, replace, openPanel, closePanel } = useCart.getState();
    const { gone, unpriced } = useCartNotices.getState();
    const plan = planCheckout(data, times);
    const lost = plan.items.filter((item) => gone.has(item.variantCode));
    setIsChecking(false);
    replace(plan.items);
    takenFromCart(data, plan.items).forEach(pushEvent);
    if (plan.proceed && lost.length === 0) {
      // Closing the cart during the check cancels the navigation.
      if (from === 'cart' && !open) return;
      if (plan.longerDelivery) void showToast('message', LONGER_DELIVERY);
      pushEvent(beginCheckout(plan.items));
      enterCheckout(isMixed(plan.items), newIntent());
      navigate(paths.checkout);
      closePanel();
      return;
    }
    const removed = plan.removed.map(
      ({ name, variantCode }) =>
        `${name} ${gone.has(variantCode) && !unpriced.has(variantCode) ? 'säljs inte längre' : 'är slut på lager'} och har tagits bort.`,
    );
    const unsold = lost.map(({ name, variantCode }) =>
      unpriced.has(variantCode)
        ? `${name} har inget pris just nu. Ta bort varan för att gå vidare.`
        : `${name} säljs inte längre. Ta bort varan för att gå vidare.`,
    );
    const told = [...removed, ...unsold, ...(plan.longerDelivery ? [LONGER_DELIVERY] : [])].join(' ') || null;
    if (from === 'cart') return setMessage(told);
    useCartNotices.setState({ message: told });
    openPanel();
  };

  return { goToCheckout, isChecking, message, clearMessage: () => setMessage(null) };
}
