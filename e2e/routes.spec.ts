import type { Root } from 'hast';
import { named, parseHtml, textOf } from './support/html';
import { pageFacts } from './support/page-facts';
import { BAR } from './support/purchase';
import { SITE_URL } from './support/shop';
import { get } from './support/site';
import { expect, test } from './support/test';

interface Route {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  /** 200 by default. */
  readonly status?: number;
  /** The canonical path when it differs from the requested one; null for a page that is not indexed. */
  readonly canonical?: string | null;
}

const NOT_FOUND = { title: 'Page Not Found', heading: 'Page Not Found', status: 404, canonical: null };
const PRODUCT = { title: BAR.name, heading: BAR.name, canonical: BAR.path };
const GOLD = { title: 'Köp guld – guldtackor och guldmynt', heading: 'Köpa guld' };
const BARS = { title: 'Guldtackor i 24 karat – från 2 gram till 1 kilo', heading: 'Guldtackor' };

/** The route table of the specification with later additions, titles without the shop's name. */
const ROUTES: readonly Route[] = [
  { path: '/', title: 'Guld och silver till dagens pris', heading: 'Guld och silver till dagens pris' },

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
  },
  { path: '/kopa-guld?sida=2', ...GOLD, title: `${GOLD.title} – sida 2` },
  { path: '/kopa-guld?marke=valcambi', title: 'Vi säljer Valcambi guld', heading: 'Köpa guld från Valcambi' },
  { path: '/kopa-guld?vikt=10g', title: 'Vi säljer 10g guld', heading: 'Köpa guld 10g' },
  {
    path: '/kopa-guld?vikt=10g&marke=valcambi',
    title: 'Vi säljer 10g Valcambi guld',
    heading: 'Köpa guld 10g från Valcambi',
  },

  { path: BAR.path, ...PRODUCT },
  { path: '/praglade-guldtackor?slug=guldtacka-10g-valcambi', ...PRODUCT },
  { path: '/guldtackor/guldtacka-10g-valcambi', ...PRODUCT },

  { path: '/sok', title: 'Sök', heading: 'Sök', canonical: null },
  { path: '/sok?searchTerm=valcambi', title: 'Sökresultat för ”valcambi”', heading: 'Sökresultat', canonical: null },
  { path: '/sok?searchTerm=xyzzy', title: 'Sökresultat för ”xyzzy”', heading: 'Sökresultat', canonical: null },

  { path: '/salja-guld', title: 'Sälja guld i Malmö eller med guldpåse – fri värdering', heading: 'Sälja guld' },
  { path: '/blogg', title: 'Blogg om guld och silver', heading: 'Från disken' },
  {
    path: '/blogg/paslag-och-spread',
    title: 'Så läser du av påslag och spread',
    heading: 'Så läser du av påslag och spread',
  },
  { path: '/om-oss', title: 'Om oss', heading: 'Om oss' },
  { path: '/kontakta-oss', title: 'Guldbutik i Malmö – adress och öppettider', heading: 'Kontakta oss' },
  { path: '/faq', title: 'Vanliga frågor om guld, frakt och betalning', heading: 'Vanliga frågor' },
  { path: '/kopvillkor', title: 'Köpvillkor', heading: 'Köpvillkor' },
  { path: '/angra-kop', title: 'Ångra ett köp – 14\u00a0dagars ångerrätt', heading: 'Ångra köp' },
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
  { path: '/not-found', ...NOT_FOUND },
  { path: '/listing-static/sida%3D2/kopa-guld', ...NOT_FOUND },
];

test.describe("in the server's HTML", () => {
  for (const { path, title, heading, status = 200, canonical = path } of ROUTES) {
    test(`${path} returns ${status} with its title and heading`, async ({ request }) => {
      const response = await get(request, path);
      expect(response.status).toBe(status);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      const page = pageFacts(parseHtml(response.body));
      expect(page.lang).toBe('sv');
      expect(page.titles).toEqual([`${title} | Guldkajen`]);
      expect(page.headings).toEqual([heading]);
      expect(page.shareImage).toMatch(new RegExp(`^${SITE_URL}/(images|sylius/media)/`));
      if (canonical === null) {
        expect(page.robots).toContain('noindex');
        expect(page.canonicals).toEqual([]);
        return;
      }
      expect(page.robots).not.toContain('noindex');
      expect(page.canonicals).toEqual([canonical === '/' ? SITE_URL : SITE_URL + canonical]);
      expect(page.description?.length).toBeGreaterThan(70);
      expect(page.description?.length).toBeLessThanOrEqual(170);
    });
  }
});

test('every page but the FAQ links to it, and names the company', async ({ request }) => {
  const page = async (path: string) => parseHtml((await get(request, path)).body);
  const leadsToFaq = (root: Root) => named(root, 'a').some((link) => textOf(link).startsWith('Gå till FAQ'));
  for (const path of ['/', '/kopa-guld', BAR.path, '/blogg', '/login', '/order/1/toc', '/nope']) {
    const root = await page(path);
    expect(leadsToFaq(root), path).toBe(true);
    expect(textOf(named(root, 'footer')[0]), path).toContain('Org.nr');
  }
  expect(leadsToFaq(await page('/checkout'))).toBe(true);
  expect(leadsToFaq(await page('/faq'))).toBe(false);
});

test('combinations of filters are not indexed', async ({ request }) => {
  const page = pageFacts(parseHtml((await get(request, '/kopa-guld?marke=valcambi&sortera=pris-stigande')).body));
  expect(page.robots).toContain('noindex');
  expect(page.titles).toEqual(['Vi säljer Valcambi guld | Guldkajen']);
  expect(page.headings).toEqual(['Köpa guld från Valcambi']);
});

test('the machine-readable files have their types, and robots.txt its rules', async ({ request }) => {
  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
    ['/gmc_rss.xml', 'application/rss+xml; charset=utf-8'],
  ] as const) {
    const response = await get(request, path);
    expect(response.status, path).toBe(200);
    expect(response.headers['content-type'], path).toBe(type);
  }
  const robots = (await get(request, '/robots.txt')).body;
  expect(robots).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  for (const path of ['/checkout', '/profile', '/order/']) expect(robots).toContain(`Disallow: ${path}\n`);
});

test('the return pages redirect without a session', async ({ request }) => {
  for (const path of ['/get-bank-id-session', '/get-payment-signing-session']) {
    const { status, headers } = await get(request, path);
    expect(status, path).toBe(303);
    expect(headers.location, path).toMatch(/\/(login|checkout)\/bankid$/);
  }
});

test('unknown API paths and pictures are 404, without a redirect', async ({ request }) => {
  for (const path of ['/api/nope', '/images/nope.webp', '/sylius/media/nope.webp'])
    expect((await get(request, path)).status, path).toBe(404);
});
