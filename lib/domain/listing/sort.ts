import { premium, pricePerGram } from '@/lib/domain/prices/metrics';
import type { Rates } from '@/lib/domain/prices/rates';
import { asOffered, offeredPrice } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';

export const SORT_KEYS = ['standard', 'pris-stigande', 'pris-fallande', 'vikt', 'paslag', 'gram-pris'] as const;

/**
 * Values of `sortera` in the URL. `standard` keeps the order of the list, `paslag` is lowest premium first (including VAT),
 * `gram-pris` lowest price per gram of fine metal first.
 */
export type SortKey = (typeof SORT_KEYS)[number];

/** Falls back to `standard` for premiums without spot prices. */
export function appliedSort(key: SortKey, rates: Rates): SortKey {
  return key === 'paslag' && rates.gold === undefined && rates.silver === undefined ? 'standard' : key;
}

/** Ascending by default; null comes last in both directions. */
export function by<T>(read: (product: T) => number | null, direction: 1 | -1 = 1): (a: T, b: T) => number {
  return (a, b) => {
    const left = read(a);
    const right = read(b);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * direction;
  };
}

function byFigure(products: readonly Product[], figure: (product: Product) => number | null): readonly Product[] {
  const figures = new Map(products.map((product) => [product, figure(asOffered(product))]));
  return products.toSorted(by((product) => figures.get(product) ?? null));
}

export function sortProducts(products: readonly Product[], key: SortKey, rates: Rates = {}): readonly Product[] {
  switch (appliedSort(key, rates)) {
    case 'standard':
      return products;
    case 'pris-stigande':
      return products.toSorted(by(offeredPrice));
    case 'pris-fallande':
      return products.toSorted(by(offeredPrice, -1));
    case 'vikt':
      return products.toSorted(by((product) => product.weight));
    case 'paslag':
      return byFigure(products, (product) => premium(product, rates)?.paid ?? null);
    case 'gram-pris':
      return byFigure(products, pricePerGram);
  }
}
