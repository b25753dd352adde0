import type { Category } from '@/lib/domain/listing/category';
import { metalOfRoot } from '@/lib/domain/listing/tree';
import type { Spots } from '@/lib/domain/prices/spot';
import { withoutPastOffer } from '@/lib/domain/product/limited-offer';
import type { KeptPages } from '@/lib/server/sylius/client/list';
import { collect } from '@/lib/server/sylius/decoders/collect';
import type { Wire } from '@/lib/server/sylius/decoders/parse';
import { lacksFacts, withAttributes } from '@/lib/server/sylius/resources/products/attributes';
import type { CategoryFacts } from '@/lib/server/sylius/resources/products/facts';
import { mergeProducts } from '@/lib/server/sylius/resources/products/merge';
import { fetchProducts, type ParsedProduct, parseProduct } from '@/lib/server/sylius/resources/products/products';
import { loadTaxonTree } from '@/lib/server/sylius/resources/taxons/taxon-tree';
import { withOptions } from '@/lib/server/sylius/resources/variants/options';
import { fetchVariants, parseVariant } from '@/lib/server/sylius/resources/variants/variants';
import { buildCatalogue, type Catalogue, categoryPathReader } from '../catalogue';
import { type LeftOut, reportOf } from './load-report';
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

/**
 * Deduplicates strings in place below `root`: parsing creates a new one for each "Valcambi" and category name. Only for plain objects
 * and arrays that are not shared yet.
 */
function shareStrings(root: object, known: Map<string, string>): void {
  for (const [name, value] of Object.entries(root)) {
    if (typeof value === 'object' && value !== null) shareStrings(value, known);
    if (typeof value !== 'string') continue;
    const first = known.get(value);
    if (first === undefined) known.set(value, value);
    else Reflect.set(root, name, first);
  }
}

/** The result of reading a member. Throws only when it is used, so that `collect` reports all that cannot be read at once. */
type Early<T> = () => T;

/** Returns a function that reads now. */
function earlyReader<T extends object>(read: (member: unknown) => T): (member: unknown) => Early<T> {
  const known = new Map<string, string>();
  return (member) => {
    try {
      const value = read(member);
      shareStrings(value, known);
      return () => value;
    } catch (error) {
      return () => {
        throw error;
      };
    }
  };
}

/** The products that the last load has read. Variants are not kept: a price change changes them all. A member whose attributes are at another path is kept as sent. */
export type KeptProducts = KeptPages<Early<ParsedProduct> | Wire>;

/** "product GULD-1: no name" by its parts. */
function leftOutFor(message: string): LeftOut {
  const [, code = null, reason = message] = /^product (\S+): (.+)$/.exec(message) ?? [];
  return { code, reason };
}

/** Members whose attributes are at another path are parsed when those have come, all others as their page arrives. */
async function readProducts(hosts: readonly string[], before: KeptProducts | undefined) {
  const early = earlyReader((member) => parseProduct(member, hosts));
  const read = (member: unknown) => (lacksFacts(member) ? member : early(member));
  const { members, ...list } = await fetchProducts(read, before);
  const completed = await withAttributes(members);
  const leftOut: LeftOut[] = [];
  const parsed = collect(
    'products',
    completed,
    (member) => (typeof member === 'function' ? (member as Early<ParsedProduct>) : early(member))(),
    (reason) => leftOut.push(leftOutFor(reason)),
  );
  return { ...list, parsed, leftOut, received: completed.length };
}

async function readVariants() {
  const { members, ...list } = await fetchVariants(earlyReader(parseVariant));
  const parsed = await withOptions(collect('variants', members, (read) => read()));
  return { ...list, parsed, received: members.length };
}

/**
 * Loads products, variants and both category trees and builds one catalogue. Its `complete` is false when a part of the two `lists` is
 * missing (not `isWhole`) or a branch of the tree: a missing entry then does not mean that it was removed.
 * @param hosts trusted hosts of absolute picture URLs
 * @param previous the last catalogue: for branches that cannot be loaded, and for what has not changed
 * @param spot the spot prices that prices are checked with
 * @param kept what the last load returned as `kept`
 * @throws CommerceError when one of the lists, or both trees, cannot be loaded
 */
export async function loadCatalogue(
  hosts: readonly string[],
  previous: Catalogue | undefined,
  spot: Promise<{ readonly spots: Spots }>,
  kept?: KeptProducts,
) {
  const [products, variants, tree, { spots }] = await Promise.all([
    readProducts(hosts, kept),
    readVariants(),
    loadTaxonTree(previous?.roots ?? []),
    spot,
  ]);
  const placed = await placeOrphans(products.parsed, tree);
  const categoryFactsOf = categoryFactsReader(tree.roots);
  const merged = plausible(mergeProducts(placed.products, variants.parsed, categoryFactsOf), spots);
  const now = new Date();
  const goods = merged.map(({ product }) => withoutPastOffer(product, now));
  const isWhole = products.isWhole && variants.isWhole;
  const terms = new Map(merged.flatMap((entry) => entry.terms));
  const catalogue = buildCatalogue(goods, tree.roots, tree.complete && isWhole, terms, placed.hidden, previous);
  const doubts = new Map(merged.flatMap(({ product, doubts }) => (doubts.length > 0 ? [[product.code, doubts]] : [])));
  const reported = reportOf(goods, products, variants, catalogue, doubts);
  const lists = [products.source, variants.source];
  return {
    catalogue,
    checking: metalsInCheck(merged, spots),
    lists,
    kept: products.kept,
    reported,
    isWhole,
    lacksBranch: !tree.complete,
  };
}
