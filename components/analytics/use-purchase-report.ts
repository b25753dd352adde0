import { useEffect } from 'react';
import { pushEvent } from '@/lib/analytics/data-layer';
import { purchase } from '@/lib/analytics/events';
import { useCheckout } from '@/stores/checkout-store';
import { useConsent } from '@/stores/consent-store';

/** Reports each order once, when it is done: neither a reload nor another tab tells it again. */
export function usePurchaseReport(isAllowed: boolean): void {
  const order = useCheckout((state) => (state.activeStep >= 3 ? state.order : null));

  useEffect(() => {
    if (!isAllowed || order === null) return;
    const { reported, markReported } = useConsent.getState();
    if (reported.includes(order.orderId)) return;
    markReported(order.orderId);
    pushEvent(purchase(order));
  }, [isAllowed, order]);
}
