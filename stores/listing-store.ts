import { create } from 'zustand';
import type { ListingQuery } from '@/lib/listing/filters';

interface ShownListing {
  /** Of the category. */
  readonly path: string;
  readonly query: ListingQuery;
}

interface ListingStore {
  /** What the listing of the open page shows by now; null before it is alive, and without one. */
  shown: ShownListing | null;
  setShown: (shown: ShownListing | null) => void;
}

/** For the parts of a category page that stand outside the listing and follow it. Lives as long as the page does. */
export const useListingStore = create<ListingStore>()((set) => ({
  shown: null,
  setShown: (shown) => set({ shown }),
}));
