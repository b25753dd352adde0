import { afterEach, expect, test, vi } from 'vitest';
import { fetchCustomer, fetchOrder } from './browser';

afterEach(() => vi.unstubAllGlobals());

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
