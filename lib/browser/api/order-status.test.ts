import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchedFixture } from '@/lib/domain/order/order.fixture';
import { paymentHandler } from '@/lib/domain/order/payments';
import { checkOnce, fetchOrderStatus } from './order-status';

const requests: { path: string; body: unknown }[] = [];

/** The response of our server; without a body the request fails. */
function respondWith(body: unknown, status = 200): void {
  requests.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    requests.push({ path, body: init.body });
    if (body === undefined) throw new TypeError('no connection');
    return Response.json(body, { status });
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const UNKNOWN = { code: 404, message: 'UNKNOWN' };
const known = () => ({ kind: 'known', order: fetchedFixture() });

describe('the status of an order', () => {
  it('contains the order, requested by its number', async () => {
    respondWith(fetchedFixture());
    expect(await fetchOrderStatus(991)).toEqual(known());
    expect(requests).toEqual([{ path: '/api/commerce/fetch-order', body: '{"orderId":991}' }]);
  });

  it.each([
    ['gone', UNKNOWN, 404],
    ['hidden', { code: 403, message: 'ORDER' }, 403],
    ['unanswered', { code: 504, message: 'UNANSWERED' }, 504],
    ['unanswered', { nothing: 'to read' }, 200],
    ['unanswered', undefined, 0],
  ])('is %s when our server responds with %j', async (kind, body, status) => {
    respondWith(body, status);
    const found = fetchOrderStatus('A1');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await found).toEqual({ kind });
  });

  it('is "gone" only after two responses', async () => {
    respondWith(UNKNOWN, 404);
    const status = fetchOrderStatus(991);
    await vi.advanceTimersByTimeAsync(1_000);
    respondWith(fetchedFixture());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await status).toEqual(known());
  });

  it('is "unanswered" at once when the caller aborts before the second request', async () => {
    const page = new AbortController();
    respondWith(UNKNOWN, 404);
    const status = fetchOrderStatus(991, page.signal);
    await vi.advanceTimersByTimeAsync(500);
    page.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(await status).toEqual({ kind: 'unanswered' });
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
