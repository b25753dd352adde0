import { groupBy } from '@/lib/group-by';
import { choicesOf, withoutChoice } from './choices';
import { type ByGroup, byGroup, FILTERS, type Filterable, filterProducts, keyOf, type ListingQuery } from './filters';

/** By key; a missing option has no products. */
export type Counts = Readonly<Record<string, number>>;

/** Number of products per option, within the other choices. */
export interface OptionCounts extends ByGroup<Counts> {
  readonly flags: Counts;
}

/** An option counts within the choices of the other groups only: a second weight adds to the first one. */
export function optionCounts(products: readonly Filterable[], query: ListingQuery): OptionCounts {
  const unflagged = filterProducts(products, { ...query, filter: 'all' });
  const flags = FILTERS.filter((filter) => filter !== 'all').map(
    (filter) => [filter, filterProducts(unflagged, { ...query, filter }).length] as const,
  );
  return {
    ...byGroup((group) => {
      const fitting = groupBy(filterProducts(products, { ...query, [group]: [] }), (product) => keyOf(group, product));
      return Object.fromEntries([...fitting].flatMap(([key, { length }]) => (key === null ? [] : [[key, length]])));
    }),
    flags: Object.fromEntries(flags.filter(([, count]) => count > 0)),
  };
}

/** Number of matches without each choice, in the order of choicesOf. */
export function countsWithout(products: readonly Filterable[], query: ListingQuery): number[] {
  return choicesOf(query).map((choice) => filterProducts(products, withoutChoice(query, choice)).length);
}
