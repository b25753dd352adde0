import { useState } from 'react';
import { useNavigate } from '@/components/ui/pending-page';
import { showToast } from '@/components/ui/toast';
import { pushEvent } from '@/lib/browser/analytics/data-layer';
import { beginCheckout } from '@/lib/browser/analytics/events';
import { newIntent } from '@/lib/browser/new-intent';
import { isMixed } from '@/lib/domain/cart/metals';
import { paths } from '@/lib/domain/paths/paths';
import { useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { enterCheckout } from '@/stores/order-flow';
import { checkStock, LONGER_DELIVERY } from './check-stock';

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
    const { items, proceed, longerDelivery, text } = await checkStock();
    const { open, openPanel, closePanel } = useCart.getState();
    setIsChecking(false);
    if (proceed) {
      // Closing the cart during the check cancels the navigation.
      if (from === 'cart' && !open) return;
      if (longerDelivery) void showToast('message', LONGER_DELIVERY);
      pushEvent(beginCheckout(items));
      enterCheckout(isMixed(items), newIntent());
      navigate(paths.checkout);
      closePanel();
      return;
    }
    if (from === 'cart') return setMessage(text);
    useCartNotices.setState({ message: text });
    openPanel();
  };

  return { goToCheckout, isChecking, message, clearMessage: () => setMessage(null) };
}
