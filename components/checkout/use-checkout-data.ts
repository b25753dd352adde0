import { useEffect, useState } from 'react';
import { showToast } from '@/components/ui/toast';
import type { CartItem } from '@/lib/cart/cart-item';
import { fetchPaymentMethods, fetchShippingMethods } from '@/lib/shop-api/client/browser';
import { dispatchCheckout } from '@/stores/order-flow';

const FAILED = 'Vi kunde inte hämta leverans- och betalsätt. Försök igen om en stund.';

/** Loads what the backend offers; delivery anew whenever the goods or their prices change, as its price depends on them. */
export function useCheckoutData(lines: readonly CartItem[]): { failed: boolean; retry: () => void } {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const goods = JSON.stringify(lines.map(({ variantId, qty, price }) => ({ variantId, qty, price })));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is not read, it is there to load again.
  useEffect(() => {
    const wanted: { variantId: string; qty: number }[] = JSON.parse(goods);
    if (wanted.length === 0) return;
    let isOver = false;
    const load = async () => {
      const [payment, shipping] = await Promise.all([fetchPaymentMethods(), fetchShippingMethods(wanted)]);
      if (isOver) return;
      setFailed(false);
      dispatchCheckout({ type: 'payment-methods-loaded', methods: payment });
      dispatchCheckout({ type: 'shipping-methods-loaded', methods: shipping });
    };
    load().catch(() => {
      if (isOver) return;
      setFailed(true);
      void showToast('error', FAILED);
    });
    return () => {
      isOver = true;
    };
  }, [goods, attempt]);

  return { failed, retry: () => setAttempt(attempt + 1) };
}
