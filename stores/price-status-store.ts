import { create } from 'zustand';

interface PriceStatusStore {
  /** Milliseconds since 1970: the price epoch that this page was rendered in; null before anything of it is alive. */
  shown: number | null;
  /** What it shows of the goods in that epoch (lib/prices/clock/shop-status.ts); null when unknown. */
  shownVersion: string | null;
  /** The same of the server's pages, as it has told last. */
  known: number | null;
  knownVersion: string | null;
  /** Nobody has confirmed the prices for too long: they are shown, and nothing is sold at them. */
  isStale: boolean;
  /** Seconds since they were confirmed, while they are stale; null when unknown. */
  age: number | null;
  setShown: (epoch: number, version?: string) => void;
  setKnown: (epoch: number, version: string | null) => void;
  setFreshness: (isStale: boolean, age: number | null) => void;
}

/** What the open page knows about its prices. Lives as long as the page does. */
export const usePriceStatus = create<PriceStatusStore>()((set, get) => ({
  shown: null,
  shownVersion: null,
  known: null,
  knownVersion: null,
  isStale: false,
  age: null,
  setShown: (shown, version) => set({ shown, shownVersion: version ?? null }),
  setKnown: (known, knownVersion) => set({ known, knownVersion }),
  setFreshness: (isStale, age) => {
    if (isStale || get().isStale) set({ isStale, age: isStale ? age : null });
  },
}));
