import { TimeoutError } from 'p-timeout';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { refreshSnapshot } from '@/lib/server/catalogue/snapshot';
import { signWebhook } from '@/lib/server/catalogue/watch/webhook';
import { env } from '@/lib/server/config/env';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { POST } from './route';

vi.mock('@/lib/server/catalogue/snapshot', () => ({ currentSnapshot: () => undefined, refreshSnapshot: vi.fn() }));
vi.mock('@/lib/server/catalogue/watch/warm-up', () => ({
  retryFailedReads: async () => false,
  warmUp: async () => {},
}));
vi.mock('next/cache', () => ({ revalidateTag: () => {} }));

const reports = collectReports();
const REFUSED = new CommerceError('network', 'connection refused');
const LATE = new TimeoutError('no response within 10000 ms');
beforeEach(() => setTestEnvironment());

/** The status of our response when the load ends like this. */
async function announce(load: unknown): Promise<number> {
  if (load instanceof Error) vi.mocked(refreshSnapshot).mockRejectedValue(load);
  else vi.mocked(refreshSnapshot).mockResolvedValue(load as Awaited<ReturnType<typeof refreshSnapshot>>);
  const body = '{"reason":"watch"}';
  const headers = { 'x-signature': signWebhook(body, env().REVALIDATE_SECRET, new Date()) };
  return (await POST(new Request('http://localhost:3000/api/revalidate', { method: 'POST', body, headers }))).status;
}

it('tells the operator of a webhook with a wrong signature', async () => {
  const forged = { method: 'POST', body: '{}', headers: { 'x-signature': 't=1,v1=00' } };
  expect((await POST(new Request('http://localhost:3000/api/revalidate', forged))).status).toBe(401);
  expect(reports.details).toEqual([{ reason: 'SIGNATURE' }]);
});

it('reports a failed price load once, and again when it recurs after a success', async () => {
  const statuses: number[] = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const load of [REFUSED, REFUSED, LATE, { changed: false, epoch: {} }, REFUSED]) {
    // The same report is passed on once a minute.
    vi.setSystemTime(Date.now() + 60_000);
    statuses.push(await announce(load));
  }
  expect(statuses).toEqual([503, 503, 503, 200, 503]);
  expect(reports.details.map(({ reason }) => reason)).toEqual([REFUSED, LATE, REFUSED].map(String));
});

it('recognises a backend failure thrown by another bundle of this server, and no error of our own', async () => {
  vi.resetModules();
  const errors = await import('@/lib/server/sylius/faults/errors');
  const waiting = await import('p-timeout');
  expect(await announce(new errors.CommerceError('http', 'x'))).toBe(503);
  expect(await announce(new waiting.TimeoutError('x'))).toBe(503);
  await expect(announce(new TypeError('no such field'))).rejects.toThrow('no such field');
});
