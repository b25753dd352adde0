import { expect, it, onTestFinished, vi } from 'vitest';
import PageCache, { KEPT_SCRIPTS_HEADER } from './cache-handler.mjs';

const page = (more: object = {}) => ({
  kind: 'APP_PAGE',
  html: '<script>self.__next_f.push([1,"a"])</script>',
  rscData: Buffer.from('0:{}'),
  headers: {} as Record<string, string>,
  segmentData: new Map([['/_tree', Buffer.from('1:{}')]]),
  status: 200,
  ...more,
});
const KEY = '/route-cache/APP_PAGE/51d7dd05/$/praglade-guldtackor/guldtacka';

it('adds policy and ETag to a page', async () => {
  const made = page({ headers: { 'x-next-cache-tags': 'prices' } });
  await new PageCache().set(KEY, made);
  expect(made.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(made.headers).not.toHaveProperty('x-next-cache-tags');
  expect(made.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect((await new PageCache().get(KEY))?.value).toEqual(made);
});

it('keeps more pages than are kept ready, and returns them as they were', async () => {
  const pages = Array.from({ length: 60 }, (_, number) =>
    page({ html: `<p>${number} – ${'kr '.repeat(300_000)}</p>`, rscData: Buffer.from(`0:${number}`) }),
  );
  for (const [number, made] of pages.entries()) await new PageCache().set(`${KEY}-${number}`, made);
  for (const [number, made] of pages.entries())
    expect((await new PageCache().get(`${KEY}-${number}`))?.value).toEqual(made);
});

it.each([
  ['a page with a policy', { headers: { 'content-security-policy': 'its own' } }],
  ['a page with hashes', { headers: { [KEPT_SCRIPTS_HEADER]: 'its own' } }],
  ['what is no page', { kind: 'APP_ROUTE', body: Buffer.from('') }],
])('%s stays as it is', async (_, more) => {
  const made = page(more);
  const before = { ...made.headers };
  await new PageCache().set(KEY, made);
  expect(made.headers).toEqual(before);
});

it('two pages have two ETags, and a page without headers gets them', async () => {
  const tags = [];
  for (const html of ['a', 'b']) {
    const made = page({ html, headers: undefined });
    await new PageCache().set(KEY, made);
    tags.push(made.headers.etag);
  }
  expect(new Set(tags).size).toBe(2);
});

it('what Next found to be absent is kept as absent', async () => {
  await new PageCache().set(KEY, null);
  expect(await new PageCache().get(KEY)).toMatchObject({ value: null });
});

it.each([-3_600_000, 3_600_000])(
  'a page is rendered again when prices change, also when the clock was moved by %d ms',
  async (moved) => {
    const server = new PageCache();
    await server.set(KEY, page());
    vi.useFakeTimers({ now: Date.now() + moved, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await server.revalidateTag(['prices']);
    expect(await server.get(KEY)).toBeNull();
    await server.set(KEY, page());
    const kept = await server.get(KEY);
    expect(kept?.value).toMatchObject({ kind: 'APP_PAGE' });
    expect(Math.abs(Number(kept?.lastModified) - (performance.timeOrigin + performance.now()))).toBeLessThan(60_000);
  },
);

it('a partly prerendered page gets only its script hashes, and is not cached per request', async () => {
  await new PageCache().revalidateTag([]);
  const made = page({ postponed: 'state', rscData: undefined });
  await new PageCache().set(KEY, made);
  expect(Object.keys(made.headers)).toEqual([KEPT_SCRIPTS_HEADER]);
  expect(await new PageCache().get(KEY)).toBeNull();
});
