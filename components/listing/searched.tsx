import type { ListingQuery } from '@/lib/domain/listing/listing-query';
import type { SortKey } from '@/lib/domain/listing/sort';
import type { ListingOptions } from './listing-options';
import { searchedText } from './searched-text';

interface SearchedProps {
  term: string;
  query: ListingQuery;
  options: ListingOptions;
  order: SortKey;
}

/** What is shown for a term, and for a price, an order or stock that was typed with it or chosen since. */
export function Searched({ term, query, options, order }: SearchedProps) {
  const text = searchedText(term, query, options, order);
  return text === null ? (
    <p>
      Du sökte efter ”<span translate="no">{term}</span>”.
    </p>
  ) : (
    <p className="bold" translate="no">
      {text}
    </p>
  );
}
