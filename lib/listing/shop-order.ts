import 'server-only';
import { holdsInAnyVariant } from '@/lib/product/in-variant';
import type { Product } from '@/lib/product/product';
import type { Category } from './category';
import { by } from './sort';
import { flatten } from './tree';

type Compare = (a: Product, b: Product) => number;

// Not in `sort.ts`, which the browser loads: creating a collator takes some 15 ms there.
const swedish = new Intl.Collator('sv-SE', { numeric: true });

function byBrand(a: Product, b: Product): number {
  if (a.brand === null || b.brand === null) return Number(a.brand === null) - Number(b.brand === null);
  return swedish.compare(a.brand, b.brand);
}

const inStockFirst: Compare = (a, b) =>
  Number(holdsInAnyVariant(b, 'inStock')) - Number(holdsInAnyVariant(a, 'inStock'));

function first(...compares: readonly Compare[]): Compare {
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/**
 * The default order (spec.md section 9): in stock first, then main category order, ascending weight, brand (alphabetical, none last).
 * Ties are sorted by name, so that the order never depends on the backend.
 */
export function sortDefault(products: readonly Product[], roots: readonly Category[]): Product[] {
  const position = new Map(flatten(roots).map(({ code }, index) => [code, index]));
  const category = by<Product>((product) => position.get(product.categoryCode ?? '') ?? null);
  const name: Compare = (a, b) => swedish.compare(a.name, b.name);
  return products.toSorted(
    first(
      inStockFirst,
      category,
      by<Product>((product) => product.weight),
      byBrand,
      name,
    ),
  );
}
