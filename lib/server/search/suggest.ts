import { filterProducts } from '@/lib/domain/listing/filters';
import type { ListingQuery } from '@/lib/domain/listing/listing-query';
import { sortProducts } from '@/lib/domain/listing/sort-products';
import type { Product } from '@/lib/domain/product/product';
import { getFaq } from '@/lib/server/catalogue/queries';
import { getSnapshot } from '@/lib/server/catalogue/snapshot';
import { parseTerm, withCriteria } from './criteria';
import { type PlaceGroup, placeGroups } from './place-groups';
import { completions } from './products/find-products';
import { searchShop } from './search-shop';

const MOST_PRODUCTS = 5;
/** Of each kind. */
const MOST_PLACES = 2;

export interface Suggested {
  readonly terms: readonly string[];
  /** The search that a price, an order or stock in the term means; null when it names none. */
  readonly meant: { readonly term: string; readonly query: ListingQuery } | null;
  readonly products: readonly Product[];
  readonly places: readonly PlaceGroup[];
}

/** Suggestions for a typed term. @throws CommerceError when there is no catalogue and loading fails */
export async function suggest(typed: string): Promise<Suggested> {
  const [{ catalogue, rates }, faq] = await Promise.all([getSnapshot(), getFaq()]);
  const { term, criteria } = parseTerm(typed);
  const hasCriteria = Object.keys(criteria).length > 0;
  const query = withCriteria(criteria);
  const found = await searchShop(catalogue, faq, term);
  const { named, mentioned, nearest } = found;
  const products = hasCriteria
    ? sortProducts(filterProducts(found.products, query), query.sort, rates)
    : found.products;
  const places = named.length > 0 ? named : products.length > 0 ? [] : [...mentioned, ...nearest];
  return {
    terms: products.length > 0 && !hasCriteria ? await completions(catalogue, term) : [],
    meant: hasCriteria ? { term, query } : null,
    products: products.slice(0, MOST_PRODUCTS),
    places: placeGroups(places, MOST_PLACES),
  };
}
