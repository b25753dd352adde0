import sharp from 'sharp';
import { pageFacts } from './support/page-facts';
import { BAR } from './support/purchase';
import { BACKEND_URL, SITE_URL } from './support/shop';
import { forAll, get, getPage } from './support/site';
import { expect, test } from './support/test';

interface Route {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly status?: number;
  /** The canonical path when it differs from the requested one; null for a page that is not indexed. */
  readonly canonical?: string | null;
  /** The types of its structured data, where they are checked. */
  readonly data?: readonly string[];
}

const LISTED = ['BreadcrumbList', 'ItemList'];
const OFFERED = ['name', 'sku', 'url', 'description', 'image', 'offers'];

/** Characters of a title to which the shop’s name is added: 60 with it. */
const ROOM = 48;

const NOT_FOUND = { title: 'Page Not Found', heading: 'Page Not Found', status: 404, canonical: null };
const PRODUCT = { title: BAR.name, heading: BAR.name, canonical: BAR.path };
const GOLD = { title: 'Köp guld – guldtackor och guldmynt', heading: 'Köpa guld', data: LISTED };
const BARS = { title: 'Guldtackor i 24 karat – från 2 gram till 1 kilo', heading: 'Guldtackor' };

/** The route table of the specification with later additions, titles without the shop's name. */
const ROUTES: readonly Route[] = [
  {
    path: '/',
    title: 'Guld och silver till dagens pris',
    heading: 'Guld och silver till dagens pris',
    data: ['JewelryStore', 'WebSite'],
  },

  { path: '/kopa-guld', ...GOLD },
  { path: '/kopa-silver', title: 'Köp silver – silvertackor och silvermynt', heading: 'Köpa silver' },
  { path: '/kopa-guld/guldtackor', ...BARS },
  { path: '/guldtackor', ...BARS, canonical: '/kopa-guld/guldtackor' },
  {
    path: '/kopa-guld/guldmynt',
    title: 'Guldmynt – Krugerrand, Maple Leaf och andra',
    heading: 'Guldmynt',
  },
  {
    path: '/kopa-guld/historiska-guldmynt',
    title: 'Historiska guldmynt från Sverige och Europa',
    heading: 'Historiska guldmynt',
  },
  { path: '/kopa-silver/silvertackor', title: 'Silvertackor – från 1 oz till 5 kilo', heading: 'Silvertackor' },
  { path: '/kopa-silver/silvermynt', title: 'Silvermynt – Maple Leaf, Britannia och andra', heading: 'Silvermynt' },
  {
    path: '/kopa-guld/guldtackor/praglade-guldtackor',
    title: 'Vi säljer präglade guldtackor',
    heading: 'Präglade guldtackor',
    data: LISTED,
  },
  { path: '/kopa-guld?sida=2', ...GOLD, title: `${GOLD.title} – sida 2` },
  {
    path: '/kopa-guld?marke=valcambi',
    title: 'Vi säljer Valcambi guld',
    heading: 'Köpa guld från Valcambi',
    canonical: '/kopa-guld/guldtackor?marke=valcambi',
  },
  {
    path: '/kopa-guld?vikt=10g',
    title: 'Vi säljer 10g guld',
    heading: 'Köpa guld 10g',
    canonical: '/kopa-guld/guldtackor/praglade-guldtackor?vikt=10g',
  },

  { path: BAR.path, ...PRODUCT, data: ['BreadcrumbList', 'Product'] },
  { path: '/praglade-guldtackor?slug=guldtacka-10g-valcambi', ...PRODUCT },
  { path: '/guldtackor/guldtacka-10g-valcambi', ...PRODUCT },

  { path: '/sok', title: 'Sök', heading: 'Sök', canonical: null },
  { path: '/sok?searchTerm=valcambi', title: 'Sökresultat för ”valcambi”', heading: 'Sökresultat', canonical: null },
  { path: '/sok?searchTerm=xyzzy', title: 'Sökresultat för ”xyzzy”', heading: 'Sökresultat', canonical: null },

  { path: '/salja-guld', title: 'Sälja guld i Malmö eller med guldpåse\u00a0– fri värdering', heading: 'Sälja guld' },
  { path: '/blogg', title: 'Blogg om guld och silver', heading: 'Från disken', data: ['BreadcrumbList'] },
  {
    path: '/blogg/paslag-och-spread',
    title: 'Så läser du av påslag och spread',
    heading: 'Så läser du av påslag och spread',
    data: ['BlogPosting', 'BreadcrumbList'],
  },
  { path: '/om-oss', title: 'Om oss', heading: 'Om oss' },
  {
    path: '/kontakta-oss',
    title: 'Guldbutik i Malmö\u00a0– adress och öppettider',
    heading: 'Kontakta oss',
    data: ['BreadcrumbList', 'JewelryStore'],
  },
  {
    path: '/faq',
    title: 'Vanliga frågor om guld, frakt och betalning',
    heading: 'Vanliga frågor',
    data: ['BreadcrumbList'],
  },
  { path: '/kopvillkor', title: 'Köpvillkor', heading: 'Köpvillkor' },
  { path: '/angra-kop', title: 'Ångra ett köp\u00a0– 14\u00a0dagars ångerrätt', heading: 'Ångra köp' },
  { path: '/forsaljningsvillkor', title: 'Försäljningsvillkor', heading: 'Försäljningsvillkor' },
  { path: '/integritet', title: 'Integritet och kakor', heading: 'Integritet och kakor' },
  { path: '/tillganglighet', title: 'Tillgänglighet', heading: 'Tillgänglighet' },

  { path: '/login', title: 'Logga in', heading: 'Logga in', canonical: null },
  { path: '/profile', title: 'Mina sidor', heading: 'Mina sidor', canonical: null },
  { path: '/checkout', title: 'Kassan', heading: 'KASSAN', canonical: null },
  { path: '/order/1/toc', title: 'Villkor för din beställning', heading: 'Köpvillkor', canonical: null },
  { path: '/sentry-test', title: 'Test av felrapportering', heading: 'Test av felrapportering', canonical: null },

  { path: '/nope', ...NOT_FOUND },
  { path: '/kopa-guld/guldtackor/nope', ...NOT_FOUND },
  { path: '/kopa-silver/guldtackor/praglade-guldtackor', ...NOT_FOUND },
  { path: '/blogg/nope', ...NOT_FOUND },
  { path: '/a/b/c/d', ...NOT_FOUND },
  { path: '/kopa-guld/guldtackor/nope/nope', ...NOT_FOUND },
  { path: '/kopa-guld?sida=99999', ...NOT_FOUND },
  { path: '/order/a%20b/toc', ...NOT_FOUND },
  { path: '/order/nope/nope', ...NOT_FOUND },
  { path: '/not-found', ...NOT_FOUND },
  { path: '/listing-static/sida%3D2/kopa-guld', ...NOT_FOUND },
];

