import v8 from 'node:v8';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { abortByFakeTimers, respondAfter } from '@/lib/domain/abort-timers.fixture';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { fetchList, isUnchanged, TOO_LARGE } from './list';

const PATH = 'sylius/api/v2/shop/products';
const { messages: reports } = collectReports();
let requested: string[];

interface Server {
  readonly total: number;
  /** The response to larger pages. */
  readonly limit?: { readonly above: number; readonly response: () => Response | Promise<Response> };
  /** The server's maximum page size. */
  readonly cap?: number;
  /** The announced total; null: none. */
  readonly sum?: (total: number) => number | null;
  readonly knowsPages?: boolean;
  readonly member?: (index: number) => unknown;
}

const asSent = { read: (member: unknown) => member };
const product = (index: number) => ({ '@id': `/api/v2/shop/products/P${index}`, code: `P${index}` });

/** An in-memory Sylius with the faults of real ones. */
function serve({ total, limit, cap = 9999, sum = (all) => all, knowsPages = true, member = product }: Server) {
  vi.stubGlobal('fetch', async (input: URL) => {
    requested.push(input.search);
    const wanted = Number(input.searchParams.get('itemsPerPage'));
    if (limit && wanted > limit.above) return limit.response();
    const size = knowsPages ? Math.min(wanted, cap) : cap;
    const from = knowsPages ? (Number(input.searchParams.get('page')) - 1) * size : 0;
    const indexes = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, at) => from + at);
    return Response.json({ 'hydra:member': indexes.map(member), 'hydra:totalItems': sum(total) });
  });
}

const heapOf = (megabytes: number) =>
  vi.spyOn(v8, 'getHeapStatistics').mockReturnValue({
    ...v8.getHeapStatistics(),
    heap_size_limit: megabytes * 1024 * 1024,
  });

beforeEach(() => {
  heapOf(4096);
  setTestEnvironment('http://backend.test');
  singleton('page-sizes', () => new Map()).clear();
  requested = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failing = (status: number, body = 'Fatal error: Allowed memory size exhausted') => ({
  response: () => new Response(body, { status }),
});

describe('a list of 10,009', () => {
  it.each([
    ['an error', failing(500)],
    ['a gateway’s error', failing(502)],
    ['a page of HTML', failing(200)],
    ['a body that breaks off', failing(200, '{"hydra:member":[{')],
    ['no response in time', { response: () => Promise.reject(new DOMException('late', 'TimeoutError')) }],
  ])('is complete from a server that responds with %s above 1,000 per page', async (what, fault) => {
    if (what === 'no response in time') vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    serve({ total: 10_009, limit: { above: 1000, ...fault } });
    const { members, isWhole } = await fetchList(PATH, asSent);
    expect([new Set(members.map((member) => JSON.stringify(member))).size, isWhole]).toEqual([10_009, true]);
    expect(requested[0]).toBe('?page=1&itemsPerPage=9999');
    const repeated = what === 'a gateway’s error' ? 1 : 0;
    expect(requested).toHaveLength(12 + repeated);
    vi.restoreAllMocks();
  });

  it('is complete in pages of 9,999 from a server that supports them', async () => {
    serve({ total: 10_009 });
    expect((await fetchList(PATH, asSent)).members).toHaveLength(10_009);
    expect(requested).toEqual(['?page=1&itemsPerPage=9999', '?page=2&itemsPerPage=9999']);
  });
});

it.each<[string, Server, number, boolean]>([
  ['its total', { total: 611, cap: 30 }, 611, true],
  ['no total', { total: 611, cap: 30, sum: () => null }, 611, true],
  ['no total and a full last page', { total: 600, cap: 30, sum: () => null }, 600, true],
  ['a total of 0', { total: 70, cap: 30, sum: () => 0 }, 70, true],
  ['a negative total', { total: 70, cap: 30, sum: () => -1 }, 70, true],
  ['a total that is too small', { total: 70, cap: 30, sum: () => 7 }, 70, true],
  ['a total that is too large', { total: 1, sum: () => 3 }, 1, false],
  ['no pagination', { total: 40, cap: 30, knowsPages: false }, 30, false],
  ['neither pagination nor total', { total: 30, cap: 30, knowsPages: false, sum: () => null }, 30, true],
  [
    'two hundred thousand members at once',
    { total: 200_000, cap: 200_000, sum: () => null, knowsPages: false },
    200_000,
    true,
  ],
])('a list is read to its end from a server with %s', async (_, server, length, isWhole) => {
  serve(server);
  const list = await fetchList(PATH, asSent);
  expect([list.members.length, list.isWhole]).toEqual([length, isWhole]);
  expect(reports).toEqual(isWhole ? [] : ['list is incomplete']);
});

it.each([0, 610])('a list is unchanged until member %d differs', async (at) => {
  const size = { total: 611, cap: 30 };
  serve(size);
  const { source } = await fetchList(PATH, asSent);
  expect(await isUnchanged(source)).toBe(true);
  serve({ ...size, member: (index) => (index === at ? { ...product(index), stock: 1 } : product(index)) });
  expect(await isUnchanged(source)).toBe(false);
});

it('a page that is gone is a change', async () => {
  serve({ total: 1 });
  const { source } = await fetchList(PATH, asSent);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }));
  expect(await isUnchanged(source)).toBe(false);
});

