import { premium, pricePerGram } from '@/lib/domain/prices/metrics';
import type { Rates } from '@/lib/domain/prices/rates';
import { asOffered, offeredPrice } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';

interface SortOrder {
  readonly name: string;
  /** The law requires an explanation of how results are ranked (domain.md 5.4). */
  readonly reason: string;
}

/**
 * By value of `sortera` in the URL, as the control lists them; `SORTED` has the order itself, which browsers need not load.
 * `standard` keeps the order of the list, which is that of the shop unless it was searched.
 */
export const SORTS = {
  standard: {
    name: 'Rekommenderad',
    reason: 'Varor i lager visas först, sedan beställningsvaror, efter kategori, vikt och varumärke',
  },
  'pris-stigande': { name: 'Lägst pris', reason: 'Sorterat efter pris, lägst först' },
  'pris-fallande': { name: 'Högst pris', reason: 'Sorterat efter pris, högst först' },
  vikt: { name: 'Lägst vikt', reason: 'Sorterat efter vikt, lägst först' },
  'vikt-fallande': { name: 'Högst vikt', reason: 'Sorterat efter vikt, högst först' },
  paslag: { name: 'Lägst påslag', reason: 'Sorterat efter påslag mot spotpriset, moms inräknad, lägst först' },
  'gram-pris': { name: 'Lägst pris per gram', reason: 'Sorterat efter pris per gram finmetall, lägst först' },
} as const satisfies Readonly<Record<string, SortOrder>>;

export type SortKey = keyof typeof SORTS;

export const SORT_KEYS = Object.keys(SORTS) as SortKey[];

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
