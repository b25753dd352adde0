import { groupBy } from '@/lib/domain/group-by';
import {
  type Category,
  type CategoryProducts,
  type CategoryTile,
  GOLD_ROOT,
  SILVER_ROOT,
} from '@/lib/domain/listing/category';
import { flatten, metalOfRoot } from '@/lib/domain/listing/tree';
import type { Ore } from '@/lib/domain/prices/money';
import type { Product } from '@/lib/domain/product/product';
import { uniqueBy } from '@/lib/server/sylius/decoders/collect';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import type { PriceTerms } from '@/lib/server/sylius/resources/variants/price';
import { goodsOf, keptProduct } from './same-goods';
import { sortDefault } from './shop-order';

/** Products and categories with indexes for pages. Immutable: a reload creates a new one, of the same objects where nothing changed. */
export interface Catalogue {
  /**
   * An identity of all but prices, stock and order. What is derived from the rest, for example the search index, is kept by it over price
   * changes.
   */
  readonly goods: object;
  /** In the default order; only products in a category of the gold or silver tree. */
  readonly products: readonly Product[];
  /** Products of a disabled category: they have a page and a price, but no listing contains them. */
  readonly unlisted: readonly Product[];
  /** Main categories of products that are in no tree (disabled, or too deep): paths below them are still product pages. */
  readonly hidden: ReadonlySet<string>;
  readonly roots: readonly Category[];
  /** See TaxonTree.complete. */
  readonly complete: boolean;
  readonly byCode: ReadonlyMap<string, Product>;
  readonly byBrand: ReadonlyMap<string, readonly Product[]>;
  readonly byCategory: ReadonlyMap<string, readonly Product[]>;
  readonly paths: ReadonlyMap<string, readonly Category[]>;
  /** Price per piece including VAT, by variant id; null for price on request. */
  readonly variantPrices: ReadonlyMap<string, Ore | null>;
  /** Variant ids that the backend sends as strings of digits. */
  readonly textIds: ReadonlySet<string>;
  /** What a single variant's price is computed from, by variant code. */
  readonly priceTerms: ReadonlyMap<string, PriceTerms>;
}

type Placed = Pick<Product, 'categoryCode' | 'categoryNames' | 'metal'>;

/**
 * The category in a product's URL: its main taxon when that is in a tree, else the deepest category that the product names (a main
 * taxon may be disabled while the product is not), else, for a product without categories, the root of its metal. Null: in no tree.
 */
function homeOf(product: Placed, paths: Catalogue['paths'], byName: ReadonlyMap<string, readonly Category[]>) {
  if (product.categoryCode !== null && paths.has(product.categoryCode)) return product.categoryCode;
  const named = product.categoryNames
    .flatMap((name) => byName.get(name.toLowerCase()) ?? [])
    .map(({ code }) => ({ code, path: paths.get(code) ?? [] }))
    .filter(({ path }) => product.metal === null || metalOfRoot(path[0]?.code ?? '') === product.metal)
    .toSorted((a, b) => b.path.length - a.path.length);
  return named[0]?.code ?? rootOf(product, paths);
}

/** The root of the metal, for a product without any category. */
function rootOf({ categoryCode, categoryNames, metal }: Placed, paths: Catalogue['paths']): string | null {
  if (categoryCode !== null || categoryNames.length > 0 || metal === null) return null;
  const root = metal === 'gold' ? GOLD_ROOT : SILVER_ROOT;
  return paths.has(root) ? root : null;
}

/** Every category that lists the product: its home, those it names in the same tree, and all their ancestors. */
function shelvesOf(
  product: Product,
  home: string,
  paths: Catalogue['paths'],
  byName: ReadonlyMap<string, readonly Category[]>,
) {
  const root = paths.get(home)?.[0];
  const named = product.categoryNames.flatMap((name) => byName.get(name.toLowerCase()) ?? []);
  const sameTree = named.filter(({ code }) => paths.get(code)?.[0] === root);
  const codes = [home, ...sameTree.map(({ code }) => code)];
  return new Set(codes.flatMap((code) => (paths.get(code) ?? []).map((category) => category.code)));
}

/** The path to each category, in the order of `flatten`. */
function pathsIn(categories: readonly Category[], above: readonly Category[] = []): (readonly Category[])[] {
  return categories.flatMap((category) => {
    const path = [...above, category];
    return [path, ...pathsIn(category.children, path)];
  });
}

