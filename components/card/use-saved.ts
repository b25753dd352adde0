import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { fetchJson } from '@/lib/browser/api/request';
import type { SavedProduct } from '@/lib/domain/product/product';
import type { useWishlist } from '@/stores/wishlist-store';
import { cardSchema } from './card-schema';
import type { SavedEntry } from './saved-data';

export type UseSavedStore = typeof useWishlist;

/** Null: the product is no longer sold. */
type Entries = ReadonlyMap<string, SavedEntry | null>;

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

/** Maximum number of codes per request to our own handler (app/api/catalogue/route.ts). */
const MOST_CODES = 50;

const fact = z.object({
  name: z.string(),
  value: z.string(),
  best: z.nullable(z.string()),
  rank: z.nullable(z.number()),
});

const schema = z.object({
  entries: z.array(z.object({ card: cardSchema, facts: z.array(fact) })),
});

async function fetchSome(codes: readonly string[], signal: AbortSignal): Promise<readonly SavedEntry[]> {
  const query = new URLSearchParams(codes.map((code) => ['codes', code]));
  return schema.parse(await fetchJson(`/api/catalogue?${query}`, signal)).entries;
}

/** By lower-case code; rejects without a valid response. */
async function fetchSaved(codes: readonly string[], signal: AbortSignal): Promise<Entries> {
  const parts = Array.from({ length: Math.ceil(codes.length / MOST_CODES) }, (_, index) =>
    fetchSome(codes.slice(index * MOST_CODES, (index + 1) * MOST_CODES), signal),
  );
  const entries = (await Promise.all(parts)).flat();
  const found = new Map(entries.map((entry) => [entry.card.code.toLowerCase(), entry]));
  return new Map(codes.map((code) => [code, found.get(code) ?? null]));
}

/** The current data of the products in a list; fetched again when the list grows or the price epoch changes. */
export function useSaved(list: readonly SavedProduct[]): SavedResult {
  const codes = list.map(({ code }) => code.toLowerCase());
  const { data, isError, refetch } = useQuery<Entries>(
    {
      queryKey: queryKeys.saved(codes),
      enabled: codes.length > 0,
      initialData: () => knownEntries(codes),
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => fetchSaved(codes, signal),
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
