import { type ByGroup, byGroup, GROUPS, type Group, type ListingQuery } from './listing-query';

/** One part of a query that can be removed separately. */
export type FilterChoice =
  | { readonly kind: Group; readonly key: string }
  | { readonly kind: 'filter' }
  | { readonly kind: 'price' };

/** All choices of a query except its sort order, in a fixed order. */
export function filterChoicesOf(query: ListingQuery): FilterChoice[] {
  const { filter, price } = query;
  return [
    ...GROUPS.flatMap(({ group }) => query[group].map((key) => ({ kind: group, key }))),
    ...(filter === 'all' ? [] : [{ kind: 'filter' } as const]),
    ...(price.from === null && price.to === null ? [] : [{ kind: 'price' } as const]),
  ];
}

export function withoutChoice(query: ListingQuery, choice: FilterChoice): ListingQuery {
  switch (choice.kind) {
    case 'filter':
      return { ...query, filter: 'all' };
    case 'price':
      return { ...query, price: { from: null, to: null } };
    default:
      return { ...query, [choice.kind]: query[choice.kind].filter((key) => key !== choice.key) };
  }
}

export type KnownKeys = ByGroup<ReadonlySet<string>>;

/** Removes keys that the listing does not have, so that an old link does not lead to an empty page. */
export function knownQuery(query: ListingQuery, keys: KnownKeys): ListingQuery {
  return {
    ...query,
    ...byGroup((group) => query[group].filter((key) => keys[group].has(key))),
  };
}
