import type { Product } from '@/lib/product/product';
import type { Catalogue } from './catalogue';

/**
 * The top sellers as the catalogue knows them, so that their prices belong to the same epoch as every other price on
 * the page; one that is not for sale falls away. `brand` (any case) is applied here too, since the backend may ignore it.
 */
export function topSellersFrom(catalogue: Catalogue, codes: readonly string[], brand?: string): Product[] {
  const found = new Set(codes.flatMap((code) => catalogue.byCode.get(code.toLowerCase()) ?? []));
  const wanted = brand?.toLowerCase();
  const isListed = (product: Product) => !catalogue.unlisted.includes(product);
  return [...found].filter(
    (product) => isListed(product) && (wanted === undefined || product.brand?.toLowerCase() === wanted),
  );
}

/** As many as a row of top sellers shows at most. */
const ROW = 8;

/** Products to show while the top sellers are not known: `best` of the whole shop first, then what is in stock, in the shop’s order. */
export function fallbackSellers(catalogue: Catalogue, best: readonly string[], brand?: string): Product[] {
  const all = brand === undefined ? catalogue.products : (catalogue.byBrand.get(brand.toLowerCase()) ?? []);
  const inStock = all.filter((product) => product.inStock);
  return [...new Set([...topSellersFrom(catalogue, best, brand), ...inStock])].slice(0, ROW);
}
