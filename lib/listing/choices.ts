import { weightOptions } from '@/lib/product/weight';
import { brandOptions, type Filterable, type ListingQuery } from './filters';

/** One part of a query that can be removed separately. */
export type Choice =
  | { readonly kind: 'weights' | 'brands'; readonly key: string }
  | { readonly kind: 'filter' }
  | { readonly kind: 'price' };

/** All choices of a query except its sort order, in a fixed order. */
export function choicesOf({ weights, brands, filter, price }: ListingQuery): Choice[] {
  return [
    ...weights.map((key) => ({ kind: 'weights', key }) as const),
    ...brands.map((key) => ({ kind: 'brands', key }) as const),
    ...(filter === 'all' ? [] : [{ kind: 'filter' } as const]),
    ...(price.from === null && price.to === null ? [] : [{ kind: 'price' } as const]),
  ];
}

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

/** Keys of the weights and brands of a listing. */
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

/** Removes weights and brands that the listing does not have, so that an old link does not lead to an empty page. */
export function knownQuery(query: ListingQuery, known: KnownKeys): ListingQuery {
  return {
    ...query,
    weights: query.weights.filter((key) => known.weights.has(key)),
    brands: query.brands.filter((key) => known.brands.has(key)),
  };
}
