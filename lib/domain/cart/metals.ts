import type { Metal } from '@/lib/domain/product/product';
import type { CartItem } from './cart-item';

/** Gold and silver are insured and sent separately and never share an order (spec.md sections 1 and 5). */
export function isMixed(items: readonly CartItem[]): boolean {
  return items.some((item) => item.metal === 'gold') && items.some((item) => item.metal === 'silver');
}

/** The lines of one order; all without a metal. Lines of unknown metal go with the gold, so that they are ordered exactly once. */
export function orderLines(items: readonly CartItem[], metal: Metal | null): CartItem[] {
  if (metal === null) return [...items];
  return items.filter((item) => (item.metal ?? 'gold') === metal);
}
