import { isSameItem } from '@/lib/domain/cart/cart';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import type { AnalyticsEvent } from './events';
import { quantityChange } from './quantity-change';

/** One event for each line that the check before checkout reduced or removed. */
export function takenFromCart(before: readonly CartItem[], after: readonly CartItem[]): AnalyticsEvent[] {
  return before.flatMap((line) => {
    const left = after.find((other) => isSameItem(other, line))?.qty ?? 0;
    return quantityChange(line, Math.min(0, left - line.qty)) ?? [];
  });
}
