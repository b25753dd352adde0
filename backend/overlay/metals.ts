import { lastSegment } from '../sylius/exchange';
import { type JsonObject, remembered, type Upstream } from './upstream';

export type Metal = 'gold' | 'silver' | 'other';

const KEPT_FOR = 5 * 60_000;
const roots = { gold: 'kopa-guld', silver: 'kopa-silver' } as const;

/** The code or id of a relation: an IRI, or an object with one (contract.md part B section 7). */
export function keyOf(relation: unknown): string | undefined {
  const address = typeof relation === 'object' && relation ? Reflect.get(relation, '@id') : relation;
  return typeof address === 'string' && address !== '' ? lastSegment(address) : undefined;
}

/** The codes or ids of a list of relations, array or PHP map (contract.md part B section 7). Skips members without one. */
export function keysOf(relations: unknown): string[] {
  const list = typeof relations === 'object' && relations ? Object.values(relations) : [];
  return list.flatMap((relation) => keyOf(relation) ?? []);
}

/** Codes of a category and its descendants, except those below a hidden category. */
async function below(upstream: Upstream, root: string): Promise<Set<string>> {
  const found = new Set<string>();
  let level = [root];
  while (level.length > 0) {
    for (const code of level) found.add(code);
    const taxons = await Promise.all(level.map((code) => upstream.item(`/taxons/${encodeURIComponent(code)}`)));
    level = [...new Set(taxons.flatMap((taxon) => keysOf(taxon?.children)))].filter((code) => !found.has(code));
  }
  return found;
}

/**
 * Derives a product's metal from its categories, the only information that a plain Sylius has about it: the main category
 * first, then the others. `other` when none is in the gold or silver tree.
 */
export function metalReader(upstream: Upstream): (product: JsonObject) => Promise<Metal> {
  const trees = remembered(async () => {
    const [gold, silver] = await Promise.all([below(upstream, roots.gold), below(upstream, roots.silver)]);
    return { gold, silver };
  }, KEPT_FOR);
  return async (product) => {
    const { gold, silver } = await trees();
    const metalOf = (code: string | undefined): Metal => {
      if (code === undefined) return 'other';
      return gold.has(code) ? 'gold' : silver.has(code) ? 'silver' : 'other';
    };
    const main = metalOf(keyOf(product.mainTaxon));
    if (main !== 'other') return main;
    for (const id of keysOf(product.productTaxons)) {
      const membership = await upstream.item(`/product-taxons/${encodeURIComponent(id)}`);
      const metal = metalOf(keyOf(membership?.taxon));
      if (metal !== 'other') return metal;
    }
    return 'other';
  };
}
