import { createHash } from 'node:crypto';
import type { Product } from '@/lib/domain/product/product';
import { singleton } from '@/lib/domain/singleton';
import type { Catalogue } from '../catalogue';
import {
  createSearchIndex,
  type SearchDocument,
  type SearchIndex,
  searchDocument,
  searchLoosely,
  searchStrictly,
  suggestTerms,
} from './search';

interface Indexed {
  signature?: string;
  index?: SearchIndex;
}

const latest = singleton<Indexed>('search-index', () => ({}));

/** Hash of all documents, instead of keeping megabytes for comparison. */
function signatureOf(documents: readonly SearchDocument[]): string {
  const hash = createHash('sha1');
  for (const document of documents) hash.update(JSON.stringify(document));
  return hash.digest('base64url');
}

/** Reuses the index when no document changed, as after a price change: building it is slow for a large catalogue. */
function indexOf(catalogue: Catalogue): SearchIndex {
  const documents = catalogue.products.map((product) => {
    const path = catalogue.paths.get(product.categoryCode ?? '') ?? [];
    return searchDocument(product, [...path.map(({ name }) => name), ...product.categoryNames]);
  });
  const signature = signatureOf(documents);
  if (latest.index && latest.signature === signature) return latest.index;
  const index = createSearchIndex(documents);
  Object.assign(latest, { signature, index });
  return index;
}

const indexes = new WeakMap<Catalogue, SearchIndex>();

function remembered(catalogue: Catalogue): SearchIndex {
  const index = indexes.get(catalogue) ?? indexOf(catalogue);
  indexes.set(catalogue, index);
  return index;
}

const productsOf = ({ byCode }: Catalogue, codes: readonly string[]): Product[] =>
  codes.flatMap((code) => byCode.get(code.toLowerCase()) ?? []);

/** The products that match a whole term, best first. Pure apart from the cached index, as the functions below. */
export function matchingProducts(catalogue: Catalogue, term: string): Product[] {
  return productsOf(catalogue, searchStrictly(remembered(catalogue), term));
}

/** The products that match a part of a term, best first. */
export function similarProducts(catalogue: Catalogue, term: string): Product[] {
  return productsOf(catalogue, searchLoosely(remembered(catalogue), term));
}

/** The products that match a term or, when there is none, a part of it. */
export function searchCatalogue(catalogue: Catalogue, term: string): Product[] {
  const matching = matchingProducts(catalogue, term);
  return matching.length > 0 ? matching : similarProducts(catalogue, term);
}

const MOST_TERMS = 3;

/** Completions of a term in the spelling of the products' names. */
export function completions(catalogue: Catalogue, term: string): string[] {
  return suggestTerms(remembered(catalogue), term, MOST_TERMS);
}
