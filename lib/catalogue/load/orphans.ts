import { type Category, GOLD_ROOT, SILVER_ROOT } from '@/lib/listing/category';
import { findCategory, flatten } from '@/lib/listing/tree';
import type { Metal } from '@/lib/product/product';
import { report } from '@/lib/reporting/report';
import { since } from '@/lib/since';
import { singleton } from '@/lib/singleton';
import { commerceBatch } from '@/lib/sylius/client/http';
import { asMap, iriCode, shopPath } from '@/lib/sylius/decoders/parse';
import { isNotFound } from '@/lib/sylius/faults/errors';
import { completeFacts, NO_CATEGORY_FACTS } from '@/lib/sylius/resources/products/facts';
import type { ParsedProduct } from '@/lib/sylius/resources/products/products';
import type { TaxonTree } from '@/lib/sylius/resources/taxons/taxon-tree';
import { type ParsedTaxon, parseTaxon } from '@/lib/sylius/resources/taxons/taxons';
import { categoryPathReader } from '../catalogue';

/** Milliseconds: timeout per load, and lifetime of a cached response. */
const BUDGET = 5_000;
const MAX_AGE = 300_000;
/** Limit of requests of one kind per load: more unknown categories than this have another cause. */
const MOST = 500;
/** Rounds of requests for the parents of the categories read so far. */
const LEVELS = 3;

interface Read {
  readonly at: number;
  /** Null: the backend responded with 404. */
  readonly body: unknown;
}

const known = singleton('category-reads', () => new Map<string, Read>());

