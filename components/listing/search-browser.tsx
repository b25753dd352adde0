'use client';

import type { ReactNode } from 'react';
import type { ListingQuery } from '@/lib/domain/listing/listing-query';
import type { SortKey } from '@/lib/domain/listing/sort';
import { ListingBrowser, type ListingBrowserProps } from './listing-browser';
import { searchedText } from './searched-text';

interface SearchedProps extends Pick<ListingBrowserProps, 'options'> {
  term: string;
  query: ListingQuery;
  order: SortKey;
}

/** What is shown for a term, and for a price, an order or stock that was typed with it or chosen since. */
function Searched({ term, query, options, order }: SearchedProps) {
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

interface SearchBrowserProps extends Omit<ListingBrowserProps, 'above' | 'category' | 'facets' | 'ranking'> {
  term: string;
  /** Below the sentence that says what is shown. */
  children: ReactNode;
}

/** The products of a search, below a sentence that follows what is chosen. */
export function SearchBrowser({ term, children, ...listing }: SearchBrowserProps) {
  return (
    <ListingBrowser
      {...listing}
      above={(query, order) => (
        <>
          <Searched options={listing.options} order={order} query={query} term={term} />
          {children}
        </>
      )}
      category={null}
      facets={null}
      ranking="relevance"
    />
  );
}
