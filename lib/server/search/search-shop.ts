import type { Product } from '@/lib/domain/product/product';
import type { Catalogue } from '@/lib/server/catalogue/catalogue';
import { singleton } from '@/lib/server/config/singleton';
import { matchingProducts, similarProducts } from '@/lib/server/search/products/find-products';
import { type FaqEntry, groupFaq, PRODUCT_FAQ_CATEGORY } from '@/lib/server/sylius/resources/faq/faq';
import { categoryDocuments, contentDocuments, deliveryDocuments, type Place, type PlaceDocument } from './documents';
import { createPlaceIndex, findAnswers, findNearest, findPlaces, type PlaceIndex } from './find-places';

interface Indexed {
  signature?: string;
  index?: PlaceIndex;
}

const latest = singleton<Indexed>('place-index', () => ({}));

/** Built again only when a category or a question of the backend changes. */
function placeIndex(catalogue: Catalogue, faq: readonly FaqEntry[]): PlaceIndex {
  const delivery = groupFaq(faq, PRODUCT_FAQ_CATEGORY).flatMap(({ entries }) => entries);
  const documents = [...categoryDocuments(catalogue.roots), ...deliveryDocuments(delivery)];
  const signature = JSON.stringify(documents);
  if (latest.index && latest.signature === signature && process.env.NODE_ENV !== 'development') return latest.index;
  const index = createPlaceIndex([...documents, ...contentDocuments()]);
  Object.assign(latest, { signature, index });
  return index;
}

export interface FoundInShop {
  readonly products: readonly Product[];
  /** No product has all words: these match a part of the term. */
  readonly isPartly: boolean;
  /** Categories, questions, articles and pages whose name, or what people call them, is the term. Best first, as the others. */
  readonly named: readonly Place[];
  /** Those whose text has all words of the term. */
  readonly mentioned: readonly Place[];
  /** What is nearest, when nothing else is found. */
  readonly nearest: readonly Place[];
}

const placeOf = ({ href, kind, name, within }: PlaceDocument): Place => ({ href, kind, name, within });

/**
 * Everything that a term finds; without one, every product. Products that match only a part of it are found when nothing is called what was typed: "sälja silver"
 * is no search for silver to buy.
 */
export async function searchShop(catalogue: Catalogue, faq: readonly FaqEntry[], term: string): Promise<FoundInShop> {
  if (term === '') return { products: catalogue.products, named: [], mentioned: [], nearest: [], isPartly: false };
  const index = placeIndex(catalogue, faq);
  const { named: called, mentioned } = findPlaces(index, term);
  const isUsed = (word: string) => index.vocabulary.has(word);
  const matching = await matchingProducts(catalogue, term, isUsed);
  const named = called.length === 0 && matching.length === 0 ? findAnswers(index, term) : called;
  const ids = new Set(named.map(({ href }) => href));
  const products = matching.length > 0 || named.length > 0 ? matching : await similarProducts(catalogue, term, isUsed);
  const isNothing = products.length + named.length + mentioned.length === 0;
  return {
    products,
    isPartly: matching.length === 0 && products.length > 0,
    named: named.map(placeOf),
    mentioned: mentioned.filter(({ href }) => !ids.has(href)).map(placeOf),
    nearest: isNothing ? findNearest(index, term).map(placeOf) : [],
  };
}
