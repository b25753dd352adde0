import type { Product } from '@/lib/domain/product/product';
import { getFaq } from '@/lib/server/catalogue/queries';
import { getSnapshot } from '@/lib/server/catalogue/snapshot';
import { completions } from '@/lib/server/search/products/find-products';
import { type PlaceGroup, placeGroups } from './place-groups';
import { searchShop } from './search-shop';

const MOST_PRODUCTS = 5;
/** Of each kind. */
const MOST_PLACES = 2;

export interface Suggested {
  readonly terms: readonly string[];
  readonly products: readonly Product[];
  readonly places: readonly PlaceGroup[];
}

/** Suggestions for a typed term. @throws CommerceError when there is no catalogue and loading fails */
export async function suggest(term: string): Promise<Suggested> {
  const [{ catalogue }, faq] = await Promise.all([getSnapshot(), getFaq()]);
  const { products, named, mentioned, nearest } = await searchShop(catalogue, faq, term);
  const places = named.length > 0 ? named : products.length > 0 ? [] : [...mentioned, ...nearest];
  return {
    terms: products.length > 0 ? await completions(catalogue, term) : [],
    products: products.slice(0, MOST_PRODUCTS),
    places: placeGroups(places, MOST_PLACES),
  };
}
