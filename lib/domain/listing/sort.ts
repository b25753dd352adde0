import type { Rates } from '@/lib/domain/prices/rates';

interface SortOrder {
  readonly name: string;
  /** The law requires an explanation of how results are ranked (domain.md 5.4). */
  readonly reason: string;
}

/**
 * By value of `sortera` in the URL, as the control lists them; lib/domain/listing/sort-products.ts has the order itself, which browsers need not load.
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