describe('a list that is read again', () => {
  const reader = () => {
    const read: unknown[] = [];
    const mark = (member: unknown) => JSON.stringify({ ...Object(member), price: undefined });
    return { read: (member: unknown) => read.push(member) && member, codes: () => read.splice(0).map(codeOf), mark };
  };
  const codeOf = (member: unknown) => Object(member).code;
  const size = { total: 90, cap: 30 };
  /** Members from `from` on, with changes of some by index. */
  const changed = (changes: Record<number, object>, from = 0) => ({
    ...size,
    member: (index: number) => ({ ...product(from + index), price: 1, ...changes[index] }),
  });

  it('has members that are the same bytes, or differ in what is not read, without reading them', async () => {
    const { codes, ...again } = reader();
    serve(changed({}));
    const first = await fetchList(PATH, again);
    expect(codes()).toHaveLength(90);
    serve(changed({ 40: { price: 2 } }));
    const second = await fetchList(PATH, again, first.kept);
    expect(codes()).toEqual([]);
    expect(second.members).toEqual(first.members);
    expect(second.source).not.toEqual(first.source);
    expect(await isUnchanged(second.source)).toBe(true);
    const { mark: _, ...unmarked } = again;
    await fetchList(PATH, unmarked, first.kept);
    expect(codes()).toHaveLength(30);
  });

  it('is the list that came last: changed, added, removed and moved members', async () => {
    const { codes, ...again } = reader();
    serve(changed({}));
    const first = await fetchList(PATH, again);
    codes();
    serve(changed({ 40: { name: 'Ny' } }, 1));
    const { members, kept } = await fetchList(PATH, again, first.kept);
    expect(codes()).toEqual(['P41', 'P90']);
    expect(members.map(codeOf)).toEqual(Array.from({ length: 90 }, (_, index) => `P${index + 1}`));
    expect(members[40]).toMatchObject({ name: 'Ny' });
    expect([...kept.values()].flatMap((page) => page.members)).toEqual(members);
  });
});

