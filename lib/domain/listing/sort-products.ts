import { premium, pricePerGram } from '@/lib/domain/prices/metrics';
import type { Rates } from '@/lib/domain/prices/rates';
import { asOffered, offeredPrice } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { appliedSort, type SortKey } from './sort';

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

const SORTED: Readonly<Record<SortKey, (products: readonly Product[], rates: Rates) => readonly Product[]>> = {
  standard: (products) => products,
  'pris-stigande': (products) => products.toSorted(by(offeredPrice)),
  'pris-fallande': (products) => products.toSorted(by(offeredPrice, -1)),
  vikt: (products) => products.toSorted(by((product) => product.weight)),
  'vikt-fallande': (products) => products.toSorted(by((product) => product.weight, -1)),
  paslag: (products, rates) => byFigure(products, (product) => premium(product, rates)?.paid ?? null),
  'gram-pris': (products) => byFigure(products, pricePerGram),
};

export function sortProducts(products: readonly Product[], key: SortKey, rates: Rates = {}): readonly Product[] {
  return SORTED[appliedSort(key, rates)](products, rates);
}
