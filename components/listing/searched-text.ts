import { filterChoicesOf } from '@/lib/domain/listing/choices';
import { byGroup, type ListingQuery } from '@/lib/domain/listing/listing-query';
import { SORTS, type SortKey } from '@/lib/domain/listing/sort';
import { choiceName, type ListingOptions, spanName } from './listing-options';

export const NO_OPTIONS: ListingOptions = { ...byGroup(() => []), flags: [], price: null };

const inSentence = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);

/** "Guld upp till 5 000 SEK, i lager, lägst påslag först": what a search with choices shows; null for one without. */
export function searchedText(
  term: string,
  query: ListingQuery,
  options: ListingOptions,
  order: SortKey = query.sort,
): string | null {
  const { price } = query;
  const others = filterChoicesOf({ ...query, price: { from: null, to: null } });
  const names = others.map((choice) => inSentence(choiceName(choice, query, options)));
  const first = order === 'gram-pris' ? 'mest metall för pengarna' : inSentence(SORTS[order].name);
  const parts = [...names, ...(order === 'standard' ? [] : [`${first} först`])];
  const span = spanName(price);
  if (span === '' && parts.length === 0) return null;
  const subject = term === '' ? 'Hela sortimentet' : term.slice(0, 1).toUpperCase() + term.slice(1);
  return [[subject, span].filter(Boolean).join(' '), ...parts].join(', ');
}
