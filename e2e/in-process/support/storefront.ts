import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { ProxyDeps } from '@/lib/server/api/proxy-call';
import type { CookieJar } from '@/lib/server/sessions/sealed-cookie';
import type { CommerceRequest } from '@/lib/server/sylius/client/http';
import { loadShop } from './shop-modules';

export const SITE = 'http://localhost:3000';
export const REVALIDATE_SECRET = 'another secret of at least thirty-two characters';

export interface StorefrontOptions {
  /** URL of a backend, or of a fault proxy in front of one. */
  readonly commerceUrl: string;
  /** The shop's own prices at the time of a call; null (the default) for a shop without prices. */
  readonly prices?: ProxyDeps['prices'];
  /** Time-out of any call to the backend in milliseconds; 5,000 by default. */
  readonly timeoutMs?: number;
}

/** One person's browser: its cookies, and a fetch for the shop's own paths. */
export interface Browser {
  readonly cookies: Map<string, string>;
  clearCookies(): void;
  /** For paths of the shop. Does not follow redirects. Rejects with a TypeError when no response arrives. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Drops the response, with its cookies, of the next request whose path contains `path`, after the shop has handled it. */
  loseResponse(path: string): void;
}

export type Storefront = Awaited<ReturnType<typeof openStorefront>>;

interface Visit {
  readonly jar: CookieJar;
  readonly headers: Headers;
}

const visits = new AsyncLocalStorage<Visit>();

function visit(): Visit {
  const current = visits.getStore();
  if (!current) throw new Error('outside a request');
  return current;
}

const currentJar: CookieJar = {
  get: (name) => visit().jar.get(name),
  getAll: () => visit().jar.getAll(),
  set: (name, value, options) => visit().jar.set(name, value, options),
};

/** Read once per process: they do not change, and parsing them takes longer than everything else in an order. */
let terms: Promise<typeof import('@/lib/server/content/terms')> | undefined;

/** Mocks the functions of Next that work only within a request of its own server. */
function mockNext(): void {
  vi.doMock('next/headers', () => ({ cookies: async () => visit().jar, headers: async () => visit().headers }));
  vi.doMock('next/server', async (original) => ({
    ...(await original<object>()),
    after: () => {},
    connection: async () => {},
  }));
  vi.doMock('@/lib/server/content/terms', (original) => {
    terms ??= original<typeof import('@/lib/server/content/terms')>();
    return terms;
  });
}

/** A different client address per request: rate limits are tested elsewhere. */
let visitors = 0;
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

function requestOf(path: string, init: RequestInit): Request {
  const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': nextAddress() });
  if ((init.method ?? 'GET') !== 'GET') headers.set('origin', SITE);
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  const { signal: _, ...rest } = init;
  return new Request(new URL(path, SITE), { ...rest, headers });
}

/** Like a browser, stops waiting when the signal aborts, while the server continues. */
function untilAborted<T>(signal: AbortSignal | null | undefined, running: Promise<T>): Promise<T> {
  if (!signal) return running;
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    running.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}

/**
 * The shop's own API in this process, without Next: the real route handlers, proxy and cookies, with a backend of the test's choice.
 * Each call is a newly started server without state; one opened later with the same backend is that server after a restart, and accepts
 * the cookies of its predecessor.
 */
export async function openStorefront(options: StorefrontOptions) {
  let timeoutMs = options.timeoutMs ?? 5_000;
  mockNext();
  const shop = await loadShop({
    COMMERCE_URL: options.commerceUrl,
    SITE_URL: SITE,
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    REVALIDATE_SECRET,
    COMMERCE_TIMEOUT_MS: String(timeoutMs),
  });
  // Not within the time-out of the first order.
  (await import('@/lib/server/content/terms')).purchaseTerms();
  const made = shop.proxyDeps(currentJar);
  const deps: ProxyDeps = {
    ...made,
    prices: options.prices ?? (async () => null),
    upstream: (request: CommerceRequest) =>
      made.upstream({ ...request, timeoutMs: Math.min(request.timeoutMs ?? timeoutMs, timeoutMs) }),
  };

  const handle = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const route = shop.routes.get(pathname);
    const handler = route?.[request.method];
    if (handler) return handler(request);
    if (route) return new Response(null, { status: 405 });
    const [, api, commerce, ...segments] = pathname.split('/');
    if (api !== 'api' || commerce !== 'commerce') return new Response(null, { status: 404 });
    return shop.handleCommerce(request, segments.map(decodeURIComponent), deps);
  };

  return {
    openBrowser: () => openBrowser(handle),
    setTimeout: (milliseconds: number) => {
      timeoutMs = milliseconds;
      shop.setTimeout(milliseconds);
    },
  };
}

/** An exception of a handler is a bug of the shop: it is logged and not exposed. */
function asNextDoes(error: unknown): Response {
  console.error(error);
  return new Response('Internal Server Error', { status: 500 });
}

function openBrowser(handle: (request: Request) => Promise<Response>): Browser {
  const cookies = new Map<string, string>();
  const lost: string[] = [];

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const request = requestOf(path, init);
    const seen = new Map(cookies);
    const changes: (() => unknown)[] = [];
    const jar: CookieJar = {
      get: (name) => {
        const value = seen.get(name);
        return value === undefined ? undefined : { value };
      },
      getAll: () => [...seen].map(([name, value]) => ({ name, value })),
      set: (name, value, { maxAge }) => {
        const change = (kept: Map<string, string>) => (maxAge === 0 ? kept.delete(name) : kept.set(name, value));
        change(seen);
        // The browser receives the change with the response.
        changes.push(() => change(cookies));
      },
    };
    const response = await visits.run({ jar, headers: request.headers }, () => handle(request)).catch(asNextDoes);
    const index = lost.findIndex((part) => path.includes(part));
    if (index >= 0) {
      lost.splice(index, 1);
      throw new TypeError('Failed to fetch');
    }
    for (const change of changes) change();
    return response;
  };

  return {
    cookies,
    clearCookies: () => cookies.clear(),
    loseResponse: (path) => void lost.push(path),
    fetch: (path, init = {}) => untilAborted(init.signal, send(path, init)),
  };
}
