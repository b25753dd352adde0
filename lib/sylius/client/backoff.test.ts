import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { requestWithBackoff } from './backoff';

const START = new Date('2026-11-22T10:00:00Z');

beforeEach(() => {
  setTestEnvironment('http://backend.test');
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function backend(headers: Record<string, string>) {
  const fetched = vi.fn(async () => new Response('{}', { status: 503, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const ask = (path: string) => requestWithBackoff({ path }).then(String, (error) => error.status);

it('pauses a path for the requested time, then requests it again', async () => {
  const fetched = backend({ 'retry-after': '4' });
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([503, 503, 503]);
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.setSystemTime(START.getTime() + 4_001);
  await ask('a');
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('pauses a path for at most ten seconds', async () => {
  const fetched = backend({ 'retry-after': '3600' });
  await ask('c');
  vi.setSystemTime(START.getTime() + 10_001);
  await ask('c');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('does not wait for a clock that was set back to catch up', async () => {
  const fetched = backend({ 'retry-after': '4' });
  await ask('e');
  vi.setSystemTime(START.getTime() - 3_600_000);
  await ask('e');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('does not pause without Retry-After', async () => {
  const fetched = backend({});
  await ask('d');
  await ask('d');
  expect(fetched).toHaveBeenCalledTimes(2);
});
