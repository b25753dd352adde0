import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FetchedOrder } from '@/lib/api/contract/responses';
import { fetchedFixture } from './order.fixture';
import { checkOnce, endOf, fetchOrderStatus, type OrderStatus, paymentOf } from './order-status';
import { paymentHandler } from './payments';

const requests: { path: string; body: unknown; signal: AbortSignal | undefined }[] = [];

/** The response of our server; without a body the request fails. */
function respondWith(body: unknown, status = 200): void {
  requests.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({ path, body: init.body, signal: init.signal ?? undefined });
    if (body === undefined) throw new TypeError('no connection');
    return Response.json(body, { status });
  });
}

afterEach(() => vi.unstubAllGlobals());

const known = (given: Partial<FetchedOrder> = {}): OrderStatus => ({ kind: 'known', order: fetchedFixture(given) });

describe('the status of an order', () => {
  it('contains the order, requested by its number', async () => {
    respondWith(fetchedFixture());
    expect(await fetchOrderStatus(991)).toEqual(known());
    expect(requests).toMatchObject([{ path: '/api/commerce/fetch-order', body: '{"orderId":991}' }]);
  });

  it.each([
    ['gone', { code: 404, message: 'UNKNOWN' }, 404],
    ['hidden', { code: 403, message: 'ORDER' }, 403],
    ['unanswered', { code: 504, message: 'UNANSWERED' }, 504],
    ['unanswered', { code: 429, message: 'TOO_MANY' }, 429],
    ['unanswered', { nothing: 'to read' }, 200],
    ['unanswered', undefined, 0],
  ])('is %s when our server responds with %j', async (kind, body, status) => {
    vi.useFakeTimers();
    respondWith(body, status);
    const answer = fetchOrderStatus('A1');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toEqual({ kind });
    vi.useRealTimers();
  });

  it('is "gone" only after two responses', async () => {
    vi.useFakeTimers();
    respondWith({ code: 404, message: 'UNKNOWN' }, 404);
    const answer = fetchOrderStatus(991);
    await vi.advanceTimersByTimeAsync(1_000);
    respondWith(fetchedFixture());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toEqual(known());
    vi.useRealTimers();
  });

  it('is aborted with the caller’s signal', async () => {
    respondWith(fetchedFixture());
    const page = new AbortController();
    await fetchOrderStatus(991, page.signal);
    page.abort();
    expect(requests[0]?.signal?.aborted).toBe(true);
  });

  it('is "unanswered" at once when the caller aborts before the second request', async () => {
    vi.useFakeTimers();
    const page = new AbortController();
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return Response.json({ code: 404, message: 'UNKNOWN' }, { status: 404 });
    });
    const status = fetchOrderStatus(991, page.signal);
    await vi.advanceTimersByTimeAsync(500);
    page.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(await status).toEqual({ kind: 'unanswered' });
    vi.useRealTimers();
  });
});

describe('one check of a payment', () => {
  const check = paymentHandler('swish')?.check;
  if (!check) throw new Error('Swish has a check of its own');

  it.each([
    ['paid', { code: 200, message: 'PAID' }, { kind: 'paid' }],
    ['failed, with a known code', { code: 400, message: 'TM01' }, { kind: 'failed', code: 'TM01' }],
    ['failed, with our own code for it', { code: 400, message: 'BANKIDCL' }, { kind: 'failed', code: 'UA01' }],
    ['open with an unknown code', { code: 400, message: 'CREATED' }, { kind: 'open' }],
    ['unanswered without a response', undefined, { kind: 'unanswered' }],
  ])('is %s', async (_, body, expected) => {
    respondWith(body);
    expect(await checkOnce(check, 991)).toEqual(expected);
    expect(requests[0]?.path).toBe('/api/commerce/get-swish-check-payment?orderId=991');
  });
});

describe('the payment status of an order', () => {
  const swish = paymentHandler('swish');
  it.each<[string, OrderStatus, object]>([
    ['paid', known({ paymentState: 'paid' }), { kind: 'paid' }],
    ['settled by a signature', known({ state: 'confirmed' }), { kind: 'paid' }],
    ['open', known(), { kind: 'open' }],
    ['failed, with the code of the payment method', known({ paymentState: 'failed' }), { kind: 'failed', code: 'DEF' }],
    ['unanswered when the order is', { kind: 'unanswered' }, { kind: 'unanswered' }],
    ['unanswered when the order is not shown', { kind: 'hidden' }, { kind: 'unanswered' }],
  ])('%s', (_, status, expected) => expect(paymentOf(status, swish)).toEqual(expected));

  it('uses the failure code of the provider', () =>
    expect(paymentOf(known({ paymentState: 'failed' }), paymentHandler('zimpler'))).toEqual({
      kind: 'failed',
      code: 'ZIMPLER',
    }));
  it('has a failure code for an unknown payment method', () =>
    expect(paymentOf(known({ paymentState: 'failed' }), null)).toEqual({ kind: 'failed', code: 'DEF' }));
});

describe('an order has ended', () => {
  it.each<[string, OrderStatus, string | null]>([
    ['when it does not exist', { kind: 'gone' }, 'UNKNOWN_ORDER'],
    ['when it was cancelled', known({ state: 'cancelled' }), 'CANCELLED'],
    ['but not when it was paid before that', known({ state: 'cancelled', paymentState: 'paid' }), null],
    ['but not when it may have been', known({ state: 'cancelled', paymentState: 'unknown' }), null],
    ['but not while it is open', known(), null],
    ['but not when it is not shown', { kind: 'hidden' }, null],
    ['but not without a response', { kind: 'unanswered' }, null],
  ])('%s', (_, status, expected) => expect(endOf(status)).toBe(expected));
});
