import { afterEach, expect, test, vi } from 'vitest';
import { fetchCustomer, fetchOrder } from './browser';

afterEach(() => vi.unstubAllGlobals());

/** Stubs fetch with a 200 response; `end` writes its body. */
function answerWith(end: (body: ReadableStreamDefaultController) => void): void {
  const body = () => new ReadableStream({ start: end });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body(), { status: 200 })));
}

const write = (text: string) => (body: ReadableStreamDefaultController) => {
  body.enqueue(new TextEncoder().encode(text));
  body.close();
};

test('a response that breaks off rejects with NETWORK instead of null', async () => {
  answerWith((body) => body.error(new Error('the page is being left')));
  await expect(fetchCustomer()).rejects.toMatchObject({ reason: 'NETWORK' });
  await expect(fetchOrder('1')).rejects.toMatchObject({ reason: 'NETWORK' });
});

test('a response that is not JSON rejects with NETWORK', async () => {
  answerWith(write('<html>'));
  await expect(fetchCustomer()).rejects.toMatchObject({ reason: 'NETWORK' });
});

test('resolves to null when nobody is signed in', async () => {
  answerWith(write('null'));
  await expect(fetchCustomer()).resolves.toBeNull();
});
