import type { Product } from '@/lib/domain/product/product';
import type { Catalogue } from '@/lib/server/catalogue/catalogue';
import { type Sellable, sellablesOf } from './sellable';

/** The match for an identifier. */
export interface Found {
  readonly product: Product;
  /** Everything sold of it, the featured one first. */
  readonly sellables: readonly Sellable[];
  /** Set when the identifier is this variant's own. */
  readonly exact: Sellable | null;
}

const indexes = new WeakMap<Catalogue, ReadonlyMap<string, Product>>();

function byVariantCode(catalogue: Catalogue): ReadonlyMap<string, Product> {
  const known = indexes.get(catalogue);
  if (known) return known;
  const entries = [...catalogue.products, ...catalogue.unlisted].flatMap((product) =>
    product.variants.map(({ code }) => [code.toLowerCase(), product] as const),
  );
  const index = new Map(entries);
  indexes.set(catalogue, index);
  return index;
}

/** Finds a product by its code or a variant's, ignoring case. */
export function findProduct(catalogue: Catalogue, id: string): Product | undefined {
  const wanted = id.toLowerCase();
  return byVariantCode(catalogue).get(wanted) ?? catalogue.byCode.get(wanted);
}

/** Finds a product by its code or a variant's, ignoring case; null when it is unlisted or has no price. */
export function findSellable(catalogue: Catalogue, id: string): Found | null {
  const wanted = id.toLowerCase();
  const product = findProduct(catalogue, id);
  if (!product || catalogue.unlisted.includes(product)) return null;
  const sellables = sellablesOf(product);
  if (sellables.length === 0) return null;
  return { product, sellables, exact: sellables.find(({ code }) => code.toLowerCase() === wanted) ?? null };
}
