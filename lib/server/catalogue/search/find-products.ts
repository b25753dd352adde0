import { createHash } from 'node:crypto';
import type { Product } from '@/lib/domain/product/product';
import { singleton } from '@/lib/domain/singleton';
import type { Catalogue } from '../catalogue';
import { getSnapshot } from '../snapshot';
import {
  createSearchIndex,
  type SearchDocument,
  type SearchIndex,
  searchCodes,
  searchDocument,
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

/** The matching products, best first. Pure apart from the cached index. */
export function searchCatalogue(catalogue: Catalogue, term: string, limit?: number): Product[] {
  return searchCodes(remembered(catalogue), term, limit).flatMap(
    (code) => catalogue.byCode.get(code.toLowerCase()) ?? [],
  );
}

const MOST_TERMS = 3;
const MOST_PRODUCTS = 5;

/** Suggestions for a typed term. Throws CommerceError when there is no catalogue and loading fails. */
export async function suggest(term: string) {
  const { catalogue } = await getSnapshot();
  return {
    terms: suggestTerms(remembered(catalogue), term, MOST_TERMS),
    products: searchCatalogue(catalogue, term, MOST_PRODUCTS),
  };
}
