import type { MiddlewareHandler } from 'hono';
import type { Runtime } from '../core/runtime';
import { type Dialect, dialects } from './dialects';
import { SyliusError, unauthorized } from './errors';

export const API = '/sylius/api/v2';

/** One request to the shop API with everything that its response depends on. */
export interface Exchange {
  readonly dialect: Dialect;
  /** Scheme and host that the client called, for absolute picture URLs. */
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

/** Rejects what the dialect's firewall rejects, and clients that do not accept JSON (contract.md part B section 3). */
export function gate(runtime: Runtime): MiddlewareHandler<SyliusEnv> {
  return async (c, next) => {
    const dialect = dialects[runtime.dialect];
    // This API issues no tokens, so every token is unknown.
    if (dialect.firewall && /^Bearer /.test(c.req.header('Authorization') ?? ''))
      return unauthorized('Invalid JWT Token');
    if (!/json|\*\/\*/.test(c.req.header('Accept') || '*/*')) throw new SyliusError(406);
    c.set('exchange', exchangeOf(c.req.raw, dialect));
    await next();
    return undefined;
  };
}

/** The IRI of a resource, in the admin or shop half of the API depending on the dialect. */
export function iri({ dialect }: Pick<Exchange, 'dialect'>, resource: string, id: string | number): string {
  return `${API}/${dialect.iris}/${resource}/${encodeURIComponent(id)}`;
}

/** The IRI of a list, in the dialect's half of the API. */
export function listIri({ dialect }: Pick<Exchange, 'dialect'>, resource: string): string {
  return `${API}/${dialect.iris}/${resource}`;
}
