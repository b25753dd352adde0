import { createServer } from 'node:http';
import { flush } from '@sentry/nextjs';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { listen } from '@/lib/server/entrance/listen.fixture';
import { countOrder } from './counts';
import { logRequestError, operate, warn } from './operate';
import { measure, report, reportFailure } from './report';

/** Mock of the error-reporting service. */
const received: string[] = [];
const service = await listen(
  createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(Buffer.concat(chunks).toString());
    response.end('{}');
  }),
);
setTestEnvironment(undefined, { SENTRY_DSN: `${service.url.replace('//', '//key@')}/1` });
afterEach(() => vi.restoreAllMocks());
afterAll(service.stop);

it('logs and reports a product that was left out, without secrets', async () => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const flushAll = await operate();
  report('products: members left out', { codes: ['GULD-10'], reason: 'kund@example.com' });
  await flushAll();
  const logged = lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 'warn', message: 'products: members left out', codes: ['GULD-10'] }),
  );
  const event = received.find((text) => text.includes('members left out'));
  expect(event).toContain('GULD-10');
  expect(event).toContain('"level":"warning"');
  expect(event).not.toContain('kund@example.com');
});

it('sends the counts of a load as metrics', async () => {
  measure('catalogue.load', { placed: 231, dropped: { unreadable: 2 } });
  await flush(5_000);
  const sent = received.join('\n');
  expect(sent).toMatch(/"name":"catalogue\.load\.placed","type":"gauge","value":231/);
  expect(sent).toMatch(/"name":"catalogue\.load\.dropped\.unreadable","type":"gauge","value":2/);
});

it('sends what a shopper was told as a failure, grouped by call and kind, and counts orders', async () => {
  for (const orderId of ['1', '2', '2'])
    reportFailure(['create-order', 'status'], orderId, { orderId, reason: 'kund@example.com' });
  countOrder('placed');
  await flush(5_000);
  const events = received.filter((text) => text.includes('create-order: status'));
  expect(events).toHaveLength(2);
  for (const event of events) {
    expect(event).toContain('"fingerprint":["create-order","status"]');
    expect(event).toContain('"level":"error"');
    expect(event).not.toContain('kund@example.com');
  }
  expect(received.join('\n')).toMatch(/"name":"orders\.placed","type":"counter","value":1/);
});

it('logs a page that failed by its path and route, with the digest that its visitor may see', () => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const request = { path: '/guld?email=kund', method: 'GET', headers: {} };
  const context = {
    routerKind: 'App Router',
    routePath: '/[...slug]',
    routeType: 'render',
    renderSource: 'react-server-components',
    revalidateReason: undefined,
  } as const;
  logRequestError(Object.assign(new Error('a bug'), { digest: '1234' }), request, context);
  logRequestError('text', request, context);
  warn('a notice is missing');
  const failed = { level: 'error', message: 'request failed', method: 'GET', path: '/guld', route: '/[...slug]' };
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged).toMatchObject([
    { ...failed, reason: 'a bug', digest: '1234' },
    { ...failed, reason: 'text' },
    { level: 'warn', message: 'a notice is missing' },
  ]);
  expect(logged[1]).not.toHaveProperty('digest');
});
