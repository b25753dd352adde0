'use client';

import type { ListingQuery } from '@/lib/listing/filters';
import { listingTitle } from '@/lib/listing/listing-title';
import { useListingStore } from '@/stores/listing-store';
import type { ListingOptions, Option } from './listing-options';

interface ListingTitleProps {
  category: string;
  options: ListingOptions;
  path: string;
  query: ListingQuery;
}

const named = (options: readonly Option[]) => options.map(([key, name]) => ({ key, name }));

export function ListingTitle({ category, options, path, query }: ListingTitleProps) {
  const shown = useListingStore((store) => (store.shown?.path === path ? store.shown.query : query));
  const names = { weights: named(options.weights), brands: named(options.brands) };
  return <h1>{listingTitle(category, names, shown)}</h1>;
}
