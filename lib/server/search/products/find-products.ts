import type { Product } from '@/lib/domain/product/product';
import type { Catalogue } from '@/lib/server/catalogue/catalogue';
import { singleton } from '@/lib/server/config/singleton';
import type { IsWord } from '@/lib/server/search/query';
import {
  createSearchIndex,
  type Match,
  type SearchDocument,
  type SearchIndex,
  searchDocument,
  searchLoosely,
  searchStrictly,
  suggestTerms,
} from './search';

interface Indexed {
  goods?: Catalogue['goods'];
  index?: Promise<SearchIndex>;
}

const latest = singleton<Indexed>('search-index', () => ({}));

function* documentsOf({ products, paths }: Catalogue): Generator<SearchDocument> {
  for (const product of products) {
    const path = paths.get(product.categoryCode ?? '') ?? [];
    yield searchDocument(product, [...path.map(({ name }) => name), ...product.categoryNames]);
  }
}

/** The index of these goods, built once: prices and stock are not in it. */
export function searchIndexOf(catalogue: Catalogue): Promise<SearchIndex> {
  if (latest.index && latest.goods === catalogue.goods) return latest.index;
  const build = () => createSearchIndex(documentsOf(catalogue));
  const index = (latest.index ?? Promise.resolve()).then(build, build);
  Object.assign(latest, { goods: catalogue.goods, index });
  // The next search tries again.
  index.catch(() => {
    if (latest.index === index) Object.assign(latest, { goods: undefined, index: undefined });
  });
  return index;
}

/** Builds the index before the first search does. Never rejects. */
export async function prepareSearch(catalogue: Catalogue): Promise<void> {
  await searchIndexOf(catalogue).catch(() => undefined);
}

const positions = new WeakMap<Catalogue, ReadonlyMap<Product, number>>();

function positionsIn(catalogue: Catalogue): ReadonlyMap<Product, number> {
  const byProduct = positions.get(catalogue) ?? new Map(catalogue.products.map((product, index) => [product, index]));
  positions.set(catalogue, byProduct);
  return byProduct;
}

/** Equally good ones in the shop's order, which depends on the stock. */
function productsOf(catalogue: Catalogue, matches: readonly Match[]): Product[] {
  const position = positionsIn(catalogue);
  const hits = matches.flatMap(({ code, score }) => {
    const product = catalogue.byCode.get(code.toLowerCase());
    return product ? [{ product, score }] : [];
  });
  const place = (product: Product) => position.get(product) ?? position.size;
  return hits.sort((a, b) => b.score - a.score || place(a.product) - place(b.product)).map(({ product }) => product);
}

/**
 * The products that match a whole term, best first. Pure apart from the cached index, as the functions below.
 * @param isUsed see searchStrictly
 */
export async function matchingProducts(catalogue: Catalogue, term: string, isUsed?: IsWord): Promise<Product[]> {
  return productsOf(catalogue, searchStrictly(await searchIndexOf(catalogue), term, isUsed));
}

/** The products that match a part of a term, best first. */
export async function similarProducts(catalogue: Catalogue, term: string, isUsed?: IsWord): Promise<Product[]> {
  return productsOf(catalogue, searchLoosely(await searchIndexOf(catalogue), term, isUsed));
}

/** The products that match a term or, when there is none, a part of it. */
export async function searchCatalogue(catalogue: Catalogue, term: string): Promise<Product[]> {
  const matching = await matchingProducts(catalogue, term);
  return matching.length > 0 ? matching : similarProducts(catalogue, term);
}

const MOST_TERMS = 3;

/** Completions of a term in the spelling of the products' names. */
export async function completions(catalogue: Catalogue, term: string): Promise<string[]> {
  return suggestTerms(await searchIndexOf(catalogue), term, MOST_TERMS);
}
