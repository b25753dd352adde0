import { once } from 'node:events';
import { createServer } from 'node:http';
import { flush, startSpan } from '@sentry/nextjs';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { report } from '@/lib/reporting/report';
import { operate } from './operate';

/** Mock of the error-reporting service. */
const received: string[] = [];
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  received.push(Buffer.concat(chunks).toString());
  response.end('{}');
});

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  setTestEnvironment(undefined, { SENTRY_DSN: `http://key@127.0.0.1:${address.port}/1` });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

it('logs and reports a product that was left out, without secrets', async () => {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  await operate();
  report('products: members left out', { codes: ['GULD-10'], reason: 'kund@example.com' });
  await flush(5_000);
  const logged = lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 'warn', message: 'products: members left out', codes: ['GULD-10'] }),
  );
  const event = received.find((text) => text.includes('members left out'));
  expect(event).toContain('GULD-10');
  expect(event).not.toContain('kund@example.com');
});

it('sends traces without secrets', async () => {
  startSpan({ name: 'GET /checkout for kund@example.com', op: 'http.server' }, () => {});
  await flush(5_000);
  const trace = received.find((text) => text.includes('GET /checkout'));
  expect(trace).toBeDefined();
  expect(trace).not.toContain('kund@example.com');
});
