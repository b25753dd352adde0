import { type ListingView, parseView } from './listing-address';

/** What the search page's address requests. */
export interface SearchRequest {
  /** Trimmed and cut; empty for none. */
  readonly term: string;
  readonly view: ListingView;
}

/** In characters. */
const LONGEST_TERM = 100;

/** Reads `searchTerm` (spec.md section 2) and what a listing's address may say beside it. */
export function parseSearch(params: URLSearchParams): SearchRequest {
  return { term: (params.get('searchTerm') ?? '').trim().slice(0, LONGEST_TERM), view: parseView(params) };
}