/** Response bodies by path: null for 404, missing without a response. */
async function readAll(paths: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, unknown>> {
  const fresh = (path: string) => since(known.get(path)?.at ?? 0) < MAX_AGE;
  const wanted = [...new Set(paths)].slice(0, MOST);
  const missing = wanted.filter((path) => !fresh(path));
  const results = await commerceBatch(missing.map((path) => ({ path, signal })));
  for (const [index, path] of missing.entries()) {
    const result = results[index];
    if (result?.status === 'fulfilled') known.set(path, { at: Date.now(), body: result.value });
    else if (isNotFound(result?.reason)) known.set(path, { at: Date.now(), body: null });
  }
  return new Map(wanted.flatMap((path) => (known.has(path) ? [[path, known.get(path)?.body]] : [])));
}

const taxonPath = (code: string) => shopPath(`taxons/${code}`);

function taxonIn(body: unknown): ParsedTaxon | null {
  try {
    return parseTaxon(body);
  } catch {
    return null;
  }
}

/** The categories with these codes and their ancestors, as far as they name them. */
async function readTaxons(codes: readonly string[], isKnown: (code: string) => boolean, signal: AbortSignal) {
  const found = new Map<string, ParsedTaxon>();
  const requested = new Set<string>();
  let next = codes;
  for (let level = 0; level < LEVELS && next.length > 0; level += 1) {
    const round = next;
    for (const code of round) requested.add(code);
    const bodies = await readAll(round.map(taxonPath), signal);
    const read = round.flatMap((code) => taxonIn(bodies.get(taxonPath(code))) ?? []);
    for (const taxon of read) found.set(taxon.category.code, taxon);
    next = [...new Set(read.flatMap(({ above }) => above))].filter((code) => !requested.has(code) && !isKnown(code));
  }
  return found;
}

function withChild(roots: readonly Category[], parent: string, child: Category): Category[] {
  return roots.map((category) => ({
    ...category,
    children: category.code === parent ? [...category.children, child] : withChild(category.children, parent, child),
  }));
}

function metalsByCategory(products: readonly ParsedProduct[]): ReadonlyMap<string, Metal> {
  const metals = new Map<string, Metal>();
  for (const { facts, stated } of products) {
    const { metal } = completeFacts(stated, NO_CATEGORY_FACTS);
    if (facts.categoryCode !== null && metal !== null && !metals.has(facts.categoryCode))
      metals.set(facts.categoryCode, metal);
  }
  return metals;
}

export interface Adopted {
  readonly products: readonly ParsedProduct[];
  /** The trees, with the added categories that no taxon named as its child. */
  readonly roots: readonly Category[];
  /** Disabled or unknown main categories, whose products keep their pages. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * Places products whose main category is in neither tree. Such a category is requested by its code. If it exists, its parent, its
 * slug or the metal of its products decide its place (before 1.11 Sylius names no children). If not, it is disabled, and its products
 * move to the deepest of their other categories, if any (contract.md part B section 4). Never throws.
 * @param previous the trees of the last load, for categories without a response
 */
export async function adoptOrphans(
  products: readonly ParsedProduct[],
  { roots, elsewhere }: Pick<TaxonTree, 'roots' | 'elsewhere'>,
  previous: readonly Category[],
): Promise<Adopted> {
  const inTree = new Set(flatten(roots).map(({ code }) => code));
  const isKnown = (code: string) => inTree.has(code) || elsewhere.has(code);
  const mains = new Set(products.flatMap(({ facts }) => facts.categoryCode ?? []));
  const orphans = [...mains].filter((code) => !isKnown(code));
  if (orphans.length === 0) return { products, roots, hidden: new Set() };
  const signal = AbortSignal.timeout(BUDGET);
  const taxons = await readTaxons(orphans, isKnown, signal);
  const metals = metalsByCategory(products);
  const outside = new Set(elsewhere);
  let grown = roots;

  function parentOf({ category, above }: ParsedTaxon): string | null {
    const parent = above.find((code) => inTree.has(code));
    if (parent !== undefined) return parent;
    if (above.some((code) => outside.has(code))) return null;
    const metal = metals.get(category.code);
    const root = metal === undefined ? null : metal === 'gold' ? GOLD_ROOT : SILVER_ROOT;
    return root !== null && inTree.has(root) ? root : null;
  }

  // Parents first, so that their children find them.
  for (const taxon of [...taxons.values()].toSorted((a, b) => a.above.length - b.above.length)) {
    const { code } = taxon.category;
    const parent = parentOf(taxon);
    if (parent !== null) {
      grown = withChild(grown, parent, { ...taxon.category, children: [] });
      inTree.add(code);
    } else if (taxon.above.some((step) => outside.has(step))) outside.add(code);
  }
  for (const code of orphans) {
    const kept = inTree.has(code) || taxons.has(code) || known.get(taxonPath(code))?.body === null;
    const place = kept ? null : findCategory(previous, code);
    const parent = place && flatten(previous).find(({ children }) => children.includes(place));
    if (!place || !parent || !inTree.has(parent.code)) continue;
    grown = withChild(grown, parent.code, { ...place, children: [] });
    inTree.add(code);
  }
  const hidden = new Set(orphans.filter((code) => !inTree.has(code) && !outside.has(code)));
  if (hidden.size > 0)
    report('main categories of products are not in the trees', { codes: [...hidden].slice(0, 5), count: hidden.size });
  return { products: await placedByOthers(products, grown, hidden, signal), roots: grown, hidden };
}

/** Replaces the hidden category of products with the deepest of their other categories. */
async function placedByOthers(
  products: readonly ParsedProduct[],
  roots: readonly Category[],
  hidden: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<readonly ParsedProduct[]> {
  const pathOf = categoryPathReader(roots);
  const isHomeless = ({ facts, stated }: ParsedProduct) =>
    hidden.has(facts.categoryCode ?? '') && pathOf({ ...facts, metal: stated.metal }).length === 0;
  const links = products.filter(isHomeless).flatMap(({ categoryPaths }) => categoryPaths);
  if (links.length === 0) return products;
  const bodies = await readAll(links, signal);
  const depth = (categoryCode: string) => pathOf({ categoryCode, categoryNames: [], metal: null }).length;
  return products.map((product) => {
    if (!isHomeless(product)) return product;
    const codes = product.categoryPaths.flatMap((path) => iriCode(asMap(bodies.get(path)).taxon)?.toLowerCase() ?? []);
    const [home] = codes.filter((code) => depth(code) > 0).toSorted((a, b) => depth(b) - depth(a));
    return home === undefined ? product : { ...product, facts: { ...product.facts, categoryCode: home } };
  });
}
