import pLimit from 'p-limit';
import { env } from '@/lib/server/config/env';
import { singleton } from '@/lib/server/config/singleton';
import { reportOnce } from '@/lib/server/reporting/report';
import { requestId } from '@/lib/server/reporting/request-context';
import { asMap, errorText } from '@/lib/server/sylius/decoders/parse';
import { CommerceError, causeOf } from '@/lib/server/sylius/faults/errors';
import { recordBackendResponse } from './contact';
import { type BodyHash, readBody } from './response-body';

function append(form: FormData, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'boolean') form.append(name, value ? '1' : '0');
  else if (typeof value !== 'object') form.append(name, String(value));
  else for (const [key, below] of Object.entries(value)) append(form, `${name}[${key}]`, below);
}

/** Form fields in PHP's notation: `productVariants[0][id]`, booleans as 1 and 0, null omitted. */
function formDataOf(body: unknown): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(asMap(body))) append(form, name, value);
  return form;
}

export interface CommerceRequest {
  readonly method?: 'GET' | 'POST';
  /** Relative to COMMERCE_URL, no leading slash. */
  readonly path: string;
  readonly query?: URLSearchParams;
  /** A JSON value; with `formData` an object or a FormData. */
  readonly body?: unknown;
  readonly formData?: boolean;
  /** The signed-in customer's tokens. Not sent to the public shop API, where a stale token would cause a 401. */
  readonly session?: { readonly accessToken: string; readonly refreshToken?: string };
  /** Tokens of an order that has just been signed; they replace the session's. */
  readonly signing?: { readonly accessSigningToken: string; readonly signingToken: string };
  /** Id of a purchase intent: a backend that supports it repeats its first response to a repeated request. */
  readonly idempotencyKey?: string;
  /** Milliseconds for the whole response; default COMMERCE_TIMEOUT_MS. */
  readonly timeoutMs?: number;
  /** Maximum response size in bytes; default 8 MiB. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
  readonly hashed?: BodyHash;
}

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/**
 * The standard shop API is public, but a server with a JWT firewall responds 401 to a stale token even there
 * (contract.md part B section 3), so tokens are never sent to these paths.
 */
const PUBLIC_PATH = /^sylius\/api\//;

function headersFor(request: CommerceRequest): Headers {
  const headers = new Headers({
    Accept: 'application/ld+json',
    'Accept-Language': 'sv-SE',
    'X-Request-Id': requestId(),
  });
  // For form data fetch must set this header, since only it knows the boundary.
  if (!request.formData) headers.set('Content-Type', 'application/json');
  if (PUBLIC_PATH.test(request.path)) return headers;
  if (request.idempotencyKey) headers.set('Idempotency-Key', request.idempotencyKey);
  const { session, signing } = request;
  if (session?.refreshToken) headers.set('refresh_token', `Bearer ${session.refreshToken}`);
  const access = signing?.accessSigningToken ?? session?.accessToken;
  if (access) {
    headers.set('access_token', `Bearer ${access}`);
    headers.set('Authorization', `Bearer ${access}`);
  }
  if (signing) headers.set('x-signing-token', `Bearer ${signing.signingToken}`);
  return headers;
}

function bodyFor(request: CommerceRequest): BodyInit | null {
  if (request.body === undefined || request.method !== 'POST') return null;
  return request.formData ? formDataOf(request.body) : JSON.stringify(request.body);
}

function addressOf(request: CommerceRequest): URL {
  const address = new URL(`${env().COMMERCE_URL}/${request.path}`);
  for (const [name, value] of request.query ?? []) address.searchParams.append(name, value);
  return address;
}

/** The target of a redirect of a GET: same origin only, since our headers may carry tokens. */
function redirectTarget(response: Response, from: URL, { method, path }: CommerceRequest): URL | null {
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || !location) return null;
  const target = URL.parse(location, from);
  if (target?.origin === from.origin) return method === 'POST' ? null : target;
  // Without the query, which may contain a token.
  const shownTarget = target ? target.origin + target.pathname : 'no address';
  reportOnce('backend redirects to another origin', { path, target: shownTarget });
  return null;
}

