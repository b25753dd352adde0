import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { collectReports } from '@/lib/reporting/reports.fixture';
import { singleton } from '@/lib/singleton';
import { fetchList, isUnchanged } from './list';

const PATH = 'sylius/api/v2/shop/products';
const { messages: reports } = collectReports();
let requested: string[];

interface Server {
  readonly total: number;
  /** The response to larger pages. */
  readonly limit?: { readonly above: number; readonly answer: () => Response | Promise<Response> };
  /** The server's maximum page size. */
  readonly cap?: number;
  readonly withTotal?: boolean;
  readonly knowsPages?: boolean;
  readonly member?: (index: number) => unknown;
}

const product = (index: number) => ({ '@id': `/api/v2/shop/products/P${index}`, code: `P${index}` });

/** An in-memory Sylius with the faults of real ones. */
function serve({ total, limit, cap = 9999, withTotal = true, knowsPages = true, member = product }: Server) {
  vi.stubGlobal('fetch', async (input: URL) => {
    requested.push(input.search);
    const wanted = Number(input.searchParams.get('itemsPerPage'));
    if (limit && wanted > limit.above) return limit.answer();
    const size = Math.min(wanted, cap);
    const page = knowsPages ? Number(input.searchParams.get('page')) : 1;
    const indexes = Array.from(
      { length: Math.max(0, Math.min(size, total - (page - 1) * size)) },
      (_, at) => (page - 1) * size + at,
    );
    return Response.json({
      'hydra:member': indexes.map(member),
      ...(withTotal && { 'hydra:totalItems': total }),
    });
  });
}

beforeEach(() => {
  setTestEnvironment('http://backend.test');
  singleton('page-sizes', () => new Map()).clear();
  requested = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failing = (status: number, body = 'Fatal error: Allowed memory size exhausted') => ({
  answer: () => new Response(body, { status }),
});

describe('a list of 10,009', () => {
  it.each([
    ['an error', failing(500)],
    ['a gateway’s error', failing(502)],
    ['a page of HTML', failing(200)],
    ['a body that breaks off', failing(200, '{"hydra:member":[{')],
    ['no answer in time', { answer: () => Promise.reject(new DOMException('late', 'TimeoutError')) }],
  ])('is complete from a server that responds with %s above 1,000 per page', async (what, fault) => {
    if (what === 'no answer in time') vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    serve({ total: 10_009, limit: { above: 1000, ...fault } });
    const { members, isWhole } = await fetchList(PATH);
    expect([new Set(members.map((member) => JSON.stringify(member))).size, isWhole]).toEqual([10_009, true]);
    expect(requested[0]).toBe('?page=1&itemsPerPage=9999');
    expect(requested).toHaveLength(12);
    vi.restoreAllMocks();

    requested = [];
    await fetchList(PATH);
    expect(requested).toHaveLength(11);
  });

  it('is complete in pages of 9,999 from a server that supports them', async () => {
    serve({ total: 10_009 });
    expect((await fetchList(PATH)).members).toHaveLength(10_009);
    expect(requested).toEqual(['?page=1&itemsPerPage=9999', '?page=2&itemsPerPage=9999']);
  });
});

describe('a list of 611 from a server with pages of 30', () => {
  it.each([true, false])('is complete, total sent: %s', async (withTotal) => {
    serve({ total: 611, cap: 30, withTotal });
    const { members, isWhole } = await fetchList(PATH);
    expect([members.length, isWhole, reports]).toEqual([611, true, []]);
  });

  it('is complete without a total when the last page is full', async () => {
    serve({ total: 600, cap: 30, withTotal: false });
    expect((await fetchList(PATH)).members).toHaveLength(600);
  });
});

describe('a list longer than its total', () => {
  it.each([0, -1, 7])('is complete with a total of %d', async (totalItems) => {
    vi.stubGlobal('fetch', async (input: URL) => {
      const from = (Number(input.searchParams.get('page')) - 1) * 30;
      const indexes = Array.from({ length: Math.min(30, 70 - from) }, (_, at) => from + at);
      return Response.json({ 'hydra:member': indexes.map(product), 'hydra:totalItems': totalItems });
    });
    expect(await fetchList(PATH)).toMatchObject({ members: { length: 70 }, isWhole: true });
  });

  it('is complete from a server that sends all two hundred thousand at once', async () => {
    vi.stubGlobal('fetch', async () => Response.json(Array.from({ length: 200_000 }, (_, index) => index)));
    expect(await fetchList(PATH)).toMatchObject({ members: { length: 200_000 }, isWhole: true });
  });
});

it.each([0, 610])('a list is unchanged until member %d differs', async (at) => {
  const size = { total: 611, cap: 30 };
  serve(size);
  const { source } = await fetchList(PATH);
  expect(await isUnchanged(source)).toBe(true);
  serve({ ...size, member: (index) => (index === at ? { ...product(index), stock: 1 } : product(index)) });
  expect(await isUnchanged(source)).toBe(false);
});

it('a page that is gone is a change', async () => {
  serve({ total: 1 });
  const { source } = await fetchList(PATH);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 404 }));
  expect(await isUnchanged(source)).toBe(false);
});

