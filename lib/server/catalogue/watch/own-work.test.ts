import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { abortByFakeTimers, respondAfter } from '@/lib/domain/abort-timers.fixture';
import { noteCheck, ownWork } from './own-work';

const page = (status: number) => vi.stubGlobal('fetch', async () => new Response('', { status }));
const noPage = () => vi.stubGlobal('fetch', () => Promise.reject(new Error('timeout')));

beforeEach(() => {
  Object.assign(ownWork(), { revalidates: null, renders: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each<[string, () => unknown, number | null, boolean | null, boolean | null]>([
  ['a page that failed', () => page(500), 200, true, false],
  ['a revalidation of which our own part failed', () => page(200), 500, false, true],
  ['a rendered page while the backend is away', () => page(200), 503, null, true],
  ['no page yet', noPage, null, null, false],
])('records %s', async (_, stub, status, revalidates, renders) => {
  stub();
  await noteCheck('http://shop.test', status);
  expect(ownWork()).toEqual({ revalidates, renders });
});

it('shares one request for a page among checks at the same time, and requests it again afterwards', async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(''));
  vi.stubGlobal('fetch', fetched);
  await Promise.all([noteCheck('http://shop.test', 200), noteCheck('http://shop.test', 300)]);
  expect(ownWork().revalidates).toBe(false);
  await noteCheck('http://shop.test', 299);
  expect(ownWork().revalidates).toBe(true);
  expect(fetched.mock.calls.map(([url, { redirect }]) => [url, redirect])).toEqual([
    ['http://shop.test/', 'manual'],
    ['http://shop.test/', 'manual'],
  ]);
});

it('keeps what was known when the backend goes away or a page is slow, as in a rush', async () => {
  page(200);
  await noteCheck('http://shop.test', 200);
  noPage();
  await noteCheck('http://shop.test', 503);
  expect(ownWork()).toEqual({ revalidates: true, renders: true });
});

it.each([
  [9_900, true],
  [10_100, false],
])('a first page has ten seconds: %d ms', async (delay, renders) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  abortByFakeTimers();
  const requested = respondAfter(delay, {});
  const noted = noteCheck('http://shop.test', 200);
  await requested;
  await vi.advanceTimersByTimeAsync(delay);
  await noted;
  expect(ownWork().renders).toBe(renders);
});
