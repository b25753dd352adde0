import { groupBy } from '@/lib/group-by';
import { type Category, type CategoryPage, type CategoryTile, GOLD_ROOT, SILVER_ROOT } from '@/lib/listing/category';
import { sortDefault } from '@/lib/listing/shop-order';
import { flatten, metalOfRoot, pathTo } from '@/lib/listing/tree';
import type { Ore } from '@/lib/prices/money';
import type { Product } from '@/lib/product/product';
import { uniqueBy } from '@/lib/sylius/decoders/unique-by';
import { CommerceError } from '@/lib/sylius/faults/errors';
import type { PriceTerms } from '@/lib/sylius/resources/variants/price';

/** Products and categories with the indexes that pages need. Immutable: a reload makes a new one. */
export interface Catalogue {
  /** In the shop's own order; only what stands in a category of the gold or silver tree. */
  readonly products: readonly Product[];
  /** Have a page and a price, and are listed nowhere: their category is disabled. */
  readonly unlisted: readonly Product[];
  /** Codes of such categories: addresses below them are still products' addresses. */
  readonly hidden: ReadonlySet<string>;
  readonly roots: readonly Category[];
  /** See TaxonTree.complete. */
  readonly complete: boolean;
  readonly byCode: ReadonlyMap<string, Product>;
  readonly byBrand: ReadonlyMap<string, readonly Product[]>;
  readonly byCategory: ReadonlyMap<string, readonly Product[]>;
  readonly paths: ReadonlyMap<string, readonly Category[]>;
  /** What one of a variant costs, VAT included, by the variant's id. Those without a price are not in it. */
  readonly variantPrices: ReadonlyMap<string, Ore>;
  /** Ids of variants that the backend sends as texts of digits. */
  readonly textIds: ReadonlySet<string>;
  /** What a price is made from that is requested alone, by the variant's code. */
  readonly priceTerms: ReadonlyMap<string, PriceTerms>;
}

type Placed = Pick<Product, 'categoryCode' | 'categoryNames' | 'metal'>;

/**
 * The category a product's URL uses: its main taxon when that stands in a tree, else the deepest category that the
 * product names (a main taxon may be disabled while the product is not), else, where it names none, the root of its metal. Null: in no
 * tree.
 */
function homeOf(product: Placed, paths: Catalogue['paths'], byName: ReadonlyMap<string, readonly Category[]>) {
  if (product.categoryCode !== null && paths.has(product.categoryCode)) return product.categoryCode;
  const depth = (category: Category) => paths.get(category.code)?.length ?? 0;
  const named = product.categoryNames
    .flatMap((name) => byName.get(name.toLowerCase()) ?? [])
    .filter((category) => product.metal === null || metalAt(paths, category.code) === product.metal)
    .toSorted((a, b) => depth(b) - depth(a));
  return named[0]?.code ?? rootOf(product, paths);
}

/** Where a product stands that names no category at all: in its metal's. */
function rootOf({ categoryCode, categoryNames, metal }: Placed, paths: Catalogue['paths']): string | null {
  if (categoryCode !== null || categoryNames.length > 0 || metal === null) return null;
  const root = metal === 'gold' ? GOLD_ROOT : SILVER_ROOT;
  return paths.has(root) ? root : null;
}

function metalAt(paths: Catalogue['paths'], code: string) {
  return metalOfRoot(paths.get(code)?.[0]?.code ?? '');
}

/** Every category whose page shows the product: its home, all above it, and those it names in the same tree. */
function shelvesOf(
  product: Product,
  home: string,
  paths: Catalogue['paths'],
  byName: ReadonlyMap<string, readonly Category[]>,
) {
  const root = paths.get(home)?.[0]?.code;
  const named = product.categoryNames.flatMap((name) => byName.get(name.toLowerCase()) ?? []);
  const sameTree = named.filter((category) => paths.get(category.code)?.[0]?.code === root);
  const codes = [home, ...sameTree.map(({ code }) => code)];
  return new Set(codes.flatMap((code) => (paths.get(code) ?? []).map((category) => category.code)));
}

function indexTrees(roots: readonly Category[]) {
  const categories = flatten(roots);
  const paths = new Map(categories.map(({ code }) => [code, pathTo(roots, code)]));
  return { categories, paths, byName: groupBy(categories, ({ name }) => name.toLowerCase()) };
}

/** Returns a function that finds the path root..category of a product; empty when it is in neither tree. */
export function categoryPathReader(roots: readonly Category[]): (product: Placed) => readonly Category[] {
  const { paths, byName } = indexTrees(roots);
  return (product) => paths.get(homeOf(product, paths, byName) ?? '') ?? [];
}

/**
 * Indexes products and trees. Products in no known tree fall away (spec.md section 2, redirect rule), and so does one whose code is
 * taken already: codes are addresses, and addresses ignore case.
 * @param hidden main categories whose products keep their pages although they are in no tree
 */
export function buildCatalogue(
  all: readonly Product[],
  roots: readonly Category[],
  complete: boolean,
  priceTerms: Catalogue['priceTerms'] = new Map(),
  hidden: Catalogue['hidden'] = new Set(),
): Catalogue {
  const { categories, paths, byName } = indexTrees(roots);
  const unlisted: Product[] = [];
  const placed = uniqueBy('products', all, ({ code }) => code.toLowerCase()).flatMap((product) => {
    const home = homeOf(product, paths, byName);
    if (home !== null) return [{ ...product, categoryCode: home }];
    if (hidden.has(product.categoryCode ?? '')) unlisted.push(product);
    return [];
  });
  const products = sortDefault(placed, roots);
  const withPage = [...products, ...unlisted];
  const byCategory = new Map<string, Product[]>(categories.map(({ code }) => [code, []]));
  for (const product of products) {
    for (const code of shelvesOf(product, product.categoryCode ?? '', paths, byName))
      byCategory.get(code)?.push(product);
  }
  return {
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
    variantPrices: new Map(
      withPage.flatMap(({ variants }) => variants.flatMap(({ id, price }) => (price === null ? [] : [[id, price]]))),
    ),
    priceTerms,
  };
}

/** Absence is certain only when everything was loaded; otherwise it is unknown. */
function absent(catalogue: Catalogue, what: string): null {
  if (catalogue.complete) return null;
  throw new CommerceError('network', `${what} may stand in a category that did not answer`);
}

/** The product with this code, ignoring case; null when there is none. Throws CommerceError when that is not known. */
export function productByCode(catalogue: Catalogue, code: string): Product | null {
  return catalogue.byCode.get(code.toLowerCase()) ?? absent(catalogue, `product ${code}`);
}

/** A category with its path and products, ignoring case; null when there is none. Throws CommerceError when that is not known. */
export function categoryPage(catalogue: Catalogue, code: string): CategoryPage | null {
  const path = catalogue.paths.get(code.toLowerCase());
  const category = path?.at(-1);
  if (!path || !category) return absent(catalogue, `category ${code}`);
  return { category, path, products: catalogue.byCategory.get(category.code) ?? [] };
}

/** Every category right below a root. */
export function categoryTiles({ roots, byCategory }: Pick<Catalogue, 'roots' | 'byCategory'>): CategoryTile[] {
  return roots.flatMap((root) =>
    root.children.map((category) => {
      const products = byCategory.get(category.code) ?? [];
      const picture = products.find(({ images }) => images.length > 0)?.images[0]?.src ?? null;
      // Without what lies below them: that is the menu's.
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
