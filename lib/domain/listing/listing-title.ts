import type { FilterOption } from './filters';
import type { ByGroup, ListingQuery } from './listing-query';

type Option = Pick<FilterOption, 'key' | 'name'>;
type Options = ByGroup<readonly Option[]>;

function onlyName(options: readonly Option[], keys: readonly string[]): string | undefined {
  return keys.length === 1 ? options.find(({ key }) => key === keys[0])?.name : undefined;
}

/** Names of the chosen weight and brand; undefined unless exactly one of a kind is chosen. */
export function chosenNames(options: Options, { weights, brands }: ListingQuery) {
  return { weight: onlyName(options.weights, weights), brand: onlyName(options.brands, brands) };
}

/** "Guldtackor 10g från Valcambi": the heading of a category with its chosen weight and brand (spec.md section 2). */
export function listingTitle(category: string, options: Options, query: ListingQuery): string {
  const { weight, brand } = chosenNames(options, query);
  return [category, weight, brand && `från ${brand}`].filter(Boolean).join(' ');
}