test("each route has its status, title, heading and structured data in the server's HTML", async ({
  page,
  request,
}) => {
  await forAll(ROUTES, async ({ path, title, heading, status = 200, canonical = path, data }) => {
    const response = await get(request, path);
    expect.soft(response.status, path).toBe(status);
    expect.soft(response.headers['content-type'], path).toBe('text/html; charset=utf-8');
    const { description, shareImage, links, footer, ...facts } = await pageFacts(page, response.body);
    const isIndexed = canonical !== null;
    expect.soft({ ...facts, robots: facts.robots.includes('noindex') }, path).toMatchObject({
      lang: 'sv',
      titles: [title.length > ROOM ? title : `${title} | Guldkajen`],
      headings: [heading],
      robots: !isIndexed,
      canonicals: isIndexed ? [canonical === '/' ? SITE_URL : SITE_URL + canonical] : [],
    });
    expect
      .soft(
        links.some(({ text }) => text.startsWith('Gå till FAQ')),
        `${path} leads to the FAQ`,
      )
      .toBe(path !== '/faq');
    if (path !== '/checkout') expect.soft(footer, path).toContain('Org.nr');
    expect.soft(shareImage, path).toMatch(new RegExp(`^${SITE_URL}/(images|sylius/media)/`));
    for (const object of facts.data) expect.soft(object['@context'], path).toBe('https://schema.org');
    if (data) expect.soft(facts.data.map((object) => object['@type']).sort(), path).toEqual(data);
    const product = facts.data.find((object) => object['@type'] === 'Product');
    if (product) for (const field of OFFERED) expect.soft(product[field], `${path}: ${field}`).toBeTruthy();
    if (!isIndexed) return;
    expect.soft(description?.length, path).toBeGreaterThan(70);
    expect.soft(description?.length, path).toBeLessThanOrEqual(170);
  });
});

