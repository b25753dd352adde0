import { productPath } from '@/lib/domain/paths/catalogue-paths';
import type { Product } from '@/lib/domain/product/product';
import { searchCatalogue } from '@/lib/server/search/products/find-products';
import { cursorAt, offsetOf } from './cursor';
import { disclosuresOf } from './disclosures';
import { filterNote, filterSellables } from './filters';
import { findSellable } from './find-sellable';
import { selectSellables } from './option-selection';
import { type Moment, productOf } from './products';
import { envelope, failure, LOOKUP, type Message, SEARCH } from './protocol';
import type { LookupRequest, ProductRequest, SearchRequest } from './requests';
import { type Sellable, sellablesOf } from './sellable';

/**
 * One page of matches, best first with a query, else in the shop's own order.
 * @throws TransportError for a cursor of another search
 */
export async function searchCatalog(request: SearchRequest, moment: Moment) {
  const offset = offsetOf(request);
  const { catalogue } = moment;
  const candidates = request.query === '' ? catalogue.products : await searchCatalogue(catalogue, request.query);
  const matching = candidates.flatMap((product) => {
    const all = sellablesOf(product);
    const variants = filterSellables(all, request.filters, request.currency, moment);
    return variants.length > 0 ? [{ product, all, variants }] : [];
  });
  const page = matching.slice(offset, offset + request.limit);
  const end = offset + page.length;
  const hasNext = end < matching.length;
  return {
    ucp: envelope(SEARCH),
    products: page.map(({ product, all, variants }) => productOf(product, all, variants, moment)),
    pagination: {
      has_next_page: hasNext,
      total_count: matching.length,
      ...(hasNext ? { cursor: cursorAt(end, request) } : {}),
    },
    messages: [
      ...filterNote(request),
      ...disclosuresOf(
        page.map(({ product }) => product),
        moment,
      ),
    ],
  };
}

interface Input {
  readonly id: string;
  readonly match: 'exact' | 'featured';
}

/** Products by identifier, each once, with the one variant that each identifier selects. */
export function lookupCatalog({ ids, filters, currency }: LookupRequest, moment: Moment) {
  const matches = new Map<Product, { readonly all: readonly Sellable[]; readonly inputs: Map<Sellable, Input[]> }>();
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const entry = findSellable(moment.catalogue, id);
    const match = (entry && matches.get(entry.product)) ?? { all: entry?.sellables ?? [], inputs: new Map() };
    const passing = filterSellables(match.all, filters, currency, moment);
    const variant = entry?.exact ? passing.find(({ code }) => code === entry.exact?.code) : passing[0];
    if (!entry || !variant) {
      missing.push(id);
      continue;
    }
    const input: Input = { id, match: entry.exact ? 'exact' : 'featured' };
    match.inputs.set(variant, [...(match.inputs.get(variant) ?? []), input]);
    matches.set(entry.product, match);
  }
  return {
    ucp: envelope(LOOKUP),
    products: [...matches].map(([product, { all, inputs }]) => {
      const response = productOf(product, all, [...inputs.keys()], moment);
      const correlated = [...inputs.values()];
      return {
        ...response,
        variants: response.variants.map((variant, index) => ({ ...variant, inputs: correlated[index] ?? [] })),
      };
    }),
    messages: [
      ...missing.map((id): Message => ({ type: 'info', code: 'not_found', content: id })),
      ...filterNote({ filters, currency }),
      ...disclosuresOf([...matches.keys()], moment),
    ],
  };
}

/** One product in full, narrowed by the selected options. */
export function productDetail(request: ProductRequest, moment: Moment) {
  const entry = findSellable(moment.catalogue, request.id);
  if (!entry) return failure([LOOKUP], 'not_found', `Product not found: ${request.id}`, moment.siteUrl);
  const { product, sellables, exact } = entry;
  const { selected, matching, options } = selectSellables(sellables, exact, request);
  const variants = filterSellables(matching, request.filters, request.currency, moment);
  if (variants.length === 0) {
    const page = moment.siteUrl + productPath(product);
    return failure([LOOKUP], 'not_found', `No variant of ${request.id} passes the filters`, page);
  }
  return {
    ucp: envelope(LOOKUP),
    product: {
      ...productOf(product, sellables, variants, moment),
      ...(options.length > 0 ? { options, selected } : {}),
    },
    messages: [...filterNote(request), ...disclosuresOf([product], moment, '$.product')],
  };
}
