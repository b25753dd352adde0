import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** The fourteen faulty responses that every call of the shop to its backend must survive. */
export const FAULTS = [
  'refused',
  'reset',
  'time-out',
  '500-json',
  '503-html',
  '404-html',
  '429-json',
  '401-json',
  '200-html',
  'truncated-json',
  'wrong-types',
  'empty-200',
  '10-mb',
  'delay',
] as const;
export type Fault = (typeof FAULTS)[number];

/** A readable 404 has a meaning for some calls. */
export type AnyFault = Fault | '404-json';

export interface UpstreamResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const HTML = '<!doctype html><html lang="en"><title>Service unavailable</title><p>Please try again later.</p></html>';
const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Useless for a client that expects an object with a number, a text, an order and a list. */
const SENSELESS = { code: 'OK', message: 200, orderId: [], order: [], output: [], 'hydra:member': 'none' };

/** Turns every number into text, every text into a number, every list into a map and every map below the top into a list. */
function withWrongTypes(value: unknown, depth = 0): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return value.length;
  if (value === null || typeof value !== 'object') return [];
  const entries = Object.entries(value).map(([key, entry]) => [key, withWrongTypes(entry, depth + 1)] as const);
  return Array.isArray(value) || depth === 0 ? Object.fromEntries(entries) : entries.map(([, entry]) => entry);
}

function parsed(upstream: UpstreamResponse): unknown {
  try {
    return JSON.parse(upstream.body.toString());
  } catch {
    return SENSELESS;
  }
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/ld+json; charset=utf-8', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Half of the real response, or of a plausible one. Sent as a complete HTTP response: only the JSON is broken. */
function firstHalf(upstream: UpstreamResponse | null): string {
  const whole = upstream?.body.toString() || '{"code":200,"message":"OK","orderItems":[]}';
  return whole.slice(0, Math.floor(whole.length / 2)).trimEnd();
}

function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/ld+json', 'content-length': '1000' });
  response.write('{"code":', () => response.socket?.resetAndDestroy());
}

type RespondWith = (response: ServerResponse, upstream: UpstreamResponse | null) => void;

const responses: Readonly<Record<Exclude<AnyFault, 'delay'>, RespondWith>> = {
  refused: (response) => void response.socket?.destroy(),
  reset: cutOff,
  'time-out': () => {},
  '500-json': (response) => json(response, 500, { code: 500, message: 'Internal Server Error' }),
  '503-html': (response) => void response.writeHead(503, { 'content-type': 'text/html' }).end(HTML),
  // Of a router, or during a deployment.
  '404-html': (response) => void response.writeHead(404, { 'content-type': 'text/html' }).end(HTML),
  '429-json': (response) => json(response, 429, { code: 429, message: 'Too Many Requests' }, { 'retry-after': '1' }),
  '401-json': (response) => json(response, 401, { code: 401, message: 'Expired JWT Token' }),
  '200-html': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(HTML),
  'truncated-json': (response, upstream) => json(response, 200, firstHalf(upstream)),
  'wrong-types': (response, upstream) => json(response, 200, upstream ? withWrongTypes(parsed(upstream)) : SENSELESS),
  'empty-200': (response) => json(response, 200, ''),
  '10-mb': (response) => json(response, 200, { code: 200, message: 'OK', padding: 'x'.repeat(TEN_MEGABYTES) }),
  '404-json': (response) => json(response, 404, { code: 404, message: 'Not Found' }),
};

/**
 * Responds with a fault in place of the backend.
 * @param upstream the backend's response, for faults that alter it; null when the backend was not called
 */
export function respondWithFault(
  fault: Exclude<AnyFault, 'delay'>,
  upstream: UpstreamResponse | null,
  response: ServerResponse,
): void {
  responses[fault](response, upstream);
}