describe('the size of pages', () => {
  const sizes = () => requested.splice(0).map((query) => Number(new URLSearchParams(query).get('itemsPerPage')));
  const load = () => fetchList(PATH, asSent);

  it.each([
    ['502', () => new Response('Bad Gateway', { status: 502 })],
    ['503', () => new Response('Service Unavailable', { status: 503 })],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('stays when the server is away for a moment: %s', async (_, response) => {
    serve({ total: 60 });
    const served = globalThis.fetch;
    vi.stubGlobal(
      'fetch',
      vi.fn(served).mockImplementationOnce(async () => response()),
    );
    expect((await load()).members).toHaveLength(60);
    expect(sizes()).toEqual([9999]);
  });

  it('stays: the same page is requested again after half a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    serve({ total: 60 });
    const fetched = vi.fn(globalThis.fetch).mockRejectedValueOnce(new TypeError('fetch failed'));
    vi.stubGlobal('fetch', fetched);
    const loaded = load();
    await vi.advanceTimersByTimeAsync(499);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    await loaded;
  });

  it('grows again, a step at each load, after a server that could send only small ones', async () => {
    serve({ total: 60, limit: { above: 50, ...failing(500) } });
    await load();
    expect(sizes()).toEqual([9999, 1000, 250, 50, 50]);
    serve({ total: 60 });
    for (const size of [250, 1000, 9999, 9999]) {
      await load();
      expect(sizes()).toEqual([size]);
    }
  });

  it('is tried less and less often where it never works', async () => {
    serve({ total: 60, limit: { above: 1000, ...failing(500) } });
    await load();
    requested = [];
    const tries: number[] = [];
    for (let count = 1; count <= 300; count += 1) {
      await load();
      if (sizes()[0] === 9999) tries.push(count);
    }
    expect(tries).toEqual([1, 3, 6, 11, 20, 37, 70, 135, 200, 265]);
  });
});

it('reads a list again that changed while being read', async () => {
  serve({
    total: 60,
    cap: 30,
    // Inserts an item at the front of the list between its two pages.
    member: (index) => product(requested.length === 2 ? index - 1 : index),
  });
  const { members } = await fetchList(PATH, asSent);
  expect(requested).toHaveLength(4);
  expect(new Set(members.map((member) => JSON.stringify(member))).size).toBe(60);
});

describe('a server that sends Retry-After', () => {
  const busy = (header: string) => async () => new Response('{}', { status: 429, headers: { 'retry-after': header } });

  it('is retried, and the list continues', async () => {
    serve({ total: 10 });
    const served = globalThis.fetch;
    vi.stubGlobal('fetch', vi.fn(served).mockImplementationOnce(busy('0')).mockImplementationOnce(busy('0')));
    expect((await fetchList(PATH, asSent)).members).toHaveLength(10);
    expect(requested).toEqual(['?page=1&itemsPerPage=9999']);
  });

  it.each([
    ['above ten seconds', busy('60'), { status: 429 }, 1],
    ['more than three times', busy('0'), { status: 429 }, 4],
    ['when it cannot be reached', () => Promise.reject(new Error('ECONNREFUSED')), { kind: 'network' }, 2],
  ])('is not waited for %s, and without smaller pages', async (_, respond, expected, times) => {
    const fetched = vi.fn(respond);
    vi.stubGlobal('fetch', fetched);
    await expect(fetchList(PATH, asSent)).rejects.toMatchObject(expected);
    expect(fetched).toHaveBeenCalledTimes(times);
  });
});

it('refuses a list that does not fit into the heap after its first page, and requests no smaller ones', async () => {
  heapOf(816);
  serve({ total: 30_960 });
  await expect(fetchList(PATH, asSent)).resolves.toMatchObject({ isWhole: true });
  requested = [];
  serve({ total: 30_961 });
  await expect(fetchList(PATH, asSent)).rejects.toMatchObject({ kind: 'parse', code: TOO_LARGE });
  expect(requested).toHaveLength(1);
});

it('reads a list of up to ten thousand with the smallest heap', async () => {
  heapOf(128);
  serve({ total: 9_999 });
  expect((await fetchList(PATH, asSent)).members).toHaveLength(9_999);
});

it.each([
  [29_900, true],
  [30_100, false],
])('a page has thirty seconds: %d ms', async (delay, isRead) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  abortByFakeTimers();
  const requests = respondAfter(delay, { 'hydra:member': [product(0)], 'hydra:totalItems': 1 });
  const list = fetchList(PATH, asSent).then(
    ({ members }) => members.length === 1,
    () => false,
  );
  await requests;
  await vi.advanceTimersByTimeAsync(delay);
  expect(reports.includes('list is requested in smaller pages')).toBe(!isRead);
  await vi.advanceTimersByTimeAsync(4 * 30_000);
  expect(await list).toBe(isRead);
});
