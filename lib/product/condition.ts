import type { Product } from './product';

const HISTORIC = /^historiska\b/i;

/** Whether a product is used: coins of the historic categories (terms of purchase, 3.3). */
export function isUsed({ categoryNames }: Pick<Product, 'categoryNames'>): boolean {
  return categoryNames.some((name) => HISTORIC.test(name));
}
