import { choicesOf, withoutChoice } from './choices';
import { type ByGroup, byGroup, FILTERS, type Filterable, filterProducts, keyOf, type ListingQuery } from './filters';

/** By key; a missing option has no products. */
export type Counts = Readonly<Record<string, number>>;

/** Number of products per option, within the other choices. */
export interface OptionCounts extends ByGroup<Counts> {
  /** By the name of the filter. */
  readonly flags: Counts;
}

function countBy(products: readonly Filterable[], keyOf: (product: Filterable) => string | null): Counts {
  const counts: Record<string, number> = {};
  for (const product of products) {
    const key = keyOf(product);
    if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** An option counts within the choices of the other groups only: a second weight adds to the first one. */
export function optionCounts(products: readonly Filterable[], query: ListingQuery): OptionCounts {
  const unflagged = filterProducts(products, { ...query, filter: 'all' });
  const flags = FILTERS.filter((filter) => filter !== 'all').map(
    (filter) => [filter, filterProducts(unflagged, { ...query, filter }).length] as const,
  );
  return {
    ...byGroup((group) =>
      countBy(filterProducts(products, { ...query, [group]: [] }), (product) => keyOf(group, product)),
    ),
    flags: Object.fromEntries(flags.filter(([, count]) => count > 0)),
  };
}

/** Number of matches without each choice, in the order of choicesOf. */
export function countsWithout(products: readonly Filterable[], query: ListingQuery): number[] {
  return choicesOf(query).map((choice) => filterProducts(products, withoutChoice(query, choice)).length);
}
