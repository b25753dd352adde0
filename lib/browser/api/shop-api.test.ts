import { afterEach, expect, test, vi } from 'vitest';
import { createOrder, fetchCustomer, fetchOrder } from './shop-api';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const respondWith = (body: BodyInit) => vi.stubGlobal('fetch', async () => new Response(body));

test('rejects a truncated response about the session or an order', async () => {
  const truncated = () => new ReadableStream({ start: (body) => body.error(new Error('the page is being left')) });
  respondWith(truncated());
  await expect(fetchCustomer()).rejects.toMatchObject({ reason: 'NETWORK' });
  respondWith(truncated());
  await expect(fetchOrder('1')).rejects.toMatchObject({ reason: 'NETWORK' });
});

test('rejects a response that is not JSON, and accepts null: nobody is signed in', async () => {
  respondWith('<html>');
  await expect(fetchCustomer()).rejects.toMatchObject({ reason: 'NETWORK' });
  respondWith('null');
  await expect(fetchCustomer()).resolves.toBeNull();
});

const tooMany = () =>
  Response.json(
    { code: 429, message: 'TOO_MANY' },
    { status: 429, headers: { 'retry-after': '7', 'x-request-id': 'a-request-9f8e7d6c' } },
  );

test('waits as long as our server says when it has too many calls, and goes on by itself', async () => {
  vi.useFakeTimers();
  const fetching = vi.fn().mockImplementationOnce(async () => tooMany());
  fetching.mockImplementation(async () => new Response('null'));
  vi.stubGlobal('fetch', fetching);
  const customer = fetchCustomer();
  await vi.advanceTimersByTimeAsync(6_900);
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_200);
  expect(fetching).toHaveBeenCalledTimes(2);
  await expect(customer).resolves.toBeNull();
});

test('does not wait for a page that has been left, and never orders later', async () => {
  const fetching = vi.fn(async () => tooMany());
  vi.stubGlobal('fetch', fetching);
  const page = new AbortController();
  const left = fetchOrder('1', page.signal);
  page.abort();
  await expect(left).rejects.toMatchObject({ reason: 'TOO_MANY', reference: '9f8e7d6c' });
  await expect(createOrder('intent', {} as never)).rejects.toMatchObject({ reason: 'TOO_MANY' });
  expect(fetching).toHaveBeenCalledTimes(2);
});
