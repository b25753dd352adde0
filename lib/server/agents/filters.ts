import { CURRENCY, type Moment, pathOf } from './products';
import type { Message } from './protocol';
import type { Filters, SearchRequest } from './requests';
import type { Sellable } from './sellable';

/** Whether to ignore a price filter because it is in another currency. */
export function ignoresPrices(filters: Filters, currency: string | undefined): boolean {
  return filters.price !== undefined && currency !== undefined && currency.toUpperCase() !== CURRENCY;
}

/** The message about a price filter that is ignored, if it is. */
export function filterNote({ filters, currency }: Pick<SearchRequest, 'filters' | 'currency'>): Message[] {
  if (!ignoresPrices(filters, currency)) return [];
  const content = `Prices are in ${CURRENCY}; a price filter in another currency is not applied`;
  return [{ type: 'info', code: 'price_filter_ignored', path: '$.filters.price', content }];
}

/** Whether the product is in one of the categories, by code, name or path as in the response. */
function isInCategories({ categories = [] }: Filters, sellable: Sellable, moment: Moment): boolean {
  if (categories.length === 0) return true;
  const path = pathOf(moment, sellable.product);
  const fullPath = path.map(({ name }) => name).join(' > ');
  const names = new Set(
    [fullPath, ...path.flatMap(({ code, name }) => [code, name])].map((value) => value.toLowerCase()),
  );
  return categories.some((category) => names.has(category.toLowerCase()));
}

/** Applies the filters; prices in öre including VAT, limits inclusive. */
export function filterSellables(
  sellables: readonly Sellable[],
  filters: Filters,
  currency: string | undefined,
  moment: Moment,
): readonly Sellable[] {
  const { min = 0, max = Number.POSITIVE_INFINITY } = (ignoresPrices(filters, currency) ? null : filters.price) ?? {};
  return sellables.filter(
    (sellable) => sellable.price >= min && sellable.price <= max && isInCategories(filters, sellable, moment),
  );
}
