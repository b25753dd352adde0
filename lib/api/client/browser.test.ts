import { afterEach, expect, test, vi } from 'vitest';
import { fetchCustomer, fetchOrder } from './browser';

afterEach(() => vi.unstubAllGlobals());

/** The response of our server; `end` writes its body. */
function respondWith(end: (body: ReadableStreamDefaultController) => void): void {
  const body = () => new ReadableStream({ start: end });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body(), { status: 200 })));
}

const write = (text: string) => (body: ReadableStreamDefaultController) => {
  body.enqueue(new TextEncoder().encode(text));
  body.close();
};

test('rejects a truncated response about the session or an order', async () => {
  respondWith((body) => body.error(new Error('the page is being left')));
  await expect(fetchCustomer()).rejects.toMatchObject({ reason: 'NETWORK' });
  await expect(fetchOrder('1')).rejects.toMatchObject({ reason: 'NETWORK' });
});

test('rejects a response that is not JSON', async () => {
  respondWith(write('<html>'));
  await expect(fetchCustomer()).rejects.toMatchObject({ reason: 'NETWORK' });
});

test('accepts null: nobody is signed in', async () => {
  respondWith(write('null'));
  await expect(fetchCustomer()).resolves.toBeNull();
});