test('the machine-readable files have their types, and robots.txt its rules', async ({ request }) => {
  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml'],
    ['/sitemap-pages.xml', 'application/xml'],
    ['/sitemap-products-1.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/gmc_rss.xml', 'application/rss+xml; charset=utf-8'],
  ] as const) {
    const response = await get(request, path);
    expect(response.status, path).toBe(200);
    expect(response.headers['content-type'], path).toBe(type);
  }
  const robots = (await get(request, '/robots.txt')).body;
  expect(robots).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  expect(disallowed).toContain('/api/');
  // A crawler could never read the noindex of a page that it may not open.
  const pages = ROUTES.filter(({ canonical }) => canonical === null).map(({ path }) => path);
  expect(pages.filter((page) => disallowed.some((path) => page.startsWith(path)))).toEqual([]);
});

test('llms.txt names the Markdown of a product, which has the same price as its page and which crawlers may read', async ({
  request,
}) => {
  const page = await getPage(request, '/guldtackor/guldtacka-10g-valcambi');
  const [pattern = ''] = /https?:\S+\{artikelnummer\}\S+markdown/.exec((await get(request, '/llms.txt')).body) ?? [];
  const { pathname } = new URL(pattern.replace('{artikelnummer}', 'guldtacka-10g-valcambi'));
  const { status, headers, body } = await get(request, pathname);
  expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  const [, price = ''] = /^- Pris: (.+) SEK\. Finns i lager\.$/m.exec(body) ?? [];
  expect(page).toContain(`"price":${price.replace(/\s/g, '')}`);
  const allowed = (await get(request, '/robots.txt')).body.match(/^Allow: (.+markdown)$/m)?.[1] ?? '-';
  expect(pathname).toMatch(new RegExp(`^${allowed.replaceAll('*', '[^/]+')}$`));
});

test('the return pages redirect without a session', async ({ request }) => {
  for (const path of ['/get-bank-id-session', '/get-payment-signing-session']) {
    const { status, headers } = await get(request, path);
    expect(status, path).toBe(303);
    expect(headers.location, path).toMatch(/\/(login|checkout)\/bankid$/);
  }
});

test('unknown API paths and files are 404, without a redirect or a page', async ({ request }) => {
  for (const path of ['/api/nope', '/sylius/media/nope.webp'])
    expect((await get(request, path)).status, path).toBe(404);
  for (const path of ['/images/nope.webp', '/_next/static/nope', '/_next/nope', '/_next/static/chunks/nope.js'])
    expect(await get(request, path)).toMatchObject({ path, status: 404, body: 'Not Found' });
});

test('who has silver to sell finds the part about silver', async ({ page }) => {
  await page.goto('/salja-silver');
  await expect(page).toHaveURL('/salja-guld#silver');
  const coins = page.getByRole('table', { name: /vanliga svenska silvermynt/ });
  await expect(coins.getByRole('row', { name: /^1 krona silvermynt Sverige \d+\sSEK/ })).toBeVisible();
});

test('who has a gold coin to sell finds what we pay for it: what people inherit and what they have bought', async ({
  page,
}) => {
  await page.goto('/salja-guld');
  await page
    .getByRole('main')
    .getByText(/^Vad vi betalar i dag för vanliga/)
    .first()
    .click();
  const coins = page.getByRole('table', { name: /vanliga.* guldmynt$/ });
  for (const name of [
    '1 oz guldmynt Krugerrand',
    '1 oz guldmynt Wiener Philharmoniker',
    '20 kronor guldmynt Oscar II',
    '20 kroner guldmynt Danmark Christian X',
    '20 francs guldmynt Frankrike Marianne Coq',
  ])
    await expect(coins.getByRole('row', { name: new RegExp(`^${name} [\\d\\s]+SEK$`) })).toBeVisible();
});

