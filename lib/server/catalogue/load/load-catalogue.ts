import type { Category } from '@/lib/domain/listing/category';
import { metalOfRoot } from '@/lib/domain/listing/tree';
import type { Spots } from '@/lib/domain/prices/spot';
import { withoutPastOffer } from '@/lib/domain/product/limited-offer';
import type { WireList } from '@/lib/sylius/client/list';
import { collect } from '@/lib/sylius/decoders/collect';
import { lacksFacts, withAttributes } from '@/lib/sylius/resources/products/attributes';
import type { CategoryFacts } from '@/lib/sylius/resources/products/facts';
import { mergeProducts } from '@/lib/sylius/resources/products/merge';
import { fetchProducts, type ParsedProduct, parseProduct } from '@/lib/sylius/resources/products/products';
import { loadTaxonTree } from '@/lib/sylius/resources/taxons/taxon-tree';
import { withOptions } from '@/lib/sylius/resources/variants/options';
import { fetchVariants, type ParsedVariant, parseVariant } from '@/lib/sylius/resources/variants/variants';
import { buildCatalogue, type Catalogue, categoryPathReader } from '../catalogue';
import { type Counted, reportOf } from './load-report';
import { placeOrphans } from './orphans';
import { metalsInCheck, plausible } from './plausible';

/** Facts that a product inherits from its category. */
function categoryFactsReader(roots: readonly Category[]): (product: ParsedProduct) => CategoryFacts {
  const pathOf = categoryPathReader(roots);
  return ({ facts, stated }) => {
    const path = pathOf({ ...facts, metal: stated.metal });
    return { metal: metalOfRoot(path[0]?.code ?? ''), words: path.flatMap(({ code, name }) => [code, name]) };
  };
}

/** The parsed part of a list, so that the response itself, which is many times larger, can be collected. */
interface ReadList<T> extends Pick<WireList<T>, 'isWhole' | 'source'>, Counted<T> {}

/** Reads now, and throws only when its result is used, so that `collect` reports all that cannot be read at once. */
function early<T>(read: () => T): () => T {
  try {
    const value = read();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Members whose attributes are at another path are parsed when those have come, all others as their page arrives. */
async function readProducts(hosts: readonly string[]): Promise<ReadList<ParsedProduct>> {
  const { members, ...list } = await fetchProducts((member) =>
    lacksFacts(member) ? member : early(() => parseProduct(member, hosts)),
  );
  const completed = await withAttributes(members);
  const parsed = collect('products', completed, (member) =>
    typeof member === 'function' ? member() : parseProduct(member, hosts),
  );
  return { ...list, parsed, received: completed.length };
}

async function readVariants(): Promise<ReadList<ParsedVariant>> {
  const { members, ...list } = await fetchVariants((member) => early(() => parseVariant(member)));
  const parsed = await withOptions(collect('variants', members, (read) => read()));
  return { ...list, parsed, received: members.length };
}

/**
 * Deduplicates strings in place below `root`: parsing creates a new one for each "Valcambi" and category name, and a
 * substring keeps the longer string in memory. Only for plain objects and arrays that are not shared yet.
 */
function shareStrings(root: object, known = new Map<string, string>()): void {
  for (const [name, value] of Object.entries(root)) {
    if (typeof value === 'object' && value !== null) shareStrings(value, known);
    if (typeof value !== 'string') continue;
    const first = known.get(value);
    if (first === undefined) known.set(value, value);
    else Reflect.set(root, name, first);
  }
}

/**
 * Loads products, variants and both category trees and builds one catalogue. Its `complete` is false when a part of the two `lists` is
 * missing (not `isWhole`) or a branch of the tree: a missing entry then does not mean that it was removed.
 * @param hosts trusted hosts of absolute picture URLs
 * @param previous the last catalogue: for branches that cannot be loaded, and for what has not changed
 * @param spot the spot prices that prices are checked with
 * @throws CommerceError when one of the lists, or both trees, cannot be loaded
 */
export async function loadCatalogue(
  hosts: readonly string[],
  previous: Catalogue | undefined,
  spot: Promise<{ readonly spots: Spots }>,
) {
  const [products, variants, tree, { spots }] = await Promise.all([
    readProducts(hosts),
    readVariants(),
    loadTaxonTree(previous?.roots ?? []),
    spot,
  ]);
  const placed = await placeOrphans(products.parsed, tree);
  const categoryFactsOf = categoryFactsReader(tree.roots);
  const merged = plausible(mergeProducts(placed.products, variants.parsed, categoryFactsOf), spots);
  const now = new Date();
  const goods = merged.map(({ product }) => withoutPastOffer(product, now));
  shareStrings(merged);
  const isWhole = products.isWhole && variants.isWhole;
  const terms = new Map(merged.flatMap((entry) => entry.terms));
  const catalogue = buildCatalogue(goods, tree.roots, tree.complete && isWhole, terms, placed.hidden, previous);
  const doubts = new Map(merged.flatMap(({ product, doubts }) => (doubts.length > 0 ? [[product.code, doubts]] : [])));
  const reported = reportOf(goods, products, variants, catalogue, doubts);
  const lists = [products.source, variants.source];
  return { catalogue, checking: metalsInCheck(merged, spots), lists, reported, isWhole, lacksBranch: !tree.complete };
}
