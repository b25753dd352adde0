import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { singleton } from '@/lib/server/config/singleton';
import { log } from './log';

/** The id of a request in our log, in the response (`X-Request-Id`), and in every backend request it causes. */
const ids = singleton('request-context', () => new AsyncLocalStorage<string>());

/** Ids accepted from a proxy. Anything else could forge a log line. */
const USABLE = /^[\w.:-]{8,64}$/;

/** Health probes, whose log lines would drown the others. */
const PROBE = /^\/api\/(?:health|ready)$/;
/** Build files and pictures: logged only when they fail. */
const FILE = /^\/(?:_next|images|sylius\/media)\//;

/** The id of the current request; a new one outside a request. */
export function requestId(): string {
  return ids.getStore() ?? randomUUID();
}

/** The id of the current request; undefined outside a request. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}

export interface FollowOptions {
  /** Whether the request comes from our proxy, so that its `X-Request-Id` is used. */
  readonly trustProxy: boolean;
  /** Writes one log line per response. */
  readonly logRequests: boolean;
}

function logResponse(request: IncomingMessage, response: ServerResponse, id: string): void {
  const started = performance.now();
  // Without the query: it may contain what a customer typed, or a session parameter.
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  // Next and its tracing already add ten listeners, Node's warning limit.
  response.setMaxListeners(response.getMaxListeners() + 1);
  response.once('close', () => {
    if (PROBE.test(path) || (FILE.test(path) && response.statusCode < 400)) return;
    log('info', 'request', {
      requestId: id,
      method: request.method ?? '',
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
      ...(response.writableFinished ? {} : { aborted: true }),
    });
  });
}

/** Runs a request's work in a context with an id, which the response and the log line carry. */
export function inRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  { trustProxy, logRequests }: FollowOptions,
  run: () => void,
): void {
  const header = request.headers['x-request-id'];
  const id = trustProxy && typeof header === 'string' && USABLE.test(header) ? header : randomUUID();
  response.setHeader('X-Request-Id', id);
  if (logRequests) logResponse(request, response, id);
  ids.run(id, run);
}
