import { PAGE_SIZE } from '@/lib/listing/listing';
import type { Product } from '@/lib/product/product';
import { pageOf } from './listing-address';

/** What the search page's address asks for. */
export interface SearchRequest {
  /** Trimmed and cut; empty for none. */
  readonly term: string;
  /** From 1. */
  readonly page: number;
}

/** One page of what was found. */
export interface SearchPage {
  readonly products: readonly Product[];
  /** How many fit in all. */
  readonly total: number;
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
}

/** In characters. */
const LONGEST_TERM = 100;

type Parameter = string | string[] | undefined;

const first = (value: Parameter) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Reads `searchTerm` (spec.md section 2) and `sida`; a page number that is none counts as the first. */
export function parseSearch(params: Readonly<Record<string, Parameter>>): SearchRequest {
  return { term: first(params.searchTerm).trim().slice(0, LONGEST_TERM), page: pageOf(first(params.sida)) };
}

/** Cuts what was found into pages as long as a listing's. A page beyond the last one is the last one: goods come and go. */
export function searchPageOf(found: readonly Product[], wanted: number): SearchPage {
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(wanted, pageCount);
  return { products: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length, page, pageCount };
}
