import type { Product } from '@/lib/product/product';
import type { Catalogue } from './catalogue';

/**
 * The catalogue's own products for these codes, so that their prices belong to the same epoch as all others on the page. Unknown and
 * unlisted products are dropped. Filters by `brand` (ignoring case), since the backend may ignore it.
 */
export function topSellersFrom(catalogue: Catalogue, codes: readonly string[], brand?: string): Product[] {
  const found = new Set(codes.flatMap((code) => catalogue.byCode.get(code.toLowerCase()) ?? []));
  const wanted = brand?.toLowerCase();
  const isListed = (product: Product) => !catalogue.unlisted.includes(product);
  return [...found].filter(
    (product) => isListed(product) && (wanted === undefined || product.brand?.toLowerCase() === wanted),
  );
}

/** Maximum of a row of top sellers. */
const ROW = 8;

/** Products to show while the top sellers are unknown: `best` of the whole shop, then products in stock in the default order. */
export function fallbackSellers(catalogue: Catalogue, best: readonly string[], brand?: string): Product[] {
  const all = brand === undefined ? catalogue.products : (catalogue.byBrand.get(brand.toLowerCase()) ?? []);
  const inStock = all.filter((product) => product.inStock);
  return [...new Set([...topSellersFrom(catalogue, best, brand), ...inStock])].slice(0, ROW);
}
