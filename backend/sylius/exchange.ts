import type { Format, Locale } from '../http/accept';
import type { Dialect } from './dialects';

export const API = '/sylius/api/v2';

/** One request to the shop API and everything its answer's spelling depends on. */
export interface Exchange {
  readonly dialect: Dialect;
  readonly format: Exclude<Format, 'html'>;
  readonly locale: Locale;
  /** Scheme and host that the client called, for absolute picture addresses. */
  readonly origin: string;
  /** Path of the request without the query string. */
  readonly path: string;
  readonly query: URLSearchParams;
}

export interface SyliusEnv {
  Variables: { exchange: Exchange };
}

/** `/sylius/api/v2/admin/products/x` or the shop's, as the dialect has it. */
export function iri(exchange: Pick<Exchange, 'dialect'>, resource: string, id: string | number): string {
  return `${API}/${exchange.dialect.iris}/${resource}/${encodeURIComponent(id)}`;
}

/** The code or id that an address, or a code alone, ends in. */
export function lastSegment(address: string): string {
  const end = address.slice(address.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(end);
  } catch {
    // A stray percent sign is no reason to fail: the text leads to nothing, as any unknown code does.
    return end;
  }
}

/** For the few resources that have no admin address in any version. */
export function shopIri(resource: string, id: string | number): string {
  return `${API}/shop/${resource}/${encodeURIComponent(id)}`;
}