describe('a list shorter than its total', () => {
  it('is marked incomplete, and reported', async () => {
    vi.stubGlobal('fetch', async (input: URL) => {
      const isFirst = input.searchParams.get('page') === '1';
      return Response.json({ 'hydra:member': isFirst ? [product(1)] : [], 'hydra:totalItems': 3 });
    });
    expect(await fetchList(PATH)).toMatchObject({ isWhole: false });
    expect(reports).toEqual(['list is incomplete']);
  });

  it('ends on a server without pagination', async () => {
    serve({ total: 40, cap: 30, knowsPages: false });
    expect(await fetchList(PATH)).toMatchObject({ isWhole: false, members: { length: 30 } });
    serve({ total: 30, cap: 30, knowsPages: false, withTotal: false });
    expect(await fetchList(PATH)).toMatchObject({ isWhole: true, members: { length: 30 } });
  });
});

it('reads a list again that changed while being read', async () => {
  serve({
    total: 60,
    cap: 30,
    // Inserts an item at the front of the list between its two pages.
    member: (index) => product(requested.length === 2 ? index - 1 : index),
  });
  const { members } = await fetchList(PATH);
  expect(requested).toHaveLength(4);
  expect(new Set(members.map((member) => JSON.stringify(member))).size).toBe(60);
});

describe('a server that sends Retry-After', () => {
  const busy = (header: string) => () => new Response('{}', { status: 429, headers: { 'retry-after': header } });

  it('is retried, and the list continues', async () => {
    let refusals = 2;
    serve({ total: 10 });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: URL) => {
      refusals -= 1;
      return refusals >= 0 ? busy('0')() : answer(input);
    });
    expect((await fetchList(PATH)).members).toHaveLength(10);
    expect(requested).toEqual(['?page=1&itemsPerPage=9999']);
  });

  it('is not waited for above ten seconds, nor forever, and not retried with smaller pages', async () => {
    const fetched = vi.fn(busy('60'));
    vi.stubGlobal('fetch', fetched);
    await expect(fetchList(PATH)).rejects.toMatchObject({ status: 429 });
    expect(fetched).toHaveBeenCalledTimes(1);
    const again = vi.fn(busy('0'));
    vi.stubGlobal('fetch', again);
    await expect(fetchList(PATH)).rejects.toMatchObject({ status: 429 });
    expect(again).toHaveBeenCalledTimes(4);
  });
});

it('does not retry an unreachable server with smaller pages', async () => {
  const fetched = vi.fn(() => Promise.reject(new Error('ECONNREFUSED')));
  vi.stubGlobal('fetch', fetched);
  await expect(fetchList(PATH)).rejects.toMatchObject({ kind: 'network' });
  expect(fetched).toHaveBeenCalledTimes(1);
});
