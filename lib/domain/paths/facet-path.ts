import type { Category } from '@/lib/domain/listing/category';
import { keyOf } from '@/lib/domain/listing/filters';
import { EMPTY_QUERY, type Group } from '@/lib/domain/listing/listing-query';
import type { Product } from '@/lib/domain/product/product';
import { categoryPath } from './catalogue-paths';
import { viewHref } from './listing-address';

/** The page of a product's brand or weight in a category; null when there is none. `path` is root..category. */
export function facetHref(path: readonly Category[], group: Group, product: Product): string | null {
  const key = keyOf(group, product);
  if (key === null || path.length === 0) return null;
  return viewHref(categoryPath(path), { query: { ...EMPTY_QUERY, [group]: [key] }, page: 1 });
}
