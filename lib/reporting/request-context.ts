import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { singleton } from '@/lib/singleton';
import { log } from './log';

export interface RequestContext {
  /** Names one request in our log, in the response (`X-Request-Id`) and in every call to the backend that it causes. */
  readonly id: string;
}

const contexts = singleton('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Ids that a proxy may give. Anything else could forge a log line. */
const USABLE = /^[\w.:-]{8,64}$/;

/** Probes, whose log lines would drown the others. */
const PROBE = /^\/api\/(?:health|ready)$/;
/** Files of the build and pictures: logged only when they fail. */
const FILE = /^\/(?:_next|images|sylius\/media)\//;

/** The id of the request that is being answered; a new one for work that no request caused. */
export function requestId(): string {
  return contexts.getStore()?.id ?? randomUUID();
}

/** The id of the request that is being answered; undefined outside one. */
export function currentRequestId(): string | undefined {
  return contexts.getStore()?.id;
}

export interface FollowOptions {
  /** Whether the request comes from a proxy of ours, whose `X-Request-Id` is taken over. */
  readonly trustProxy: boolean;
  /** Writes one line per answered request. */
  readonly logRequests: boolean;
}

function logResponse(request: IncomingMessage, response: ServerResponse, id: string): void {
  const started = performance.now();
  // Without the query: it may hold what a customer typed, or a session on its way in.
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  // Next and what traces it listen ten times already, which is where Node begins to warn.
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

/** Answers a request under an id of its own, which its work, its response and its log line carry. */
export function inRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  { trustProxy, logRequests }: FollowOptions,
  run: () => void,
): void {
  const given = request.headers['x-request-id'];
  const id = trustProxy && typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  if (logRequests) logResponse(request, response, id);
  contexts.run({ id }, run);
}
