import type { Category } from '@/lib/domain/listing/category';
import type { Product } from '@/lib/domain/product/product';

/** The only URL of a product (spec.md section 2). One without a category has no page, and would be redirected to `/`. */
export function productPath({ categoryCode, code }: Pick<Product, 'categoryCode' | 'code'>): string {
  return categoryCode === null ? '/' : `/${encodeURIComponent(categoryCode)}/${encodeURIComponent(code)}`;
}

/** Names a size in the address of a product's page, by its weight's key as in a listing. */
export const SIZE = 'vikt';

/** The page of a product with this size chosen (spec.md section 2): the same page, whose canonical address is `productPath`. */
export function sizePath(product: Pick<Product, 'categoryCode' | 'code'>, weight: string): string {
  return `${productPath(product)}?${SIZE}=${encodeURIComponent(weight)}`;
}

/** `/kopa-guld/guldtackor/praglade-guldtackor` from the path root..category. */
export function categoryPath(path: readonly Pick<Category, 'code'>[]): string {
  return `/${path.map(({ code }) => encodeURIComponent(code.toLowerCase())).join('/')}`;
}

/** `/sok?searchTerm=...`; without a term the bare search page. */
export function searchPath(term = ''): string {
  const trimmed = term.trim();
  return trimmed === '' ? '/sok' : `/sok?${new URLSearchParams({ searchTerm: trimmed })}`;
}

/** `/order/{ref}`: the buyer's view of the order. */
export function orderPath(orderRef: string): string {
  return `/order/${encodeURIComponent(orderRef)}`;
}

/** `/order/{ref}/toc`: the terms in force when the order was placed. */
export function orderTermsPath(orderRef: string): string {
  return `/order/${encodeURIComponent(orderRef)}/toc`;
}
