import { weightOptions } from '@/lib/product/weight';
import { brandOptions, type Filterable, type ListingQuery } from './filters';

/** One thing that a query requests and that can be taken back by itself. */
export type Choice =
  | { readonly kind: 'weights' | 'brands'; readonly key: string }
  | { readonly kind: 'filter' }
  | { readonly kind: 'price' };

/** Everything that a query requests, its order aside, in one fixed order. */
export function choicesOf({ weights, brands, filter, price }: ListingQuery): Choice[] {
  return [
    ...weights.map((key) => ({ kind: 'weights', key }) as const),
    ...brands.map((key) => ({ kind: 'brands', key }) as const),
    ...(filter === 'all' ? [] : [{ kind: 'filter' } as const]),
    ...(price.from === null && price.to === null ? [] : [{ kind: 'price' } as const]),
  ];
}

/** The query without one of its choices. */
export function withoutChoice(query: ListingQuery, choice: Choice): ListingQuery {
  switch (choice.kind) {
    case 'filter':
      return { ...query, filter: 'all' };
    case 'price':
      return { ...query, price: { from: null, to: null } };
    default:
      return { ...query, [choice.kind]: query[choice.kind].filter((key) => key !== choice.key) };
  }
}

/** The weights and brands that a listing offers, by their keys. */
export interface KnownKeys {
  readonly weights: ReadonlySet<string>;
  readonly brands: ReadonlySet<string>;
}

export function knownKeys(products: readonly Filterable[]): KnownKeys {
  return {
    weights: new Set(weightOptions(products).map(({ key }) => key)),
    brands: new Set(brandOptions(products).map(({ key }) => key)),
  };
}

/** The query without weights and brands that are none of the listing's: whatever an old link names is left out, not searched in vain. */
export function knownQuery(query: ListingQuery, known: KnownKeys): ListingQuery {
  return {
    ...query,
    weights: query.weights.filter((key) => known.weights.has(key)),
    brands: query.brands.filter((key) => known.brands.has(key)),
  };
}
