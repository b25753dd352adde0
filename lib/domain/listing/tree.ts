import type { Metal } from '@/lib/domain/product/product';
import { type Category, GOLD_ROOT, SILVER_ROOT } from './category';

/** The path from a root to the category with this code, inclusive; empty when there is none. Ignores case. */
export function pathTo(roots: readonly Category[], code: string): Category[] {
  const wanted = code.toLowerCase();
  for (const category of roots) {
    if (category.code === wanted) return [category];
    const below = pathTo(category.children, wanted);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** Every category of the trees, parents before their children: the shop's main category order. */
export function flatten(roots: readonly Category[]): Category[] {
  return roots.flatMap((category) => [category, ...flatten(category.children)]);
}

/** The metal of a root category; null for any other code. */
export function metalOfRoot(rootCode: string): Metal | null {
  if (rootCode === GOLD_ROOT) return 'gold';
  return rootCode === SILVER_ROOT ? 'silver' : null;
}
