import { SyliusError } from './errors';
import { API, type Exchange } from './exchange';

/** Sylius lets the client choose and sets no maximum (contract.md part B section 2). */
const DEFAULT_SIZE = 30;

export interface Page {
  readonly page: number;
  readonly size: number;
}

/** Parses `page` and `itemsPerPage` of a query. Throws a SyliusError (400) for what API Platform rejects. */
export function readPage(query: URLSearchParams): Page {
  const page = integer(query.get('page'), 1);
  const size = integer(query.get('itemsPerPage'), DEFAULT_SIZE);
  if (page < 1) throw new SyliusError(400, 'Page should not be less than 1');
  if (size < 0) throw new SyliusError(400, 'Limit should not be less than 0');
  if (size === 0 && page > 1) throw new SyliusError(400, 'Page should not be greater than 1 if limit is equal to 0');
  return { page, size };
}

/** Parses like PHP: leading digits count, anything else is 0. */
function integer(value: string | null, fallback: number): number {
  if (value === null) return fallback;
  const parsed = Number.parseInt(value, 10);
  return Number.isSafeInteger(parsed) ? parsed : 0;
}

/** Number of members before the page. */
export function offsetOf(page: Page): number {
  return (page.page - 1) * page.size;
}

export interface CollectionOptions {
  readonly context: string;
  readonly members: unknown;
  readonly total: number;
  /** The collection's own IRI. */
  readonly id: string;
  /** Absent for lists that are never paginated. */
  readonly page?: Page;
}

/** A list in the dialect's envelope (contract.md part B section 2). */
export function collection(exchange: Exchange, { context, members, total, id, page }: CollectionOptions): object {
  const key = exchange.dialect.hydraPrefix ? (name: string) => `hydra:${name}` : (name: string) => name;
  const list = { [key('member')]: members };
  const count = { [key('totalItems')]: total };
  // `itemsPerPage=0` gives a single empty page.
  const lastPage = page?.size ? Math.max(1, Math.ceil(total / page.size)) : 1;
  const view = viewOf(exchange, lastPage, page?.page ?? 1, key);
  return {
    '@context': `${API}/contexts/${context}`,
    '@id': id,
    '@type': key('Collection'),
    ...(exchange.dialect.totalFirst ? { ...count, ...list } : { ...list, ...count }),
    ...(view ? { [key('view')]: view } : {}),
  };
}

function viewOf(exchange: Exchange, last: number, current: number, key: (name: string) => string): object | null {
  if (last === 1 && exchange.query.size === 0) return null;
  const at = (page: number | null) => {
    const query = new URLSearchParams(exchange.query);
    query.delete('page');
    if (page !== null) query.append('page', String(page));
    return query.size === 0 ? exchange.path : `${exchange.path}?${query}`;
  };
  const view = { '@id': at(last === 1 ? null : current), '@type': key('PartialCollectionView') };
  if (last === 1) return view;
  return {
    ...view,
    [key('first')]: at(1),
    [key('last')]: at(last),
    ...(current > 1 ? { [key('previous')]: at(current - 1) } : {}),
    ...(current < last ? { [key('next')]: at(current + 1) } : {}),
  };
}
