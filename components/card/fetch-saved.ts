import * as z from 'zod/mini';
import { cardSchema } from '@/components/card/card-schema';
import { fetchJson } from '@/lib/browser/api/request';
import { moneySchema } from '@/lib/domain/prices/money-schema';
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

/** The products' data by lower-case code, without those no longer sold. Rejects without a valid response. */
export async function fetchSaved(
  codes: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, SavedEntry>> {
  const parts = Array.from({ length: Math.ceil(codes.length / MOST_CODES) }, (_, index) =>
    fetchSome(codes.slice(index * MOST_CODES, (index + 1) * MOST_CODES), signal),
  );
  const entries = (await Promise.all(parts)).flat();
  return new Map(entries.map((entry) => [entry.card.code.toLowerCase(), entry]));
}
