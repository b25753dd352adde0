import 'server-only';
import type { Category } from '@/lib/domain/listing/category';
import { by } from '@/lib/domain/listing/sort-products';
import { flatten } from '@/lib/domain/listing/tree';
import { holdsInAnyVariant } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';

// Not in `sort.ts`, which the browser loads: creating a collator takes some 15 ms there.
const swedish = new Intl.Collator('sv-SE', { numeric: true });

function byBrand(a: Product, b: Product): number {
  if (a.brand === null || b.brand === null) return Number(a.brand === null) - Number(b.brand === null);
  return swedish.compare(a.brand, b.brand);
}

/**
 * The default order (spec.md section 9): on hand first, then what can be ordered, then main category order, ascending weight, brand (alphabetical, none last).
 * Ties are sorted by name, so that the order never depends on the backend.
 */
export function sortDefault(products: readonly Product[], roots: readonly Category[]): Product[] {
  const position = new Map(flatten(roots).map(({ code }, index) => [code, index]));
  const byStock = by<Product>((product) => {
    if (!holdsInAnyVariant(product, 'inStock')) return 2;
    return holdsInAnyVariant(product, 'onHand') ? 0 : 1;
  });
  const byCategory = by<Product>((product) => position.get(product.categoryCode ?? '') ?? null);
  const byWeight = by<Product>((product) => product.weight);
  return products.toSorted(
    (a, b) => byStock(a, b) || byCategory(a, b) || byWeight(a, b) || byBrand(a, b) || swedish.compare(a.name, b.name),
  );
}
