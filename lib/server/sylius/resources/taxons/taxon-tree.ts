import pLimit from 'p-limit';
import { type Category, GOLD_ROOT, SILVER_ROOT } from '@/lib/domain/listing/category';
import { pathTo } from '@/lib/domain/listing/tree';
import { report } from '@/lib/server/reporting/report';
import { collect } from '@/lib/server/sylius/decoders/collect';
import { iriCode } from '@/lib/server/sylius/decoders/parse';
import { CommerceError, isNotFound } from '@/lib/server/sylius/faults/errors';
import { fetchTaxon, fetchTaxons, type ParsedTaxon, parseTaxon } from './taxons';

/** Levels below a root: category, subcategory (spec.md sections 2 and 3). */
const LEVELS = 2;
const PARALLEL = 6;

export interface TaxonTree {
  readonly roots: readonly Category[];
  /** False when a branch failed to load: an unknown category may then exist. */
  readonly complete: boolean;
  /** Codes of categories in neither tree, as far as the list of roots contains them. */
  readonly elsewhere: ReadonlySet<string>;
}

/**
 * Loads the gold and silver trees: the list of roots, then every child two levels deep. A child with a 404 is left out;
 * one with another error is taken from `previous`, or left out with `complete: false`. A root missing from the list is
 * requested by its code. Other roots are ignored: only gold and silver have pages.
 * @throws CommerceError when neither root can be loaded
 */
export async function loadTaxonTree(previous: readonly Category[]): Promise<TaxonTree> {
  const inTurn = pLimit(PARALLEL);
  let complete = true;

  function keepOrDrop(code: string, error: unknown): Category[] {
    if (isNotFound(error)) return [];
    const kept = pathTo(previous, code).at(-1) ?? null;
    report('no response for a category', { code, kept: kept !== null, reason: String(error) });
    if (kept === null) complete = false;
    return kept === null ? [] : [kept];
  }

  async function grow(taxon: ParsedTaxon, levels: number): Promise<Category> {
    const children = levels === 0 ? [] : await Promise.all(taxon.children.map((child) => branch(child, levels - 1)));
    return { ...taxon.category, children: children.flat() };
  }

  async function branch(child: ParsedTaxon['children'][number], levels: number): Promise<Category[]> {
    const code = typeof child === 'string' ? child.slice(child.indexOf('/') + 1) : '';
    try {
      const body = typeof child === 'string' ? await inTurn(() => fetchTaxon(code)) : child;
      const taxon = parseTaxon(body);
      // A response about another taxon counts as an error.
      if (code !== '' && taxon.category.code !== code.toLowerCase())
        throw new CommerceError('parse', `taxon ${code}: the response is about ${taxon.category.code}`);
      return [await grow(taxon, levels)];
    } catch (error) {
      return keepOrDrop(code, error);
    }
  }

  async function listedRoots(): Promise<ParsedTaxon[]> {
    try {
      return collect('categories', await fetchTaxons(), parseTaxon);
    } catch (error) {
      report('no response for the category list', { reason: String(error) });
      return [];
    }
  }

  const listed = await listedRoots();
  const roots = await Promise.all(
    [GOLD_ROOT, SILVER_ROOT].map((code) => {
      const root = listed.find(({ category }) => category.code === code);
      return root ? grow(root, LEVELS).then((category) => [category]) : branch(`taxons/${code}`, LEVELS);
    }),
  );
  if (roots.flat().length === 0) throw new CommerceError('parse', 'neither the gold nor the silver category tree');
  const others = listed.filter(({ category }) => ![GOLD_ROOT, SILVER_ROOT].includes(category.code));
  const elsewhere = others.flatMap(({ category, children }) => [
    category.code,
    ...children.flatMap((child) => iriCode(child)?.split('/').at(-1)?.toLowerCase() ?? []),
  ]);
  return { roots: roots.flat(), complete, elsewhere: new Set(elsewhere) };
}
