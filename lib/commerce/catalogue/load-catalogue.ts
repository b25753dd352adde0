import type { Category } from '@/lib/catalogue/category';
import { withoutPastOffer } from '@/lib/catalogue/limited-offer';
import { metalOfRoot } from '@/lib/catalogue/tree';
import type { WireList } from '@/lib/commerce/client/list';
import { report } from '@/lib/commerce/faults/report';
import { withAttributes } from '@/lib/commerce/resources/products/attributes';
import type { CategoryFacts } from '@/lib/commerce/resources/products/facts';
import { fetchProducts } from '@/lib/commerce/resources/products/fetch';
import { mergeProducts } from '@/lib/commerce/resources/products/merge';
import { type ParsedProduct, parseProduct } from '@/lib/commerce/resources/products/products';
import { fetchTaxon, fetchTaxons } from '@/lib/commerce/resources/taxons/fetch';
import { loadTaxonTree } from '@/lib/commerce/resources/taxons/taxon-tree';
import { fetchVariants } from '@/lib/commerce/resources/variants/fetch';
import { withOptions } from '@/lib/commerce/resources/variants/options';
import { type ParsedVariant, parseVariant } from '@/lib/commerce/resources/variants/variants';
import { collect } from '@/lib/commerce/wire/collect';
import { shareStrings } from '@/lib/commerce/wire/share-strings';
import { buildCatalogue, type Catalogue, categoryPathReader } from './catalogue';
import { adoptOrphans } from './orphans';

/** What everything in a product's category has in common. */
function categoryFactsReader(roots: readonly Category[]): (product: ParsedProduct) => CategoryFacts {
  const pathOf = categoryPathReader(roots);
  return ({ facts, stated }) => {
    const path = pathOf({ ...facts, metal: stated.metal });
    return { metal: metalOfRoot(path[0]?.code ?? ''), words: path.flatMap(({ code, name }) => [code, name]) };
  };
}

const EXAMPLES = 5;

/** What is read of a list; the answer itself is let go, since it is many times as large. */
interface ReadList<T> extends Pick<WireList, 'isWhole'> {
  readonly parsed: readonly T[];
  /** How many members the backend sent. */
  readonly received: number;
}

async function readProducts(hosts: readonly string[]): Promise<ReadList<ParsedProduct>> {
  const { members, isWhole } = await fetchProducts();
  const completed = await withAttributes(members);
  const parsed = collect('products', completed, (member) => parseProduct(member, hosts));
  return { parsed, isWhole, received: completed.length };
}

async function readVariants(): Promise<ReadList<ParsedVariant>> {
  const { members, isWhole } = await fetchVariants();
  const parsed = await withOptions(collect('variants', members, parseVariant));
  return { parsed, isWhole, received: members.length };
}

export interface LoadedCatalogue {
  readonly catalogue: Catalogue;
  /** How many products the backend sent. */
  readonly received: number;
  /** False when a part of the two lists never came. */
  readonly isWhole: boolean;
  /** A branch of the category tree did not answer. */
  readonly lacksBranch: boolean;
}

/**
 * Products, variants and both category trees from the backend, made into one catalogue. `complete` is false in it when a list
 * or a branch did not come whole: what is missing is then not known to be gone.
 * @param hosts whose absolute picture addresses are trusted
 * @param previous the trees known so far, for branches that do not answer
 * @throws CommerceError when one of the lists, or both trees, cannot be had
 */
export async function loadCatalogue(hosts: readonly string[], previous: readonly Category[]): Promise<LoadedCatalogue> {
  const [products, variants, tree] = await Promise.all([
    readProducts(hosts),
    readVariants(),
    loadTaxonTree({ fetchTaxon, fetchTaxons }, previous),
  ]);
  const adopted = await adoptOrphans(products.parsed, tree, previous);
  const merged = mergeProducts(adopted.products, variants.parsed, categoryFactsReader(adopted.roots));
  const now = new Date();
  const goods = merged.map(({ product }) => withoutPastOffer(product, now));
  shareStrings(merged);
  const isWhole = products.isWhole && variants.isWhole;
  const terms = new Map(merged.flatMap((entry) => entry.terms));
  const catalogue = buildCatalogue(goods, adopted.roots, tree.complete && isWhole, terms, adopted.hidden);
  const unpriced = catalogue.products.filter(({ price, variants: sold }) => price === null && sold.length > 0);
  if (unpriced.length > 0)
    report('products without a price that can be told', {
      codes: unpriced.slice(0, EXAMPLES).map(({ code }) => code),
      count: unpriced.length,
    });
  return { catalogue, received: products.received, isWhole, lacksBranch: !tree.complete };
}
