import { groupBy } from '@/lib/domain/group-by';
import type { Metal } from '@/lib/domain/prices/goods';
import { premium } from '@/lib/domain/prices/metrics';
import type { Rates } from '@/lib/domain/prices/rates';
import { availability } from './availability';
import { isUsed } from './condition';
import { inEachVariant } from './in-variant';
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

const isOnHand = (product: Product) => availability(product).kind === 'inStock';

/** The new product on hand with the lowest premium in each size, by ascending weight. */
export function cheapestBySize(products: readonly Product[], metal: Metal, rates: Rates): CheapSize[] {
  const offers = products.flatMap(inEachVariant).flatMap((product) => {
    const size = weightLabel(product);
    const over = premium(product, rates)?.paid;
    const isWanted = product.metal === metal && isOnHand(product) && !isUsed(product) && SIZES.has(product.weightType);
    return isWanted && size !== null && over !== undefined ? [{ size, product, premium: over }] : [];
  });
  return [...groupBy(offers, ({ size }) => size).values()]
    .map((all) => all.reduce((best, offer) => (offer.premium < best.premium ? offer : best)))
    .sort((a, b) => (a.product.weight ?? 0) - (b.product.weight ?? 0))
    .map(({ product: { categoryCode, code, name, price, weight }, ...offer }) => ({
      ...offer,
      product: { categoryCode, code, name, price, weight },
    }));
}
