import type { MiddlewareHandler } from 'hono';
import { type Format, negotiateFormat, negotiateLocale } from '../http/accept';
import type { Runtime } from '../runtime';
import { type Dialect, dialects } from './dialects';
import { commonHeaders, errorResponse, SyliusError, unauthorized } from './errors';
import type { Exchange, SyliusEnv } from './exchange';

const documentation =
  '<!DOCTYPE html><html><head><title>API Platform</title></head><body><div id="swagger-ui"></div></body></html>';

/** The exchange that a request and the dialect of the moment make; ld+json when the client takes no format at all. */
export function exchangeOf(request: Request, dialect: Dialect, format: Exchange['format'] = 'jsonld'): Exchange {
  const url = new URL(request.url);
  return {
    dialect,
    format,
    locale: negotiateLocale(request.headers.get('Accept-Language') ?? undefined),
    origin: url.origin,
    path: url.pathname,
    query: url.searchParams,
  };
}

/** Everything that happens to a request before a resource sees it: firewall, formats, language (part B section 3). */
export function gate(runtime: Runtime): MiddlewareHandler<SyliusEnv> {
  return async (c, next) => {
    const dialect = dialects[runtime.dialect];
    // Every token is foreign to this API: it issues none.
    if (dialect.firewall && /^Bearer /.test(c.req.header('Authorization') ?? ''))
      return unauthorized('Invalid JWT Token');
    const formats: Format[] = dialect.html ? ['jsonld', 'json', 'html'] : ['jsonld', 'json'];
    const format = negotiateFormat(c.req.header('Accept'), formats);
    if (format === 'html') {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', ...commonHeaders(documentation) };
      return new Response(documentation, { headers });
    }
    c.set('exchange', exchangeOf(c.req.raw, dialect, format ?? 'jsonld'));
    if (format === null) throw new SyliusError(406);
    await next();
    return undefined;
  };
}

/** Turns what a resource threw into this dialect's error body. */
export function gateErrors(error: Error, request: Request, runtime: Runtime): Response {
  const known = error instanceof SyliusError ? error : new SyliusError(500, 'Internal Server Error');
  if (known.status === 500) console.error(error);
  const dialect = dialects[runtime.dialect];
  const format = negotiateFormat(request.headers.get('Accept') ?? undefined, ['jsonld', 'json']);
  return errorResponse(known, { dialect, format: format === 'json' ? 'json' : 'jsonld' });
}
