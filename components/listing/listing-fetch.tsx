import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { cardSchema } from '@/components/card/card-schema';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { fetchJson } from '@/lib/browser/api/request';
import { byGroup } from '@/lib/domain/listing/listing-query';
import { SORT_KEYS } from '@/lib/domain/listing/sort';
import type { ListingCards } from './listing-page';

const counts = z.record(z.string(), z.number());

const response = z.object({
  cards: z.array(cardSchema),
  total: z.number(),
  pageCount: z.number(),
  order: z.enum(SORT_KEYS),
  groups: z.array(z.object({ name: z.string(), count: z.number() })),
  optionCounts: z.nullable(z.object({ ...byGroup(() => counts), flags: counts })),
  without: z.array(z.number()),
  head: z.object({ title: z.string(), canonical: z.string() }),
});

export interface ListingResult {
  readonly search: string;
  readonly listing: ListingCards | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

interface ListingQueryProps {
  address: string;
  search: string;
  onResult: (result: ListingResult) => void;
}

/** Fetches a view other than the server-rendered one. A component, so that its code is loaded with the first choice. */
export function ListingFetch({ address, search, onResult }: ListingQueryProps) {
  const wanted = `${address}${address.includes('?') ? '&' : '?'}${search}`;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    {
      queryKey: queryKeys.listing(wanted),
      queryFn: async ({ signal }): Promise<ListingCards> => response.parse(await fetchJson(wanted, signal)),
      placeholderData: keepPreviousData,
    },
    getQueryClient(),
  );
  const isSettled = !isPlaceholderData && (data !== undefined || (isError && !isFetching));
  useEffect(() => {
    if (isSettled) onResult({ search, listing: data ?? null, hasFailed: isError, retry: () => void refetch() });
  }, [isSettled, search, data, isError, refetch, onResult]);
  return null;
}
