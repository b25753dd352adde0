import { useEffect, useRef } from 'react';
import { pushEvent } from '@/lib/analytics/data-layer';
import { purchase } from '@/lib/analytics/events';
import { useConsent } from '@/stores/consent-store';
import { useStandingOrder } from '@/stores/standing-order-store';

/** Reports each order that stands once: neither a reload nor another tab tells it again, nor a yes after a no. */
export function usePurchaseReport(isAllowed: boolean): void {
  const order = useStandingOrder((state) => state.order);
  const told = useRef<string | null>(null);

  useEffect(() => {
    if (!isAllowed || order === null || told.current === order.orderId) return;
    told.current = order.orderId;
    const { reported, markReported } = useConsent.getState();
    if (reported.includes(order.orderId)) return;
    markReported(order.orderId);
    pushEvent(purchase(order));
  }, [isAllowed, order]);
}
