import type { Product } from '@/lib/domain/product/product';

export interface Category {
  /** URL segment in lower case, unique across both trees. */
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly children: readonly Category[];
}

export const GOLD_ROOT = 'kopa-guld';
export const SILVER_ROOT = 'kopa-silver';

export interface CategoryProducts {
  readonly category: Category;
  /** From the root to the category itself. */
  readonly path: readonly Category[];
  /** All products of the category and its descendants, in the default order (lib/server/catalogue/shop-order.ts). */
  readonly products: readonly Product[];
}

export interface CategoryTile {
  readonly code: string;
  readonly name: string;
  /** From the root to the category itself. */
  readonly path: readonly Category[];
  readonly count: number;
  /** The first picture of any of them; see ProductImage. */
  readonly picture: string | null;
}