async function send(request: CommerceRequest, signal: AbortSignal): Promise<Response> {
  const method = request.method ?? 'GET';
  let address = addressOf(request);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await fetch(address, {
      method,
      headers: headersFor(request),
      body: bodyFor(request),
      redirect: 'manual',
      signal,
    });
    recordBackendResponse();
    const target = redirectTarget(response, address, request);
    if (!target) return response;
    await response.body?.cancel();
    address = target;
  }
  throw new CommerceError('network', `${request.path}: too many redirects`);
}

/** Milliseconds to wait from a `Retry-After` header (RFC 9110: seconds or a date), uncapped. Undefined without a valid one. */
function retryAfter(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const moment = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - Date.now());
}

function failure({ path, session, signing }: CommerceRequest, response: Response, body: unknown): CommerceError {
  const { status, statusText } = response;
  const { code } = asMap(body);
  // Without tokens a 401 is a backend error like others.
  const isRefused = status === 401 && !PUBLIC_PATH.test(path) && (session ?? signing) !== undefined;
  return new CommerceError(isRefused ? 'unauthorized' : 'http', errorText(body, statusText) || `status ${status}`, {
    status,
    code: typeof code === 'number' || typeof code === 'string' ? code : undefined,
    body,
    retryAfterMs: retryAfter(response.headers.get('retry-after')),
  });
}

function lost(request: CommerceRequest, error: unknown, timer: AbortSignal): CommerceError {
  if (error instanceof CommerceError) return error;
  const kind = timer.aborted ? 'timeout' : 'network';
  const cause = kind === 'timeout' ? null : causeOf(error);
  const what = kind === 'timeout' ? 'no response in time' : `no response${cause === null ? '' : ` (${cause})`}`;
  return new CommerceError(kind, `${request.path}: ${what}`, { cause: error });
}

async function attempt(request: CommerceRequest): Promise<unknown> {
  const timer = AbortSignal.timeout(request.timeoutMs ?? env().COMMERCE_TIMEOUT_MS);
  const signal = request.signal ? AbortSignal.any([timer, request.signal]) : timer;
  try {
    const response = await send(request, signal);
    const body = await readBody(response, request.maxBytes ?? MAX_BYTES, request.path, request.hashed);
    if (!response.ok) throw failure(request, response, body.json);
    if (body.json === undefined && !body.empty) {
      throw new CommerceError('parse', `${request.path}: the response is not JSON`, { status: response.status });
    }
    return body.json;
  } catch (error) {
    throw lost(request, error, timer);
  }
}

/** Paths that have rejected JSON in this process. */
const formPaths = singleton('form-paths', () => new Set<string>());

/**
 * Sends a request to the backend (contract.md A1): COMMERCE_URL + '/' + path with the contract's headers. A body is sent as JSON; after a
 * 415 it is sent as a form, and directly so from then on.
 * @returns the parsed JSON of a 2xx response; undefined for an empty one, and without a path (nothing is sent)
 * @throws CommerceError otherwise; `unauthorized` when the tokens sent were rejected. Nothing else is retried.
 */
export async function commerceRequest(request: CommerceRequest): Promise<unknown> {
  const { path, method, body, formData } = request;
  if (!path) return undefined;
  const asForm = () => attempt({ ...request, formData: true });
  if (formPaths.has(path)) return asForm();
  return attempt(request).catch((error: unknown) => {
    // The backend did not read the body or act on it, so sending it as a form repeats nothing.
    const wantsForm = error instanceof CommerceError && error.status === 415;
    if (!wantsForm || method !== 'POST' || body === undefined || formData) throw error;
    formPaths.add(path);
    return asForm();
  });
}

const PARALLEL = 6;

/**
 * Sends several requests, six in parallel; returns each result in the same order. A failure does not stop the others.
 * @throws Error "Missing Requests" without a list (spec.md section 7)
 */
export async function commerceBatch(
  list: readonly CommerceRequest[] | undefined | null,
): Promise<PromiseSettledResult<unknown>[]> {
  if (!list) throw new Error('Missing Requests');
  const inTurn = pLimit(PARALLEL);
  return Promise.allSettled(list.map((request) => inTurn(() => commerceRequest(request))));
}
