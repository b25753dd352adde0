import { create } from 'zustand';
import type { CartItem } from '@/lib/cart/cart-item';
import type { Ore } from '@/lib/prices/money';

interface CartNotices {
  /** What one of a line cost before its price changed, by the line's key, until the customer has seen it. */
  readonly earlier: Readonly<Record<string, Ore>>;
  /** Variant codes that cannot be ordered: the shop no longer sells them, or has no price for them. */
  readonly gone: ReadonlySet<string>;
  /** Those of `gone` that are still sold and only lack a price. */
  readonly unpriced: ReadonlySet<string>;
}

/** What the customer is told beside the lines of the cart. Lives as long as the page does. */
export const useCartNotices = create<CartNotices>()(() => ({
  earlier: {},
  gone: new Set<string>(),
  unpriced: new Set<string>(),
}));

/** The key of a cart line: lines are distinguished by id and name (spec.md section 4). */
export function lineKey({ id, name }: Pick<CartItem, 'id' | 'name'>): string {
  return `${id} ${name}`;
}

/**
 * Remembers what lines cost before, whatever changed them: a price tick, another tab, a visit that was long ago. A price that
 * returns to what it was needs no notice.
 */
export function noticePrices(now: readonly CartItem[], before: readonly CartItem[]): void {
  if (now === before) return;
  const known = useCartNotices.getState().earlier;
  const entries = now.flatMap((item) => {
    const key = lineKey(item);
    const from = known[key] ?? before.find((line) => lineKey(line) === key)?.price;
    return from === undefined || from === item.price ? [] : [[key, from] as const];
  });
  useCartNotices.setState({ earlier: Object.fromEntries(entries) });
}

/** Clears the price notices once the customer has seen them. */
export function pricesSeen(): void {
  useCartNotices.setState({ earlier: {} });
}
