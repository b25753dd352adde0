import { create } from 'zustand';

interface PriceStatusStore {
  /** Milliseconds since 1970: the price epoch that this page was rendered in; null before anything of it is alive. */
  shown: number | null;
  /** The same: the newest epoch that the server has told of. */
  known: number | null;
  /** Nobody has confirmed the prices for too long: they are shown, and nothing is sold at them. */
  isStale: boolean;
  /** Seconds since they were confirmed, while they are stale; null when unknown. */
  age: number | null;
  setShown: (epoch: number) => void;
  setKnown: (epoch: number) => void;
  setFreshness: (isStale: boolean, age: number | null) => void;
}

/** What the open page knows about its prices. Lives as long as the page does. */
export const usePriceStatus = create<PriceStatusStore>()((set, get) => ({
  shown: null,
  known: null,
  isStale: false,
  age: null,
  setShown: (shown) => set({ shown }),
  setKnown: (known) => {
    // Of several servers one may lag behind the one that answered before.
    if (known > (get().known ?? 0)) set({ known });
  },
  setFreshness: (isStale, age) => {
    if (isStale || get().isStale) set({ isStale, age: isStale ? age : null });
  },
}));
