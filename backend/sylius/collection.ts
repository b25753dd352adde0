import { API, type Exchange } from './exchange';
import { lastPage, type Page } from './pagination';

export interface Search {
  /** Query variables in the order in which Sylius lists them, each with the property it filters. */
  readonly [variable: string]: string;
}

export interface CollectionOptions {
  readonly context: string;
  readonly members: unknown;
  readonly total: number;
  /** The collection's own address. */
  readonly id: string;
  /** Absent for lists that are never paginated. */
  readonly page?: Page;
  /** Absent for lists without filters, which then carry no `hydra:search`. */
  readonly search?: Search;
}

/** A list in the dialect's envelope; a bare array for plain JSON (contract.md part B sections 2 and 3). */
export function collection(exchange: Exchange, options: CollectionOptions): unknown {
  if (exchange.format === 'json') return options.members;
  const key = exchange.dialect.hydraPrefix ? (name: string) => `hydra:${name}` : (name: string) => name;
  const head = {
    '@context': `${API}/contexts/${options.context}`,
    '@id': options.id,
    '@type': key('Collection'),
  };
  const list = { [key('member')]: options.members };
  const total = { [key('totalItems')]: options.total };
  const view = viewOf(exchange, options, key);
  return {
    ...head,
    ...(exchange.dialect.totalFirst ? { ...total, ...list } : { ...list, ...total }),
    ...(view ? { [key('view')]: view } : {}),
    ...(options.search ? { [key('search')]: searchOf(exchange, options.search, key) } : {}),
  };
}

type Key = (name: string) => string;

function viewOf(exchange: Exchange, { page, total }: CollectionOptions, key: Key): Record<string, string> | null {
  const last = page ? lastPage(page, total) : 1;
  const rest = [...exchange.query].filter(([name]) => name !== 'page');
  if (last === 1) {
    if (exchange.query.size === 0) return null;
    return { '@id': address(exchange.path, rest), '@type': key('PartialCollectionView') };
  }
  const at = (number: number) => address(exchange.path, [...rest, ['page', String(number)]]);
  const current = page?.page ?? 1;
  return {
    '@id': at(current),
    '@type': key('PartialCollectionView'),
    [key('first')]: at(1),
    [key('last')]: at(last),
    ...(current > 1 ? { [key('previous')]: at(current - 1) } : {}),
    ...(current < last ? { [key('next')]: at(current + 1) } : {}),
  };
}

function address(path: string, parameters: readonly (readonly [string, string])[]): string {
  if (parameters.length === 0) return path;
  return `${path}?${parameters.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
}

function searchOf(exchange: Exchange, search: Search, key: Key): Record<string, unknown> {
  return {
    '@type': key('IriTemplate'),
    [key('template')]: `${exchange.path}{?${Object.keys(search).join(',')}}`,
    [key('variableRepresentation')]: 'BasicRepresentation',
    [key('mapping')]: Object.entries(search).map(([variable, property]) => ({
      '@type': 'IriTemplateMapping',
      variable,
      property,
      required: false,
    })),
  };
}