function indexTrees(roots: readonly Category[]) {
  const paths = new Map<string, readonly Category[]>();
  for (const path of pathsIn(roots)) {
    const code = path.at(-1)?.code ?? '';
    if (!paths.has(code)) paths.set(code, path);
  }
  return { paths, byName: groupBy(flatten(roots), ({ name }) => name.toLowerCase()) };
}

/** Returns a function from a product to its path root..category; empty when it is in neither tree. */
export function categoryPathReader(roots: readonly Category[]): (product: Placed) => readonly Category[] {
  const { paths, byName } = indexTrees(roots);
  return (product) => paths.get(homeOf(product, paths, byName) ?? '') ?? [];
}

/**
 * Indexes products and trees. Drops products in no known tree (spec.md section 2, redirect rule) and those with a duplicate code: codes
 * are part of URLs, which ignore case.
 * @param hidden main categories whose products keep their pages although the categories are in no tree
 * @param previous the catalogue that this one replaces
 */
export function buildCatalogue(
  all: readonly Product[],
  roots: readonly Category[],
  complete: boolean,
  priceTerms: Catalogue['priceTerms'] = new Map(),
  hidden: Catalogue['hidden'] = new Set(),
  previous?: Catalogue,
): Catalogue {
  const { paths, byName } = indexTrees(roots);
  const unlisted: Product[] = [];
  const placed = uniqueBy('products', all, ({ code }) => code.toLowerCase()).flatMap((product) => {
    const home = homeOf(product, paths, byName);
    if (home !== null) return [keptProduct({ ...product, categoryCode: home }, previous)];
    if (hidden.has(product.categoryCode ?? '')) unlisted.push(keptProduct(product, previous));
    return [];
  });
  const products = sortDefault(placed, roots);
  const withPage = [...products, ...unlisted];
  const byCategory = new Map<string, Product[]>([...paths.keys()].map((code) => [code, []]));
  for (const product of products) {
    for (const code of shelvesOf(product, product.categoryCode ?? '', paths, byName))
      byCategory.get(code)?.push(product);
  }
  return {
    goods: goodsOf(products, roots, previous),
    products,
    unlisted,
    hidden,
    roots,
    complete,
    byCode: new Map(withPage.map((product) => [product.code.toLowerCase(), product])),
    byBrand: groupBy(products, (product) => (product.brand ?? '').toLowerCase()),
    byCategory,
    paths,
    textIds: new Set(
      withPage.flatMap(({ variants }) => variants.flatMap(({ id, hasTextId }) => (hasTextId ? [id] : []))),
    ),
    variantPrices: new Map(withPage.flatMap(({ variants }) => variants.map(({ id, price }) => [id, price]))),
    priceTerms,
  };
}

/** Null only when everything was loaded; otherwise the entry may exist, so it throws. */
function absent(catalogue: Catalogue, what: string): null {
  if (catalogue.complete) return null;
  throw new CommerceError('network', `${what} may be in a category without a response`);
}

/** The product with this code, ignoring case; null when there is none. Throws CommerceError when the catalogue is incomplete. */
export function productByCode(catalogue: Catalogue, code: string): Product | null {
  return catalogue.byCode.get(code.toLowerCase()) ?? absent(catalogue, `product ${code}`);
}

/** A category with its path and products, ignoring case; null when there is none. Throws CommerceError when the catalogue is incomplete. */
export function categoryPage(catalogue: Catalogue, code: string): CategoryProducts | null {
  const path = catalogue.paths.get(code.toLowerCase()) ?? [];
  const category = path.at(-1);
  if (!category) return absent(catalogue, `category ${code}`);
  return { category, path, products: catalogue.byCategory.get(category.code) ?? [] };
}

/** Every category right below a root. */
export function categoryTiles({ roots, byCategory }: Pick<Catalogue, 'roots' | 'byCategory'>): CategoryTile[] {
  return roots.flatMap((root) =>
    root.children.map((category) => {
      const products = byCategory.get(category.code) ?? [];
      const picture = products.find(({ images }) => images.length > 0)?.images[0]?.src ?? null;
      // Without descendants, which only the menu needs.
      const path = [root, category].map((step) => ({ ...step, children: [] }));
      return { code: category.code, name: category.name, path, count: products.length, picture };
    }),
  );
}

export interface ProductParams {
  readonly subCategory: string;
  readonly slug: string;
}

/** The route parameters of every product page. */
export function productParams(catalogue: Catalogue): ProductParams[] {
  return catalogue.products.map(({ categoryCode, code }) => ({ subCategory: categoryCode ?? '', slug: code }));
}
