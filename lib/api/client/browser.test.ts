import { afterEach, expect, test, vi } from 'vitest';
import { fetchCustomer, fetchOrder } from './browser';

afterEach(() => vi.unstubAllGlobals());

/** Our server responds; `end` writes the body. */
function respondWith(end: (body: ReadableStreamDefaultController) => void): void {
  const body = () => new ReadableStream({ start: end });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body(), { status: 200 })));
}

const write = (text: string) => (body: ReadableStreamDefaultController) => {
  body.enqueue(new TextEncoder().encode(text));
  body.close();
};

test('a response that breaks off says nothing about who is signed in, or about an order', async () => {
  respondWith((body) => body.error(new Error('the page is being left')));
  await expect(fetchCustomer()).rejects.toMatchObject({ reason: 'NETWORK' });
  await expect(fetchOrder('1')).rejects.toMatchObject({ reason: 'NETWORK' });
});

test('a response that is no JSON says nothing either', async () => {
  respondWith(write('<html>'));
  await expect(fetchCustomer()).rejects.toMatchObject({ reason: 'NETWORK' });
});

test('null is a response: nobody is signed in', async () => {
  respondWith(write('null'));
  await expect(fetchCustomer()).resolves.toBeNull();
});
