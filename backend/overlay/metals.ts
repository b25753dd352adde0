import { lastSegment } from '../sylius/exchange';
import { type JsonObject, remembered, type Upstream } from './upstream';

export type Metal = 'gold' | 'silver' | 'other';

const KEPT_FOR = 5 * 60_000;
const roots = { gold: 'kopa-guld', silver: 'kopa-silver' } as const;

/** The code or id in a relation: an address, or an object with one (contract.md part B section 7). */
export function keyOf(relation: unknown): string | undefined {
  const address = typeof relation === 'object' && relation ? Reflect.get(relation, '@id') : relation;
  return typeof address === 'string' && address !== '' ? lastSegment(address) : undefined;
}

/** The codes or ids of a list of relations, array or PHP map (contract.md part B section 7). Members without one are left out. */
export function keysOf(relations: unknown): string[] {
  const list = typeof relations === 'object' && relations ? Object.values(relations) : [];
  return list.flatMap((relation) => keyOf(relation) ?? []);
}

/** Codes of a category and of everything below it. A category that is not shown is left out. */
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
 * Tells a product's metal by where it stands in the category tree, which is all that a plain Sylius knows about it: its
 * main category first, then the others. `other` when it stands in neither tree.
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
