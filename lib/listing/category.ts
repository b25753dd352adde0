import type { Product } from '@/lib/product/product';

export interface Category {
  /** Lower case; a URL segment. Unique over both trees. */
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly children: readonly Category[];
}

export const GOLD_ROOT = 'kopa-guld';
export const SILVER_ROOT = 'kopa-silver';

/** A category with what its page shows. */
export interface CategoryPage {
  readonly category: Category;
  /** From the root to the category itself. */
  readonly path: readonly Category[];
  /** Everything in the category and below it, in the shop's own order (lib/listing/sort.ts). */
  readonly products: readonly Product[];
}

/** A category as a tile among others. */
export interface CategoryTile {
  readonly code: string;
  readonly name: string;
  /** From the root to the category itself. */
  readonly path: readonly Category[];
  /** How many products its page shows. */
  readonly count: number;
  /** The first picture that any of them has; see ProductImage. */
  readonly picture: string | null;
}
