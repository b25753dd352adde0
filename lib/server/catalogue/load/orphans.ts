import { report } from '@/lib/server/reporting/report';
import { readSmall } from '@/lib/server/sylius/client/small-reads';
import { asMap, iriCode, shopPath } from '@/lib/server/sylius/decoders/parse';
import type { ParsedProduct } from '@/lib/server/sylius/resources/products/products';
import type { TaxonTree } from '@/lib/server/sylius/resources/taxons/taxon-tree';
import { parseTaxon } from '@/lib/server/sylius/resources/taxons/taxons';
import { categoryPathReader } from '../catalogue';

/** Milliseconds after which a category is read again. */
const MAX_AGE = 300_000;
/** Limit of requests of one kind per load: more unknown categories than this have another cause. */
const MOST_ORPHANS = 500;

/** Response bodies by path, as far as known. */
function readAll(paths: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const wanted = new Map([...new Set(paths)].slice(0, MOST_ORPHANS).map((path) => [path, null]));
  return readSmall<unknown>({ kind: 'categories of products', wanted, maxAge: MAX_AGE, read: (body) => body });
}

const taxonPath = (code: string) => shopPath(`taxons/${code}`);

/** Codes of the category's ancestors, nearest first; none in a response that is not about it. */
function ancestorsOf(code: string, body: unknown): readonly string[] {
  try {
    const { category, above } = parseTaxon(body);
    return category.code === code ? above : [];
  } catch {
    return [];
  }
}

/**
 * Places products whose main category is in neither tree: it is disabled, or on a fourth level, for which there are no addresses. They
 * move to its nearest ancestor in a tree, else to the deepest of their other categories, else stay unlisted. `hidden`: main categories
 * without a page, below which products keep their old addresses. Never throws.
 */
export async function placeOrphans(
  products: readonly ParsedProduct[],
  { roots, elsewhere }: Pick<TaxonTree, 'roots' | 'elsewhere'>,
) {
  const pathOf = categoryPathReader(roots);
  const depth = (categoryCode: string) => pathOf({ categoryCode, categoryNames: [], metal: null }).length;
  const mains = new Set(products.flatMap(({ facts }) => facts.categoryCode ?? []));
  const orphans = [...mains].filter((code) => depth(code) === 0 && !elsewhere.has(code));
  const taxons = await readAll(orphans.map(taxonPath));
  const hidden = new Map<string, string | undefined>();
  for (const code of orphans) {
    const above = ancestorsOf(code, taxons.get(taxonPath(code)));
    const nearest = above.find((step) => depth(step) > 0);
    if (nearest !== undefined || !above.some((step) => elsewhere.has(step))) hidden.set(code, nearest);
  }
  if (hidden.size > 0)
    report('main categories of products are not in the trees', {
      codes: [...hidden.keys()].slice(0, 5),
      count: hidden.size,
    });

  const isHomeless = ({ facts: { categoryCode, ...facts }, stated: { metal } }: ParsedProduct) =>
    categoryCode !== null && hidden.has(categoryCode) && pathOf({ ...facts, categoryCode, metal }).length === 0;
  const raised = products.map((product) => inCategory(product, hidden.get(product.facts.categoryCode ?? '')));
  const links = await readAll(raised.filter(isHomeless).flatMap(({ categoryPaths }) => categoryPaths));
  const placed = raised.map((product) => {
    if (!isHomeless(product)) return product;
    const codes = product.categoryPaths.flatMap((path) => iriCode(asMap(links.get(path)).taxon)?.toLowerCase() ?? []);
    return inCategory(product, codes.filter((code) => depth(code) > 0).toSorted((a, b) => depth(b) - depth(a))[0]);
  });
  return { products: placed, hidden: new Set(hidden.keys()) };
}

function inCategory(product: ParsedProduct, categoryCode: string | undefined): ParsedProduct {
  return categoryCode === undefined ? product : { ...product, facts: { ...product.facts, categoryCode } };
}
