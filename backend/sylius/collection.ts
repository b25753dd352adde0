import { API, type Exchange } from './exchange';
import { lastPage, type Page } from './pagination';

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
  const view = viewOf(exchange, page ? lastPage(page, total) : 1, page?.page ?? 1, key);
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
