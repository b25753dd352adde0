import { premium } from '@/lib/pricing/metrics';
import type { Rates } from '@/lib/pricing/rates';
import type { Category } from './category';
import type { Product } from './product';
import { flatten } from './tree';

export const SORT_KEYS = ['standard', 'pris-stigande', 'pris-fallande', 'vikt', 'paslag'] as const;

/** As written in the URL (`sortera`). `standard` is the shop's own order, `paslag` lowest premium first. */
export type SortKey = (typeof SORT_KEYS)[number];

/** What of a product a chosen order looks at. */
export type Sortable = Pick<Product, 'metal' | 'netPrice' | 'price' | 'purity' | 'weight' | 'weightType'>;

type Compare = (a: Product, b: Product) => number;

const swedish = new Intl.Collator('sv-SE', { numeric: true });

/** Ascending; what is unknown comes last either way. */
function by<T>(read: (product: T) => number | null, direction: 1 | -1 = 1): (a: T, b: T) => number {
  return (a, b) => {
    const left = read(a);
    const right = read(b);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * direction;
  };
}

function byBrand(a: Product, b: Product): number {
  if (a.brand === null || b.brand === null) return Number(a.brand === null) - Number(b.brand === null);
  return swedish.compare(a.brand, b.brand);
}

const inStockFirst: Compare = (a, b) => Number(b.inStock) - Number(a.inStock);

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
 * The shop's own order (spec.md section 9): in stock first, then main category order, ascending weight, brand order
 * (alphabetical, none last). Names decide what is left, so that the order never depends on the backend's.
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

/**
 * Sorts a list that is in the shop's own order; equals keep that order. `paslag` needs the spot prices and is the shop's
 * own order without them.
 */
export function sortProducts<T extends Sortable>(
  products: readonly T[],
  key: SortKey,
  rates: Rates = {},
): readonly T[] {
  switch (key) {
    case 'standard':
      return products;
    case 'pris-stigande':
      return products.toSorted(by((product) => product.price));
    case 'pris-fallande':
      return products.toSorted(by((product) => product.price, -1));
    case 'vikt':
      return products.toSorted(by((product) => product.weight));
    case 'paslag': {
      const premiums = new Map(products.map((product) => [product, premium(product, rates)]));
      return products.toSorted(by((product) => premiums.get(product) ?? null));
    }
  }
}
