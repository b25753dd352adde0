'use client';

import type { ListingQuery } from '@/lib/catalogue/filters';
import { listingTitle } from '@/lib/catalogue/listing-title';
import { useListingStore } from '@/stores/listing-store';
import type { ListingOptions } from './listing-options';

interface ListingTitleProps {
  category: string;
  options: ListingOptions;
  path: string;
  /** What the page was rendered for. */
  query: ListingQuery;
}

/** Says what the listing below shows, when a choice has changed that as well. */
export function ListingTitle({ category, options, path, query }: ListingTitleProps) {
  const shown = useListingStore((store) => (store.shown?.path === path ? store.shown.query : query));
  return <h1>{listingTitle(category, options, shown)}</h1>;
}
