import { create } from 'zustand';
import type { ListingQuery } from '@/lib/listing/filters';

interface ShownListing {
  readonly path: string;
  readonly query: ListingQuery;
}

interface ListingStore {
  /** The current query of the page's listing; null before hydration, and without a listing. */
  shown: ShownListing | null;
  setShown: (shown: ShownListing | null) => void;
}

/** For parts of a category page outside the listing that follow it. Not persisted. */
export const useListingStore = create<ListingStore>()((set) => ({
  shown: null,
  setShown: (shown) => set({ shown }),
}));
