import { queryKeys } from '@/components/queries/keys';
import { fetchSaved } from './fetch-saved';
import type { SavedEntry } from './saved-data';

/** By lower-case code. Null: the product is no longer sold. */
export type Entries = ReadonlyMap<string, SavedEntry | null>;

/** The current data of these products, for React Query. @param codes lower case */
export function savedQuery(codes: readonly string[]) {
  return {
    queryKey: queryKeys.saved(codes),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Entries> => {
      const entries = await fetchSaved(codes, signal);
      return new Map(codes.map((code) => [code, entries.get(code) ?? null]));
    },
  };
}
