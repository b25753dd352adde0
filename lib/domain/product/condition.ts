import type { Product } from './product';

const HISTORIC = /^historiska\b/i;

/** Per mille: investment and commemorative coins of silver are finer, and those of at most this fineness were money. */
const CIRCULATED_SILVER = 900;

/** Whether a product is used: coins of the historic categories (terms of purchase, 3.3), and silver coins that were in circulation. */
export function isUsed({ categoryNames, metal, purity }: Pick<Product, 'categoryNames' | 'metal' | 'purity'>): boolean {
  const isCirculated = metal === 'silver' && purity !== null && purity <= CIRCULATED_SILVER;
  return isCirculated || categoryNames.some((name) => HISTORIC.test(name));
}
