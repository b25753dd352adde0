import { cookieJar, SEAL } from '@/lib/server/sessions/cookie-jar.fixture';
import type { SealSettings } from '@/lib/server/sessions/sealed-cookie';
import { writeSession } from '@/lib/server/sessions/session';
import { createMemoryStore } from '@/lib/server/store/memory';
import type { SharedStore } from '@/lib/server/store/store';
import type { CommerceRequest } from '@/lib/server/sylius/client/http';
import { handleCommerce } from './handle-commerce';
import type { PriceList } from './orders/agreed';
import { createIntentMemory } from './orders/intents';
import type { ProxyDeps } from './proxy-call';
import { createLimit } from './rate-limit';
import { createSharedReads } from './shared-reads';

const SITE = 'https://guldkajen.example';
export const NOW = new Date('2026-03-01T10:00:00Z');
export const INTENT = '3f0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c90';

/** The body of create-order. `ssn: undefined` leaves the buyer to the session. */
export function orderBody(overrides: Record<string, unknown> = {}) {
  return {
    agreed: { epoch: '2026-03-01T09:55:00.000Z', prices: { '0': 4_289_000 }, total: 4_298_900 },
    paymentId: 3,
    shippingId: 1,
    phoneNumber: '0701234567',
    email: 'kund@example.com',
    subscribedToNewsletter: false,
    productVariants: { '0': { id: 58, quantity: 1 } },
    ssn: '191212121212',
    ...overrides,
  };
}

interface ProxyOptions {
  /** Of every bucket and client; null for the real limits. */
  readonly perMinute?: number | null;
  readonly prices?: () => PriceList | null;
  readonly store?: SharedStore;
  readonly secrets?: Pick<SealSettings, 'secret' | 'others'>;
}

async function received(response: Response) {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

/** A backend that responds with each of these in turn, and then with the last one; an Error is thrown. */
export function inTurn(...responses: readonly unknown[]) {
  let calls = 0;
  return async () => {
    const response = responses[Math.min(calls, responses.length - 1)];
    calls += 1;
    if (response instanceof Error) throw response;
    return response;
  };
}

export type TestBrowser = ReturnType<ReturnType<typeof proxyScene>['open']>;

/** A proxy with a stubbed backend; `open` adds a browser. */
export function proxyScene(
  upstream: (request: CommerceRequest) => Promise<unknown>,
  {
    perMinute = 1000,
    prices = () => null,
    store = createMemoryStore(),
    secrets = { secret: SEAL.secret },
  }: ProxyOptions = {},
) {
  const sent: CommerceRequest[] = [];
  const seal = { ...secrets, secure: true };
  const kept = {
    limit: createLimit(perMinute === null ? {} : { points: perMinute }),
    shared: createSharedReads(() => 0),
    intents: createIntentMemory(store, seal),
    store,
  };
  const open = (cookies?: ReadonlyMap<string, string>) => {
    const jar = cookieJar(cookies);
    const deps: ProxyDeps = {
      ...kept,
      upstream: (request) => {
        sent.push(request);
        return upstream(request);
      },
      jar,
      seal,
      siteUrl: SITE,
      now: () => NOW,
      prices: async () => prices(),
    };
    const call = async (path: string, init?: RequestInit) => {
      const segments = new URL(path, SITE).pathname.split('/').filter(Boolean);
      return received(await handleCommerce(new Request(`${SITE}/api/commerce/${path}`, init), segments, deps));
    };
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: SITE, ...headers },
        body: JSON.stringify(body),
      });
    return {
      cookies: jar.cookies,
      call,
      post,
      /** Sends create-order. */
      order: (overrides: Record<string, unknown> = {}, intent = INTENT) =>
        post('create-order', orderBody(overrides), { 'idempotency-key': intent }),
      /** Requests the stored result of create-order. */
      storedResult: (intent = INTENT) => call('order-answer', { headers: { 'idempotency-key': intent } }),
      signIn: () =>
        writeSession(
          jar,
          seal,
          { accessToken: 'access-1', refreshToken: 'refresh-1', expiresIn: 900, customerId: 7, sessionId: 's' },
          NOW,
        ),
    };
  };
  return { sent, open };
}
