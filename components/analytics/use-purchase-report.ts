import { useEffect, useRef } from 'react';
import { pushEvent } from '@/lib/analytics/data-layer';
import { purchase } from '@/lib/analytics/events';
import { useConsent } from '@/stores/consent-store';
import { useLastOrder } from '@/stores/last-order-store';

/** Reports each valid order once: not again after a reload, in another tab, or when consent is given later. */
export function usePurchaseReport(isAllowed: boolean): void {
  const order = useLastOrder((state) => state.order);
  const lastReported = useRef<string | null>(null);

  useEffect(() => {
    if (!isAllowed || order === null) return;
    const orderId = String(order.orderId);
    if (lastReported.current === orderId) return;
    lastReported.current = orderId;
    const { reported, markReported } = useConsent.getState();
    if (reported.includes(orderId)) return;
    markReported(orderId);
    pushEvent(purchase(order));
  }, [isAllowed, order]);
}
