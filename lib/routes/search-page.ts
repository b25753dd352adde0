import { type ListingView, parseView } from './listing-address';

/** The search that a URL requests. */
export interface SearchRequest {
  /** Trimmed and truncated; empty for none. */
  readonly term: string;
  readonly view: ListingView;
}

/** In characters. */
const LONGEST_TERM = 100;

/** Parses `searchTerm` (spec.md section 2) and the listing parameters. */
export function parseSearch(params: URLSearchParams): SearchRequest {
  return { term: (params.get('searchTerm') ?? '').trim().slice(0, LONGEST_TERM), view: parseView(params) };
}
