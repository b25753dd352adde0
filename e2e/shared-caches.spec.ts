import { control } from './support/control';
import { BAR } from './support/purchase';
import { SITE_URL } from './support/shop';
import { sitePath } from './support/site';
import { expect, test } from './support/test';
import { announcePrices } from './support/world';

/** Seconds after which a shared cache must not show a price any more, however old it was on arrival. */
const LONGEST = 15;

const ROUTER = { rsc: '1' };
const PREFETCH = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

const DOCUMENTS = [
  '/',
  '/kopa-guld',
  '/guldtackor',
  '/kopa-guld/guldtackor/praglade-guldtackor',
  '/kopa-guld?utm_source=x',
  '/kopa-guld?marke=valcambi',
  '/kopa-guld?marke=valcambi&sortera=vikt',
  '/kopa-guld?marke=xyz',
  BAR.path,
  '/praglade-guldtackor?slug=guldtacka-10g-valcambi',
  '/sok',
  '/sok?searchTerm=guld',
  '/blogg/paslag-och-spread',
  '/faq',
  '/jamfor',
  '/onskelista',
  '/nope',
  '/Kopa-Guld',
  '/guldtackor/nope',
];
const OF_EVERY_STATUS = [
  'vary',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];
const PERSONAL = ['/checkout', '/login', '/profile', '/order/1/toc'];
const DATA = [
  '/gmc_rss.xml',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/robots.txt',
  '/api/catalogue',
  '/api/product/guldtacka-10g-valcambi',
];
const CALLS = ['/api/commerce/get-rates', '/api/commerce/get-system-status', '/api/catalogue/guldtacka-10g-valcambi'];

/** Seconds for which a shared cache may serve a response under normal conditions (RFC 9111, RFC 5861). */
function sharedFor(cacheControl: string | undefined): number {
  if (cacheControl === undefined) return Number.POSITIVE_INFINITY;
  const parts = new Map(cacheControl.split(',').map((part) => part.trim().split('=') as [string, string | undefined]));
  if (['no-store', 'private', 'no-cache'].some((name) => parts.has(name))) return 0;
  const fresh = parts.get('s-maxage') ?? parts.get('max-age');
  return fresh === undefined
    ? Number.POSITIVE_INFINITY
    : Number(fresh) + Number(parts.get('stale-while-revalidate') ?? 0);
}

test('no response may be cached by a shared cache for longer than its price is valid', async ({ request }) => {
  const requests = [...DOCUMENTS, ...PERSONAL, ...DATA, ...CALLS].map((path) => ({ path, headers: {} }));
  const forRouter = [...DOCUMENTS, ...PERSONAL].flatMap((path) =>
    [ROUTER, PREFETCH].map((headers) => ({ path: `${path}${path.includes('?') ? '&' : '?'}_rsc=x`, headers })),
  );
  const wrong: string[] = [];
  const types = new Set<string>();
  // Twice: a response from the page cache has other times than a fresh one.
  for (const { path, headers } of [...requests, ...forRouter, ...requests, ...forRouter]) {
    const first = await request.get(path, { headers, maxRedirects: 0 });
    // Next redirects the router's requests to a URL that contains a hash of its headers.
    const hashed = first.status() === 307 ? sitePath(first.headers().location ?? '') : null;
    const response = hashed?.includes('_rsc=') ? await request.get(hashed, { headers, maxRedirects: 0 }) : first;
    types.add(response.headers()['content-type'] ?? 'none');
    const cacheControl = response.headers()['cache-control'];
    if (!(sharedFor(cacheControl) <= LONGEST))
      wrong.push(`${response.status()} ${path} ${JSON.stringify(headers)}: ${cacheControl}`);
  }
  expect(wrong).toEqual([]);
  expect([...types]).toEqual(expect.arrayContaining(['text/x-component', 'text/html; charset=utf-8', 'none']));
});

