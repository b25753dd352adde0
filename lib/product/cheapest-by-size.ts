import type { Metal } from '@/lib/prices/goods';
import { premium } from '@/lib/prices/metrics';
import type { Rates } from '@/lib/prices/rates';
import { isUsed } from './condition';
import type { Product } from './product';
import { weightLabel } from './weight';

export interface CheapSize {
  /** "10g", "1 oz" (weightLabel). */
  readonly size: string;
  readonly product: Pick<Product, 'categoryCode' | 'code' | 'name' | 'price' | 'weight'>;
  /** What the buyer pays above the metal value, in percent of it, VAT included. */
  readonly premium: number;
}

/** Weight types of ordinary bars and coins. */
const SIZES: ReadonlySet<string> = new Set(['g', 'kg', 'oz']);

/**
 * The new product in stock with the lowest premium in each size, by ascending weight. Sizes with a single product are
 * left out: there is nothing to compare.
 */
export function cheapestBySize(products: readonly Product[], metal: Metal, rates: Rates): CheapSize[] {
  const found = new Map<string, CheapSize & { readonly count: number }>();
  for (const product of products) {
    const size = weightLabel(product);
    if (product.metal !== metal || !product.inStock || isUsed(product) || size === null) continue;
    if (!SIZES.has(product.weightType)) continue;
    const over = premium(product, rates)?.paid ?? null;
    if (over === null) continue;
    const known = found.get(size);
    const best = known && known.premium <= over ? known : { size, product, premium: over };
    found.set(size, { ...best, count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()]
    .filter(({ count }) => count > 1)
    .sort((a, b) => (a.product.weight ?? 0) - (b.product.weight ?? 0))
    .map(({ size, product: { categoryCode, code, name, price, weight }, premium: over }) => ({
      size,
      product: { categoryCode, code, name, price, weight },
      premium: over,
    }));
}
