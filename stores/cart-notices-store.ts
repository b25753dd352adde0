import { create } from 'zustand';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import type { Ore } from '@/lib/domain/prices/money';

interface CartNotices {
  /** Earlier unit prices of lines, by line key, until the customer has seen the change. */
  readonly earlier: Readonly<Record<string, Ore>>;
  /** Variant codes that cannot be ordered: no longer sold, or without a price. */
  readonly gone: ReadonlySet<string>;
  /** The codes in `gone` that are still sold but have no price. */
  readonly unpriced: ReadonlySet<string>;
  /** About the last added item, for the open cart, which covers toasts. */
  readonly message: string | null;
}

/** Notices in the cart. Not persisted. */
export const useCartNotices = create<CartNotices>()(() => ({
  earlier: {},
  gone: new Set<string>(),
  unpriced: new Set<string>(),
  message: null,
}));

/** The key of a cart line: id and name (spec.md section 4). */
export function lineKey({ id, name }: Pick<CartItem, 'id' | 'name'>): string {
  return `${id} ${name}`;
}

/** Remembers earlier prices, whatever changed them. A price that returns to its earlier value needs no notice. */
export function noticePrices(now: readonly CartItem[], before: readonly CartItem[]): void {
  if (now === before) return;
  const earlier = useCartNotices.getState().earlier;
  const entries = now.flatMap((item) => {
    const key = lineKey(item);
    const from = earlier[key] ?? before.find((line) => lineKey(line) === key)?.price;
    return from === undefined || from === item.price ? [] : [[key, from] as const];
  });
  useCartNotices.setState({ earlier: Object.fromEntries(entries) });
}

/** Clears the notices that the customer has seen once the cart is closed. */
export function noticesSeen(): void {
  useCartNotices.setState({ earlier: {}, message: null });
}
