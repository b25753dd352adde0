import type { APIRequestContext, Page } from 'playwright/test';
import { type Feed, itemPath, parseFeed } from './support/feed';
import {
  cardsOf,
  catalogOffers,
  kronorOf,
  type Offer,
  type ProductPageOffer,
  productOfferOf,
  stockOf,
  weeksInFeed,
} from './support/offers';
import { BACKEND_URL, SITE_URL } from './support/shop';
import { forAll, get, getPage, sitemapPaths } from './support/site';
import { CHANGES, expect, test } from './support/test';

test.use(CHANGES);

const LISTS = ['/kopa-guld', '/kopa-silver'];

async function epoch(): Promise<string> {
  const response = await fetch(`${BACKEND_URL}/sylius/commerz/get-system-status`);
  const { changed } = (await response.json()) as { changed: string };
  return changed;
}

async function allCards(page: Page, request: APIRequestContext): Promise<Map<string, Offer>> {
  const cards = new Map<string, Offer>();
  for (const list of LISTS) {
    for (let number = 1; ; number += 1) {
      const { status, body } = await get(request, number === 1 ? list : `${list}?sida=${number}`);
      if (status !== 200) break;
      for (const [path, offer] of await cardsOf(page, body)) cards.set(path, offer);
    }
  }
  return cards;
}

async function allPages(
  page: Page,
  request: APIRequestContext,
  paths: Iterable<string>,
): Promise<Map<string, ProductPageOffer>> {
  const pages = new Map<string, ProductPageOffer>();
  await forAll(paths, async (path) => {
    pages.set(path, await productOfferOf(page, await getPage(request, path)));
  });
  return pages;
}

const REQUIRED = [
  'g:id',
  'title',
  'description',
  'link',
  'g:image_link',
  'g:availability',
  'g:price',
  'g:currency',
].concat(['g:condition', 'g:brand', 'g:product_type']);

/** The feed, which is well-formed and contains every product of the shop once. */
async function readFeed(page: Page, request: APIRequestContext): Promise<Feed> {
  const response = await get(request, '/gmc_rss.xml');
  expect(response.status).toBe(200);
  expect(response.headers['content-disposition']).toBe('attachment; filename="gmc_rss.xml"');
  expect(response.headers['content-type']).toContain('xml');

  const feed = await parseFeed(page, response.body);
  expect(feed.fault).toBeNull();
  expect(feed.root).toBe('rss 2.0');
  expect(feed.namespace).toBe('http://base.google.com/ns/1.0');
  expect(feed.channel.link).toBe(SITE_URL);
  expect(feed.channel.title).not.toBe('');
  expect(feed.channel.description).not.toBe('');

  expect(feed.items.length).toBeGreaterThan(200);
  expect(new Set(feed.items.map((item) => item['g:id'])).size).toBe(feed.items.length);
  const incomplete = feed.items.filter((item) => REQUIRED.some((name) => !item[name]?.trim()));
  expect(incomplete).toEqual([]);
  for (const item of feed.items) {
    expect(item['g:price']).toMatch(/^\d+\.00 SEK$/);
    expect(item['g:currency']).toBe('SEK');
    expect(item['g:condition']).toMatch(/^(new|used)$/);
    expect(item['g:availability']).toMatch(/^(in stock|backorder|out of stock)$/);
    expect(item.description).not.toMatch(/[\r\n<]/);
    expect(item['g:image_link']).toMatch(new RegExp(`^${SITE_URL}/sylius/`));
  }

  // A product has both a page and an item, or neither.
  const contentPages = new Set(feed.items.map(itemPath));
  const sitemap = new Set(await sitemapPaths(request));
  expect([...contentPages].filter((path) => !sitemap.has(path))).toEqual([]);
  return feed;
}

/** `npm run test:all` reads every product page, `npm test` every eighth; both read all cards and the whole feed. */
const isWhole = process.env.E2E_ALL === '1';

test('the feed is well-formed, and at any time every product has one price, availability and delivery time: card, page, structured data and feed', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  // Retries when prices change (every ten minutes) while pages are read, or when a page was being rendered during a price change: that
  // page is discarded some seconds later (app/api/revalidate).
  for (let attempt = 1; ; attempt += 1) {
    const before = await epoch();
    const feed = await readFeed(page, request);
    const inCatalog = await catalogOffers(request);
    const cards = await allCards(page, request);
    const isRead = new Set([...cards.keys()].filter((_, index) => isWhole || index % 8 === 0));
    const pages = await allPages(page, request, isRead);
    const isPriced = ([, { price }]: readonly [string, Offer]) => price > 0;
    const priced = [...pages].filter(isPriced);
    const ends = [...new Set(priced.map(([, { validUntil }]) => validUntil ?? ''))];
    if (((await epoch()) !== before || ends.length > 1) && attempt < 3) continue;

    const inFeed = new Map(
      feed.items.map((item) => [
        itemPath(item),
        {
          price: kronorOf(item['g:sale_price'] ?? item['g:price'] ?? ''),
          stock: stockOf(item['g:availability']),
          weeks: weeksInFeed(item['g:availability_date'], before),
        },
      ]),
    );
    const sorted = (offers: Iterable<readonly [string, Offer]>) =>
      [...offers]
        .map(([path, { price, stock, weeks }]) => ({ path, price, stock, weeks }))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
    const onCards = sorted([...cards].filter(isPriced));
    expect(onCards.length).toBeGreaterThan(200);
    expect(new Set(onCards.map(({ stock }) => stock))).toEqual(new Set(['inStock', 'backorder', 'soldOut']));
    expect(new Set(onCards.map(({ weeks }) => weeks)).size).toBeGreaterThan(3);
    // A product without a picture is not in the feed: Google refuses it there.
    const pictured = onCards.filter(({ path }) => inFeed.has(path));
    expect(onCards.length - pictured.length).toBeLessThan(10);
    expect(sorted(inFeed)).toEqual(pictured);
    const withoutWeeks = (offers: typeof onCards) => offers.map(({ path, price, stock }) => ({ path, price, stock }));
    const fromCatalog = [...inCatalog].map(([path, { price, stock }]) => ({ path, price, stock }));
    expect(fromCatalog.sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual(withoutWeeks(onCards));
    expect(new Set([...inCatalog.values()].map(({ currency }) => currency))).toEqual(new Set(['SEK']));
    const ofPages = onCards.filter(({ path }) => isRead.has(path));
    expect(sorted([...pages].filter(isPriced))).toEqual(ofPages);
    const inData = [...pages].flatMap(([path, { data }]) => (data ? [[path, { ...data, weeks: null }] as const] : []));
    expect(withoutWeeks(sorted(inData))).toEqual(withoutWeeks(ofPages));

    const odd = priced.filter(
      ([, { price, tablePrice, data }]) => tablePrice !== price || (data !== null && data.currency !== 'SEK'),
    );
    expect(odd).toEqual([]);
    // Everything belongs to one epoch, which has not ended.
    expect(ends).toHaveLength(1);
    expect(Date.parse(ends[0] ?? '')).toBeGreaterThan(Date.parse(before));
    const epochs = new Set([...inCatalog.values()].map(({ epoch, validUntil }) => `${epoch} ${validUntil}`));
    expect([...epochs].map((times) => times.split(' ').map(Date.parse))).toEqual([
      [Date.parse(before), Date.parse(ends[0] ?? '')],
    ]);
    return;
  }
});
