import { TimeoutError } from 'p-timeout';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildCatalogue } from '@/lib/catalogue/catalogue';
import { signWebhook } from '@/lib/catalogue/watch/webhook';
import { env } from '@/lib/config/env';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { byGroup } from '@/lib/listing/filters';
import { aProduct } from '@/lib/product/product.fixture';
import { setReporter } from '@/lib/reporting/report';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { GET as getListing } from './catalogue/[code]/route';
import { GET as getSaved } from './catalogue/route';
import { GET as getProduct } from './product/[code]/route';
import { POST as revalidate } from './revalidate/route';

const backend = vi.hoisted(() => ({ read: vi.fn<() => Promise<unknown>>(), card: vi.fn<() => unknown>() }));
vi.mock('@/lib/catalogue/queries', () => ({
  getListing: backend.read,
  getProduct: backend.read,
  getRates: async () => ({}),
}));
vi.mock('@/lib/catalogue/snapshot', () => ({
  currentSnapshot: () => undefined,
  getSnapshot: backend.read,
  refreshSnapshot: backend.read,
}));
vi.mock('@/lib/catalogue/watch/warm-up', () => ({ retryFailedReads: async () => false, warmUp: async () => {} }));
vi.mock('next/cache', () => ({ revalidateTag: () => {} }));
vi.mock('@/components/product/card/card-data', () => ({ cardData: backend.card }));
vi.mock('@/components/saved/saved-data', () => ({ savedEntry: backend.card }));
vi.mock('@/components/product/quick-view/quick-view-data', () => ({ quickViewData: backend.card }));

const reasons: unknown[] = [];
beforeEach(() => {
  setTestEnvironment();
  setReporter((_message, { reason }) => reasons.push(reason));
});
afterEach(() => {
  setReporter(undefined);
  reasons.length = 0;
  vi.resetAllMocks();
  vi.useRealTimers();
});

const SITE = 'http://localhost:3000';
const product = aProduct({ code: 'A' });
const bars = { code: 'praglade-guldtackor', name: 'Präglade', description: null, children: [] };
const roots = [{ code: 'kopa-guld', name: 'Guld', description: null, children: [bars] }];
const params = Promise.resolve({ code: 'A' });
const requests = {
  'the cards of a listing': () => getListing(new Request(`${SITE}/api/catalogue/a`), { params }),
  'saved products': () => getSaved(new Request(`${SITE}/api/catalogue?codes=A`)),
  'the summary of a product': () => getProduct(new Request(`${SITE}/api/product/A`), { params }),
};
const found: Record<keyof typeof requests, unknown> = {
  'the cards of a listing': { products: [product], path: roots, options: byGroup(() => []) },
  'saved products': product,
  'the summary of a product': { catalogue: buildCatalogue([product], roots, true) },
};
const names = Object.keys(requests) as (keyof typeof requests)[];

it.each(names)('%s: logs the cause of a backend failure, and hides it from the browser', async (name) => {
  backend.read.mockRejectedValue(new CommerceError('network', 'connection refused'));
  const response = await requests[name]();
  expect([response.status, await response.json()]).toEqual([502, { error: 'UNANSWERED' }]);
  expect(reasons).toEqual(['CommerceError: connection refused']);
});

it.each(names)('%s: does not report an error of our own as a backend failure', async (name) => {
  backend.read.mockResolvedValue(found[name]);
  backend.card.mockImplementation(() => {
    throw new TypeError('no such field');
  });
  await expect(requests[name]()).rejects.toThrow('no such field');
});

function announce(): Promise<Response> {
  const body = '{"reason":"watch"}';
  const headers = { 'x-signature': signWebhook(body, env().REVALIDATE_SECRET, new Date()) };
  return revalidate(new Request(`${SITE}/api/revalidate`, { method: 'POST', body, headers }));
}

it('logs a failed price load once, and again when it recurs after a success', async () => {
  const refused = new CommerceError('network', 'connection refused');
  const unchanged = { changed: false, epoch: {} };
  const course = [refused, refused, new TimeoutError('no response within 10000 ms'), unchanged, refused];
  const statuses: number[] = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const step of course) {
    // The same report is passed on once a minute.
    vi.setSystemTime(Date.now() + 60_000);
    if (step instanceof Error) backend.read.mockRejectedValue(step);
    else backend.read.mockResolvedValue(step);
    statuses.push((await announce()).status);
  }
  expect(statuses).toEqual([503, 503, 503, 200, 503]);
  expect(reasons).toEqual([
    'CommerceError: connection refused',
    'TimeoutError: no response within 10000 ms',
    'CommerceError: connection refused',
  ]);
});

it('recognises a backend failure thrown by another bundle of this server', async () => {
  vi.resetModules();
  const errors = await import('@/lib/sylius/faults/errors');
  const waiting = await import('p-timeout');
  const body = { email: 'anna@example.com' };
  for (const error of [
    new errors.CommerceError('http', 'x', { body }),
    new waiting.TimeoutError('no response within 10000 ms'),
  ]) {
    backend.read.mockRejectedValue(error);
    expect((await announce()).status).toBe(503);
  }
});

it('does not report an error of our own during a price load as a backend failure', async () => {
  backend.read.mockRejectedValue(new TypeError('no such field'));
  await expect(announce()).rejects.toThrow('no such field');
});
