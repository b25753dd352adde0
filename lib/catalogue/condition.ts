import type { Product } from './product';

const HISTORIC = /^historiska\b/i;

/** Whether it was money, or somebody's, before it came to the shop: coins of the historic categories (terms of purchase, 3.3). */
export function isUsed({ categoryNames }: Pick<Product, 'categoryNames'>): boolean {
  return categoryNames.some((name) => HISTORIC.test(name));
}