test('personal data, and the pages that show it, are cached by no shared cache', async ({ request }) => {
  for (const path of PERSONAL) {
    expect((await request.get(path)).headers()['cache-control'], path).toMatch(/^private\b/);
  }
  for (const path of ['/api/identity/check', '/api/commerce/create-order']) {
    const { origin } = new URL((await request.get('/robots.txt')).url());
    const response = await request.post(path, { data: {}, headers: { origin } });
    expect(response.headers()['cache-control'], path).toContain('no-store');
  }
});

test('a page has a Vary header, is compressed, and is not sent twice', async ({ request }) => {
  const encoded = (encoding: string, more = {}) =>
    request.get(BAR.path, { headers: { 'accept-encoding': encoding, ...more } });
  const first = await encoded('gzip, br');
  const { etag, vary, ...headers } = first.headers();
  expect(headers['content-encoding']).toBe('br');
  expect(headers).not.toHaveProperty('x-page-tag');
  for (const name of ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'accept-encoding']) {
    expect(vary?.toLowerCase()).toContain(name);
  }
  expect(await (await encoded('gzip')).text()).toBe(await first.text());
  const again = await encoded('gzip', { 'if-none-match': etag ?? '' });
  expect(again.status()).toBe(304);
  expect(again.headers()['content-security-policy']).toBe(headers['content-security-policy']);

  await control('tick', { gold: 1.01, silver: 1 });
  await announcePrices(request);
  expect((await encoded('gzip', { 'if-none-match': etag ?? '' })).status()).toBe(200);
});

test('an unchanged response and a part have the headers of the whole', async ({ request }) => {
  const page = await (await request.get(BAR.path)).text();
  const found = (pattern: RegExp) => pattern.exec(page)?.[0].replaceAll('&amp;', '&') ?? '';
  const scaled = found(/\/_next\/image\?[^"' ]+/);
  const picture = new URL(scaled, SITE_URL).searchParams.get('url') ?? '';
  const wrong: string[] = [];
  for (const path of [
    BAR.path,
    found(/\/_next\/static\/chunks\/[^"]+?\.js/),
    scaled,
    picture,
    '/images/no-image.webp',
  ]) {
    const { etag, 'last-modified': modified = '', ...whole } = (await request.get(path)).headers();
    const condition: Record<string, string> =
      etag === undefined ? { 'if-modified-since': modified } : { 'if-none-match': etag };
    for (const headers of [condition, { range: 'bytes=0-9' }]) {
      const response = await request.get(path, { headers });
      const other = OF_EVERY_STATUS.filter((name) => response.headers()[name] !== whole[name]);
      if (other.length > 0) wrong.push(`${response.status()} ${path}: ${other}`);
      if (headers === condition) expect(response.status(), path).toBe(304);
    }
  }
  expect(wrong).toEqual([]);
});

test('a bot, and who calls itself one, gets the finished page with its metadata in the head', async ({ request }) => {
  const get = (agent: string) => request.get('/kopa-silver', { headers: { 'user-agent': agent } });
  const before = await (await get('Mozilla/5.0')).text();
  expect(before.split('</head>')[0]).toMatch(/<title>.*<meta name="description".*<link rel="canonical"/s);
  for (const agent of ['Twitterbot/1.0', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'facebookexternalhit/1.1']) {
    const response = await get(agent);
    expect(response.headers()['cache-control'], agent).toContain('s-maxage');
    expect(await response.text(), agent).toBe(before);
  }
  for (const perRequest of ['/sok?searchTerm=guld', '/kopa-guld?sortera=vikt', '/guldpris/rakna?vikt=10']) {
    const response = await request.get(perRequest, { headers: { 'user-agent': 'Twitterbot/1.0' } });
    expect((await response.text()).split('</head>')[0], perRequest).toMatch(/<title>.*content="noindex/s);
  }
});

test('a forged header on a known page changes nothing', async ({ request }) => {
  for (const known of ['page', 'listing']) {
    const headers = { 'x-known-page': known };
    const status = async (path: string) => (await request.get(path, { headers, maxRedirects: 0 })).status();
    expect([await status('/nope'), await status('/a/b/c/d'), await status('/Kopa-Guld')]).toEqual([404, 404, 308]);
    expect([await status('/guldtackor/nope'), await status('/listing-static/alla/kopa-guld')]).toEqual([307, 404]);
  }
});
