import { createHash } from 'node:crypto';
import { API, type Exchange } from './exchange';

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  406: 'Not Acceptable',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
};

/** One thing that is wrong with a body, in the customer's language. */
export interface Violation {
  readonly propertyPath: string;
  readonly message: string;
  /** Symfony's name for the kind of check; null for one that is not Symfony's. */
  readonly code: string | null;
}

/** Anything in the shop API that ends in an error answer; `detail` is what versions that explain themselves say. */
export class SyliusError extends Error {
  readonly kind = 'sylius';

  constructor(
    readonly status: number,
    readonly detail: string = statusTexts[status] ?? 'Error',
  ) {
    super(detail);
  }
}

/** A body that was understood and is wrong: 422 with a ConstraintViolationList, in every dialect. */
export class InvalidBody extends SyliusError {
  constructor(readonly violations: readonly Violation[]) {
    super(422, violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`).join('\n'));
  }
}

/** The error body that this dialect would write (contract.md part B section 5). */
export function errorResponse(error: SyliusError, exchange: Pick<Exchange, 'dialect' | 'format'>): Response {
  const { status, detail } = error;
  const title = 'An error occurred';
  const { errors } = exchange.dialect;
  const list = error instanceof InvalidBody ? { violations: error.violations } : undefined;
  if (errors === 'code' && !list)
    return json(status, 'application/json', { code: status, message: statusTexts[status] ?? detail });
  if (exchange.format === 'json') {
    const type = 'https://tools.ietf.org/html/rfc2616#section-10';
    return json(status, 'application/problem+json; charset=utf-8', { type, title, detail, ...list });
  }
  const hydra = { 'hydra:title': title, 'hydra:description': detail };
  const problem = { title, detail, status, type: `/errors/${status}` };
  const kind = list ? 'ConstraintViolationList' : 'Error';
  const context = { '@context': `${API}/contexts/${kind}` };
  const id = { '@id': `${API}/errors/${status}` };
  const hydraType = { '@type': list ? kind : 'hydra:Error' };
  const bodies = {
    hydra: { ...context, ...hydraType, ...hydra, ...list },
    'hydra+rfc7807': { ...context, ...id, ...hydraType, ...problem, ...hydra, ...list },
    rfc7807: { ...context, ...id, '@type': kind, ...problem, description: detail, ...list },
  };
  return json(status, 'application/ld+json; charset=utf-8', bodies[errors === 'code' ? 'hydra' : errors]);
}

/** What the JWT firewall answers, in every version the same. */
export function unauthorized(message: string): Response {
  const response = json(401, 'application/json', { code: 401, message });
  response.headers.set('WWW-Authenticate', 'Bearer');
  return response;
}

/** An address that no route has: the framework answers, not the API. */
export function routeNotFound(accept: string | undefined): Response {
  if (accept?.trim().startsWith('text/html')) {
    const page = '<!DOCTYPE html><html><head><title>Not Found</title></head><body><h1>404 Not Found</h1></body></html>';
    return new Response(page, { status: 404, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  }
  return json(404, 'application/json', { code: 404, message: 'Not Found' });
}

function json(status: number, contentType: string, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': contentType } });
}

/** Headers that every answer of the shop API carries (contract.md part B section 3). */
export function commonHeaders(...parts: readonly (string | Uint8Array)[]): Record<string, string> {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return {
    Vary: 'Accept',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'deny',
    ETag: `"${hash.digest('hex')}"`,
    'Cache-Control': 'no-cache, private',
    Link: `<${API}/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`,
  };
}
