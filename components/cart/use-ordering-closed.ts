import type { ClosedScope } from '@/lib/domain/order/closed';
import { usePriceStatus } from '@/stores/price-status-store';

/**
 * Why nothing can be ordered now, as a sentence; null when it can.
 * @param concerns whether the goods cannot be ordered when this much of the shop is closed (lib/domain/order/closed.ts)
 */
export function useOrderingClosed(concerns: (scope: ClosedScope) => boolean): string | null {
  return usePriceStatus(({ isStale, closed }) => {
    if (closed !== null && concerns(closed.scope)) return closed.text;
    return isStale ? 'Du kan inte beställa förrän priserna är bekräftade.' : null;
  });
}
