import { closes } from '@/lib/domain/order/closed';
import type { Metal } from '@/lib/domain/prices/goods';
import { usePriceStatus } from '@/stores/price-status-store';

/**
 * Why nothing can be ordered now, as a sentence; null when it can.
 * @param metals of the goods
 * @param asOneOrder it is closed when one of them is
 */
export function useOrderingClosed(metals: readonly (Metal | null)[], asOneOrder = false): string | null {
  return usePriceStatus(({ isStale, closed }) => {
    if (closed !== null && closes(closed, metals, asOneOrder)) return closed.text;
    return isStale ? 'Du kan inte beställa förrän priserna är bekräftade.' : null;
  });
}
