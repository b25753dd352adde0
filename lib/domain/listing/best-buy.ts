import { pricePerGram } from '@/lib/domain/prices/metrics';
import type { Ore } from '@/lib/domain/prices/money';
import { inEachVariant } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';

/** The lowest price per gram of fine metal (öre, VAT included) of what can be ordered; null when there is nothing to compare. */
export function lowestPerGram(products: readonly Product[]): Ore | null {
  const prices = products
    .flatMap(inEachVariant)
    .flatMap((product) => (product.inStock ? (pricePerGram(product) ?? []) : []));
  const lowest = prices.toSorted((a, b) => a - b)[0];
  return lowest !== undefined && prices.some((price) => price !== lowest) ? lowest : null;
}
