import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import type { SavedProduct } from '@/lib/domain/product/product';
import type { useWishlist } from '@/stores/wishlist-store';
import type { SavedEntry } from './saved-data';
import { type Entries, savedQuery } from './saved-query';

export type UseSavedStore = typeof useWishlist;

/** False on the server and until the stored list has been read, so that a full list is never shown as empty. */
export function useIsRead(store: UseSavedStore): boolean {
  return useSyncExternalStore(store.persist.onFinishHydration, store.persist.hasHydrated, () => false);
}

export interface SavedResult {
  readonly found: readonly SavedEntry[];
  readonly gone: readonly SavedProduct[];
  /** Some products of the list have no data yet. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Reuses the data of a cached list that contains this one, for example after a removal. */
function knownEntries(codes: readonly string[]): Entries | undefined {
  return getQueryClient()
    .getQueriesData<Entries>({ queryKey: queryKeys.allSaved })
    .findLast(([, entries]) => entries && codes.every((code) => entries.has(code)))?.[1];
}

/** The current data of the products in a list; fetched again when the list grows or the price epoch changes. */
export function useSaved(list: readonly SavedProduct[]): SavedResult {
  const codes = list.map(({ code }) => code.toLowerCase());
  const { data, isError, refetch } = useQuery<Entries>(
    {
      ...savedQuery(codes),
      enabled: codes.length > 0,
      initialData: () => knownEntries(codes),
      placeholderData: keepPreviousData,
    },
    getQueryClient(),
  );
  const results = list.map((product) => ({ product, entry: data?.get(product.code.toLowerCase()) }));
  return {
    found: results.flatMap(({ entry }) => entry ?? []),
    gone: results.flatMap(({ product, entry }) => (entry === null ? product : [])),
    isWaiting: results.some(({ entry }) => entry === undefined),
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
