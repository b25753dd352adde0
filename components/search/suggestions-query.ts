import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getQueryClient } from '@/components/queries/client';
import { fetchJson } from '@/components/queries/fetch-json';
import { queryKeys } from '@/components/queries/keys';

const schema = z.object({
  terms: z.readonly(z.array(z.string())),
  products: z.array(
    z.object({
      code: z.string(),
      href: z.string(),
      name: z.string(),
      price: z.nullable(z.string()),
      image: z.nullable(z.string()),
    }),
  ),
});

export type Suggestions = z.infer<typeof schema>;

const SHORTEST = 2;

async function fetchSuggestions(term: string, signal: AbortSignal): Promise<Suggestions> {
  const query = new URLSearchParams({ searchTerm: term });
  return schema.parse(await fetchJson(`/api/search/suggestions?${query}`, signal));
}

/** Suggestions for the typed text; the previous ones until new ones arrive. Undefined without any. */
export function useSuggestions(typed: string): Suggestions | undefined {
  const term = typed.trim();
  const isLong = term.length >= SHORTEST;
  const { data } = useQuery(
    {
      queryKey: queryKeys.suggestions(term),
      queryFn: ({ signal }) => fetchSuggestions(term, signal),
      enabled: isLong,
      placeholderData: keepPreviousData,
    },
    getQueryClient(),
  );
  return isLong ? data : undefined;
}
