import { closedText, closesAll, closesAny } from '@/lib/domain/order/closed';
import type { Metal } from '@/lib/domain/prices/goods';
import { usePriceStatus } from '@/stores/price-status-store';

/**
 * Why nothing can be ordered now, as a sentence; null when it can.
 * @param metals of the goods
 * @param together they are one order: it is closed when one of them is
 */
export function useOrderingClosed(metals: readonly (Metal | null)[], together = false): string | null {
  return usePriceStatus(({ isStale, closed }) => {
    const closes = together ? closesAny : closesAll;
    if (closed !== null && closes(closed, metals)) return closedText(closed);
    return isStale ? 'Du kan inte beställa förrän priserna är bekräftade.' : null;
  });
}