test('on a phone, who sells sees what gold is worth within two views, and the rest is short: a link opens the part about silver', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/salja-guld');
  const table = await page.getByRole('table', { name: 'Metallvärde per gram' }).first().boundingBox();
  expect((table?.y ?? Number.NaN) + (table?.height ?? Number.NaN)).toBeLessThan(2 * 844);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
  const coins = page.getByRole('table', { name: /vanliga svenska silvermynt/ });
  await expect(coins).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Så säljer du silver' }).click();
  await expect(coins).toBeVisible();
});

test('a product that does not exist redirects home, and a path in another case to its own', async ({ request }) => {
  const target = async (path: string) => {
    const { status, headers } = await get(request, path);
    return [status, new URL(headers.location ?? '', SITE_URL).pathname];
  };
  for (const path of ['/guldtackor/nope', '/nope/guldtacka-10g-valcambi'])
    expect(await target(path), path).toEqual([307, '/']);
  for (const [path, canonical] of [
    ['/Kopa-Guld', '/kopa-guld'],
    ['/Kopa-Guld/GULDTACKOR', '/kopa-guld/guldtackor'],
    ['/PRAGLADE-guldtackor/GULDTACKA-10G-VALCAMBI', BAR.path],
    ['/praglade-guldtackor/kinebar-2g-gift', '/praglade-guldtackor/KINEBAR-2G-GIFT'],
  ] as const) {
    let current: string = path;
    for (let hop = 0; hop < 3 && current !== canonical; hop += 1) {
      const [status, next] = await target(current);
      expect(status, path).toBe(308);
      current = String(next);
    }
    expect(current).toBe(canonical);
    expect((await get(request, canonical)).status, path).toBe(200);
  }
});

test('a listing ignores unknown values, without products has alternatives and is not cached, and sorted or with one product is not indexed', async ({
  request,
}) => {
  for (const query of ['marke=xyz', 'vikt=9999kg', 'vikt=&marke=&filter=', 'filter=nope&sortera=nope', 'pris=x']) {
    const { status, body } = await get(request, `/kopa-guld?${query}`);
    expect(status, query).toBe(200);
    expect(body, query).not.toMatch(/Inga produkter stämmer|noindex/);
  }
  for (const [query, status] of [
    ['pris=1-2', 200],
    ['vikt=1kg&marke=pamp&pris=1-2', 200],
    ['vikt=1kg&marke=royal-canadian-mint', 404],
  ] as const) {
    const response = await get(request, `/kopa-guld?${query}`);
    expect(response.status, query).toBe(status);
    expect(response.headers['cache-control'], query).toBe('private, no-cache');
    expect(response.body, query).toContain('Inga produkter stämmer med ditt val');
    expect(response.body, query).toContain('noindex');
  }
  const { body: thin } = await get(request, '/kopa-guld?vikt=10g&marke=valcambi');
  for (const text of [
    'noindex',
    '<title>Vi säljer 10g Valcambi guld | Guldkajen</title>',
    'Köpa guld 10g från Valcambi',
  ])
    expect(thin).toContain(text);
  const { body } = await get(request, '/kopa-guld?marke=valcambi&sortera=pris-stigande');
  for (const text of ['noindex', '<title>Vi säljer Valcambi guld | Guldkajen</title>', 'Köpa guld från Valcambi'])
    expect(body).toContain(text);
});

test('"Leveranser och frakt" has one source: the dealer’s questions, on /faq and below every product', async ({
  page,
}) => {
  const response = await fetch(`${BACKEND_URL}/sylius/api/commerz/cms/get-faq`);
  const faq = (await response.json()) as { 'hydra:member': { categoryId: number; name: string }[] };
  const names = faq['hydra:member'].filter(({ categoryId }) => categoryId === 1).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(3);
  await page.goto('/faq');
  const section = page.getByRole('region', { name: 'Leveranser och frakt' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(names);
  await page.goto(BAR.path);
  for (const name of names) await expect(page.locator('summary').filter({ hasText: name })).toHaveCount(1);
});

test('the icon that browsers request by themselves and those of the manifest are there in their sizes', async ({
  request,
}) => {
  const favicon = await request.get('/favicon.ico');
  expect([favicon.status(), favicon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
