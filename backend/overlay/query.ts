/**
 * The query parameters that may reach a real Sylius. An allow-list, because Sylius' `order[...]` filters were open to
 * injected database queries until March 2026 (contract.md part B section 6).
 */
const allowed: ReadonlySet<string> = new Set([
  'page',
  'itemsPerPage',
  'translations.name',
  'productTaxons.taxon.code',
  'productTaxons.taxon.code[]',
  'taxon',
  'product',
  'product[]',
  'optionValues',
  'optionValues[]',
  'reviewSubject',
  'reviewSubject[]',
  'filter',
  'imageFilter',
  'includeRoot',
]);

/** The allowed part of a query, `?` included; empty when nothing is allowed. */
export function allowedQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => allowed.has(name)));
  return kept.size === 0 ? '' : `?${kept}`;
}
