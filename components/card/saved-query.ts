import * as z from 'zod/mini';
import { queryKeys } from '@/components/queries/keys';
import { fetchJson } from '@/lib/browser/api/request';
import { moneySchema } from '@/lib/domain/prices/money-schema';
import { cardSchema } from './card-schema';
import type { SavedEntry } from './saved-data';

/** Maximum number of codes per request to our own handler (app/api/catalogue/route.ts). */
const MOST_CODES = 50;

const fact = z.object({
  name: z.string(),
  value: z.string(),
  best: z.nullable(z.string()),
  exact: z.exactOptional(z.string()),
  rank: z.nullable(z.number()),
});

const schema = z.object({
  entries: z.array(
    z.object({
      card: cardSchema,
      // A server of the release before sends neither.
      price: z._default(z.nullable(moneySchema), null),
      variantId: z._default(z.nullable(z.string()), null),
      facts: z.array(fact),
    }),
  ),
});

async function fetchSome(codes: readonly string[], signal: AbortSignal): Promise<readonly SavedEntry[]> {
  const query = new URLSearchParams(codes.map((code) => ['codes', code]));
  return schema.parse(await fetchJson(`/api/catalogue?${query}`, signal)).entries;
}

/** By lower-case code. Null: the product is no longer sold. */
export type Entries = ReadonlyMap<string, SavedEntry | null>;

async function fetchSaved(codes: readonly string[], signal: AbortSignal): Promise<Entries> {
  const parts = Array.from({ length: Math.ceil(codes.length / MOST_CODES) }, (_, index) =>
    fetchSome(codes.slice(index * MOST_CODES, (index + 1) * MOST_CODES), signal),
  );
  const entries = (await Promise.all(parts)).flat();
  const found = new Map(entries.map((entry) => [entry.card.code.toLowerCase(), entry]));
  return new Map(codes.map((code) => [code, found.get(code) ?? null]));
}

/** The current data of these products, for React Query. @param codes lower case */
export function savedQuery(codes: readonly string[]) {
  return {
    queryKey: queryKeys.saved(codes),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchSaved(codes, signal),
  };
}
