import { create } from 'zustand';
import type { ClosedScope } from '@/lib/domain/order/closed';

interface Closed {
  readonly scope: ClosedScope;
  /** Why, as a sentence. */
  readonly text: string;
}

interface PriceStatusStore {
  /** Milliseconds since 1970: the price epoch of the rendered page; null before hydration. */
  shown: number | null;
  /** The version of its product data in that epoch (lib/browser/price-clock/shop-status.ts); null when unknown. */
  shownVersion: string | null;
  /** The epoch of the server's pages, from its last status; it may go back. */
  known: number | null;
  /** The prices have been unconfirmed for too long: they are shown, but ordering is closed. */
  isStale: boolean;
  /** How long ago the prices were confirmed, as text, while stale; null when unknown. */
  age: string | null;
  /** Why the shop takes no orders. */
  closed: Closed | null;
  /** Whole seconds to the next price by the server's clock, where the page counts them here; null when unknown. */
  left: number | null;
  setShown: (epoch: number, version?: string) => void;
  setFreshness: (isStale: boolean, age: string | null) => void;
}

/** The price status of the open page. Not persisted. */
export const usePriceStatus = create<PriceStatusStore>()((set, get) => ({
  shown: null,
  shownVersion: null,
  known: null,
  isStale: false,
  age: null,
  closed: null,
  left: null,
  setShown: (shown, version) => set({ shown, shownVersion: version ?? null }),
  setFreshness: (isStale, age) => {
    if (isStale || get().isStale) set({ isStale, age: isStale ? age : null });
  },
}));
