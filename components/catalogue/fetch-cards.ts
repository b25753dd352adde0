import * as z from 'zod/mini';
import { cardSchema } from '@/components/product/card-schema';
import type { ListingCards } from './listing-page';

const answer = z.object({
  cards: z.array(cardSchema),
  total: z.number(),
  pageCount: z.number(),
  head: z.object({ title: z.string(), canonical: z.string() }),
});

/** Asks our own handler for a view of a category. Rejects when there is no answer or none that can be read. */
export async function fetchCards(code: string, search: string, signal: AbortSignal): Promise<ListingCards> {
  const response = await fetch(`/api/catalogue/${encodeURIComponent(code)}?${search}`, { signal });
  if (!response.ok) throw new Error(`listing: ${response.status}`);
  return answer.parse(await response.json());
}
