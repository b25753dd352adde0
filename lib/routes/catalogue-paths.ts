import type { Category } from '@/lib/listing/category';
import type { Product } from '@/lib/product/product';

/**
 * `/{category}/{code}`: the one address of a product (spec.md section 2). A product without a category has no page of
 * its own; its path is `/`, where the redirect rule would lead anyway.
 */
export function productPath({ categoryCode, code }: Pick<Product, 'categoryCode' | 'code'>): string {
  return categoryCode === null ? '/' : `/${encodeURIComponent(categoryCode)}/${encodeURIComponent(code)}`;
}

/** `/kopa-guld/guldtackor/praglade-guldtackor` from the way root..category. */
export function categoryPath(path: readonly Pick<Category, 'code'>[]): string {
  return `/${path.map(({ code }) => encodeURIComponent(code.toLowerCase())).join('/')}`;
}

/** `/sok?searchTerm=...`; without a term the bare search page. */
export function searchPath(term = ''): string {
  const trimmed = term.trim();
  return trimmed === '' ? '/sok' : `/sok?${new URLSearchParams({ searchTerm: trimmed })}`;
}

/** `/order/{ref}`: the order as its buyer sees it, at any time. */
export function orderPath(orderRef: string): string {
  return `/order/${encodeURIComponent(orderRef)}`;
}

/** `/order/{ref}/toc`: the terms as they were when the order was made. */
export function orderTermsPath(orderRef: string): string {
  return `/order/${encodeURIComponent(orderRef)}/toc`;
}
