import { hashKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { cardSchema } from '@/components/product/card-schema';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import type { ListingCards } from './listing-page';

const answer = z.object({
  cards: z.array(cardSchema),
  total: z.number(),
  pageCount: z.number(),
  head: z.object({ title: z.string(), canonical: z.string() }),
});

async function fetchCards(code: string, search: string, signal: AbortSignal): Promise<ListingCards> {
  const response = await fetch(`/api/catalogue/${encodeURIComponent(code)}?${search}`, { signal });
  if (!response.ok) throw new Error(`listing: ${response.status}`);
  return answer.parse(await response.json());
}

/**
 * A view of a category, from the cache of this tab or from our own handler. Other requests that are still running are cancelled: only
 * the latest choice counts. Rejects without a response that can be read.
 * @param isRenewal the server has newer cards than those in the cache
 */
export async function queryListing(code: string, search: string, isRenewal: boolean): Promise<ListingCards> {
  const client = getQueryClient();
  const queryKey = queryKeys.listing(code, search);
  const isOther = ({ queryHash }: { readonly queryHash: string }) => queryHash !== hashKey(queryKey);
  await client.cancelQueries({ queryKey: queryKeys.listings, predicate: isOther });
  return client.fetchQuery({
    queryKey,
    queryFn: ({ signal }) => fetchCards(code, search, signal),
    ...(isRenewal ? { staleTime: 0 } : {}),
  });
}
