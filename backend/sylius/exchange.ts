import type { MiddlewareHandler } from 'hono';
import type { Runtime } from '../runtime';
import { type Dialect, dialects } from './dialects';
import { SyliusError, unauthorized } from './errors';

export const API = '/sylius/api/v2';

/** One request to the shop API and everything that its response is written from. */
export interface Exchange {
  readonly dialect: Dialect;
  /** Scheme and host that the client called, for absolute picture addresses. */
  readonly origin: string;
  /** Path of the request without the query string. */
  readonly path: string;
  readonly query: URLSearchParams;
}

export interface SyliusEnv {
  Variables: { exchange: Exchange };
}

export function exchangeOf(request: Request, dialect: Dialect): Exchange {
  const url = new URL(request.url);
  return { dialect, origin: url.origin, path: url.pathname, query: url.searchParams };
}

/** Refuses what the firewall of the dialect refuses, and what accepts no JSON (contract.md part B section 3). */
export function gate(runtime: Runtime): MiddlewareHandler<SyliusEnv> {
  return async (c, next) => {
    const dialect = dialects[runtime.dialect];
    // Every token is foreign to this API: it issues none.
    if (dialect.firewall && /^Bearer /.test(c.req.header('Authorization') ?? ''))
      return unauthorized('Invalid JWT Token');
    if (!/json|\*\/\*/.test(c.req.header('Accept') || '*/*')) throw new SyliusError(406);
    c.set('exchange', exchangeOf(c.req.raw, dialect));
    await next();
    return undefined;
  };
}

/** `/sylius/api/v2/admin/products/x` or the shop's, as the dialect has it. */
export function iri({ dialect }: Pick<Exchange, 'dialect'>, resource: string, id: string | number): string {
  return `${API}/${dialect.iris}/${resource}/${encodeURIComponent(id)}`;
}

/** The address of a list, as the dialect has it. */
export function listIri({ dialect }: Pick<Exchange, 'dialect'>, resource: string): string {
  return `${API}/${dialect.iris}/${resource}`;
}

/** The code or id that an address, or a code alone, ends in. */
export function lastSegment(address: string): string {
  const end = address.slice(address.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(end);
  } catch {
    // A stray percent sign leads to nothing, as any unknown code does.
    return end;
  }
}
