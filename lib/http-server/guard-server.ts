import { randomBytes } from 'node:crypto';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { clientName } from '@/lib/api/server/client-address';
import { clientOf, createLimit, type Limit } from '@/lib/api/server/rate-limit';
import { Refusal, type RefusalKind } from '@/lib/api/server/refusal';
import type { Catalogue } from '@/lib/catalogue/catalogue';
import type { Env } from '@/lib/config/env';
import { isDevelopment } from '@/lib/config/security-headers';
import { headersFor } from './answer-headers';
import type { PriceClock } from './cache-control';
import { finishedPages } from './finished-pages';
import { isKnownPage, KNOWN_HEADER, shownCatalogue } from './known-page';
import { createOverload, rankOf } from './overload';
import { preferBrotli } from './precompressed';
import { priceClock } from './price-clock';
import { bucketOf, refusalOf } from './request-rules';

export type GuardSettings = Pick<Env, 'SITE_URL' | 'TRUST_PROXY' | 'GTM_ID' | 'SENTRY_DSN'>;

/** What the shop knows of its goods at the moment; each answers at once. */
export interface Shown {
  readonly catalogue: () => Catalogue | null;
  readonly clock: () => PriceClock;
}

const SHOWN: Shown = { catalogue: shownCatalogue, clock: priceClock };

/** For responses that are compressed each time: half of gzip's time for 5 % more bytes. A small window needs little memory. */
const AS_IT_IS_MADE = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 17 } };

/** Milliseconds that a client has for the headers of a request, and for all of it. Node checks every thirty seconds. */
const HEADERS_TIME = 15_000;
const REQUEST_TIME = 60_000;

const TO_A_PERSON: Partial<Record<RefusalKind, string>> = {
  TOO_MANY: 'Det blev för många förfrågningar på kort tid. Vänta en minut och försök igen.',
  BUSY: 'Just nu är det fler besökare än vi hinner med. Vänta några sekunder och ladda om sidan.',
};

function answerRefusal(request: IncomingMessage, response: ServerResponse, { status, kind, headers }: Refusal): void {
  const toAPerson = request.headers.accept?.includes('text/html') ? TO_A_PERSON[kind] : undefined;
  const type = toAPerson === undefined ? 'application/json' : 'text/plain; charset=utf-8';
  response.writeHead(status, { ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(toAPerson ?? JSON.stringify({ code: status, message: kind }));
}

function clientOfRequest({ headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return clientName(socket.remoteAddress ?? '');
  return clientOf(new Headers({ 'x-forwarded-for': String(forwarded) }));
}

/**
 * Stands before everything that this process serves over HTTP: refuses what needs no page, counts what costs, tells Next
 * which addresses need no middleware, compresses, and completes every answer's headers. Next has no place for this: middleware is
 * not asked for files and pictures, and sees a request only after its body has been kept in memory. Call it once, when the server starts.
 * @param limit counts the calls; in memory of this process unless given
 * @param shown what this process shows; for tests
 */
export function guardServer(env: GuardSettings, limit: Limit = createLimit(), shown: Shown = SHOWN): void {
  const completeHeaders = headersFor(env, shown.clock);
  const compress = compression({ brotli: AS_IT_IS_MADE });
  const sendFinished = finishedPages();
  const admit = createOverload();
  const { emit } = Server.prototype;

  function receive(server: Server, request: IncomingMessage, response: ServerResponse): void {
    const { headers, method = 'GET', url = '/' } = request;
    // Next keeps the one that a client sends and writes the connection's address only where there is none: without a proxy in front
    // anybody could be a new client with each call (contract.md A2: starts cost money).
    if (!env.TRUST_PROXY) delete headers['x-forwarded-for'];
    const bucket = bucketOf(url);
    // Next gives this nonce to the scripts of a page that it makes for this request; one from outside must not get there. Other pages
    // are kept, and one visitor's nonce with them would be of no use to the next.
    const isPerRequest = bucket === 'search' || bucket === 'listing' || isDevelopment();
    const nonce = isPerRequest ? randomBytes(16).toString('base64') : null;
    if (nonce === null) delete headers['content-security-policy'];
    else headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
    if (isKnownPage(url, shown.catalogue)) headers[KNOWN_HEADER] = '1';
    else delete headers[KNOWN_HEADER];
    // Each wraps the one before: a finished page is not compressed again, and headers are complete when they leave.
    completeHeaders(request, response, nonce);
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => undefined);
    sendFinished(request, response);
    const pass = () => {
      if (!isDevelopment()) preferBrotli(request, response);
      Reflect.apply(emit, server, ['request', request, response]);
    };
    const refuse = (refusal: Refusal) => answerRefusal(request, response, refusal);
    const { 'content-length': contentLength, 'transfer-encoding': transferEncoding } = headers;
    const refusal =
      refusalOf({ method, url, contentLength, transferEncoding }) ?? admit(rankOf(url, headers), response);
    if (refusal) refuse(refusal);
    else if (bucket === null) pass();
    else {
      limit(bucket, clientOfRequest(request)).then(pass, (error) =>
        refuse(error instanceof Refusal ? error : new Refusal('UPSTREAM')),
      );
    }
  }

  Server.prototype.emit = function guarded(this: Server, event: string, ...args: unknown[]) {
    if (event === 'connection') {
      this.headersTimeout = HEADERS_TIME;
      this.requestTimeout = REQUEST_TIME;
    }
    if (event !== 'request') return Reflect.apply(emit, this, [event, ...args]);
    receive(this, args[0] as IncomingMessage, args[1] as ServerResponse);
    return true;
  };
}
