'use client';

import type { ReactNode } from 'react';
import { ListingBrowser, type ListingBrowserProps } from './listing-browser';
import { Searched } from './searched';

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
