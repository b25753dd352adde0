import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { ROUTE_HEADER } from '@/lib/domain/paths/internal.mjs';
import { refusalError } from '@/lib/server/agents/refusal';
import { Refusal, type RefusalKind } from '@/lib/server/api/refusal';
import { clientAddress, clientName, isFromProxy, trustOf } from '@/lib/server/config/client-address';
import type { Env } from '@/lib/server/config/env';
import { log } from '@/lib/server/reporting/log';
import { currentRequestId, inRequestContext } from '@/lib/server/reporting/request-context';
import type { ServeFiles } from './build-files';
import { finishedPages } from './finished-pages';
import { bucketOf, isForAgents, refusalOf } from './request-rules';
import { completeHeaders } from './response-headers';
import type { ShopParts } from './shop-parts';

export type ServerSettings = Pick<Env, 'SITE_URL' | 'TRUST_PROXY' | 'GTM_ID' | 'SENTRY_DSN' | 'LOG_REQUESTS'>;

type Serve = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface ServerParts extends Omit<ShopParts, 'flush'> {
  readonly settings: ServerSettings;
  readonly files: ServeFiles;
  readonly next: Serve;
}

/** For responses compressed per request: half of gzip's time for 5 % more bytes. A small window needs little memory. */
const AS_IT_IS_MADE = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 17 } };

const TO_A_PERSON: Partial<Record<RefusalKind, string>> = {
  TOO_MANY: 'Det blev för många förfrågningar på kort tid. Vänta en minut och försök igen.',
};

function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, kind, headers } = refusal;
  if (isForAgents(request.url ?? '')) {
    const { status: statusCode, code, content } = refusalError(refusal);
    response.writeHead(statusCode, { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify({ code, content }));
    return;
  }
  const toAPerson = request.headers.accept?.includes('text/html') ? TO_A_PERSON[kind] : undefined;
  const type = toAPerson === undefined ? 'application/json' : 'text/plain; charset=utf-8';
  response.writeHead(status, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(toAPerson ?? JSON.stringify({ code: status, message: kind }));
}

/** Removes headers that only the server or our own proxy may set. */
function trustOnly(request: IncomingMessage, client: string, isOurProxy: boolean): void {
  const { headers } = request;
  headers['x-forwarded-for'] = client;
  if (!isOurProxy)
    for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port']) delete headers[name];
  // Next adds the nonce in this header to a page's scripts. Middleware sets it.
  delete headers['content-security-policy'];
  delete headers['content-security-policy-report-only'];
  delete headers[ROUTE_HEADER];
}

function pathOf(address: string): string {
  const parsed = URL.parse(address);
  return parsed ? parsed.pathname + parsed.search : address;
}

/** Responds to a request whose handling threw: its socket would stay open until the client gives up. */
function fail({ method, url = '' }: IncomingMessage, response: ServerResponse, error: unknown): void {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log('error', 'request failed', { requestId: currentRequestId(), method, path: url.split('?', 1)[0], reason });
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Internal Server Error');
}

/** Handles a request from its arrival to Next, top to bottom; docs/decisions/0051-one-entrance.md. */
export function handleRequests({ settings, pageRequest, clock, limit, files, next }: ServerParts): RequestListener {
  const compress = compression({ brotli: AS_IT_IS_MADE });
  const sendFinished = finishedPages();
  const trust = trustOf(settings.TRUST_PROXY);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, method = 'GET' } = request;
    // Proxies may send an absolute URL: use its path.
    const url = request.url?.startsWith('/') ? request.url : pathOf(request.url ?? '');
    request.url = url;
    const client = clientAddress(request, trust);
    trustOnly(request, client, isFromProxy(request, trust));

    completeHeaders(request, response, settings, clock);

    const { 'content-length': contentLength, 'transfer-encoding': transferEncoding } = headers;
    const refusal = refusalOf({ method, url, contentLength, transferEncoding });
    if (refusal) return refuse(request, response, refusal);

    const bucket = bucketOf(url);
    if (bucket !== null) {
      const refused = await limit(bucket, clientName(client)).then(
        () => null,
        (error: unknown) => (error instanceof Refusal ? error : new Refusal('UPSTREAM')),
      );
      if (refused) return refuse(request, response, refused);
    }

    if (await files(request, response)) return;
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => undefined);
    sendFinished(request, response);
    const page = pageRequest(url);
    request.url = page.url;
    if (page.route !== null) headers[ROUTE_HEADER] = page.route;
    await next(request, response);
  }

  return (request, response) =>
    inRequestContext(
      request,
      response,
      { trustProxy: isFromProxy(request, trust), logRequests: settings.LOG_REQUESTS },
      () => void handle(request, response).catch((error: unknown) => fail(request, response, error)),
    );
}
