import { itemPath, parseFeed } from './support/feed';
import { SITE_URL } from './support/shop';
import { get, sitemapPaths } from './support/site';
import { expect, test } from './support/test';

const REQUIRED = ['g:id', 'title', 'description', 'link', 'g:availability', 'g:price', 'g:currency', 'g:condition'];

test('the feed is well-formed and contains every product of the shop once', async ({ page, request }) => {
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
  expect(feed.items.filter((item) => !item['g:image_link']).length).toBeLessThan(10);
  for (const item of feed.items) {
    expect(item['g:price']).toMatch(/^\d+\.00 SEK$/);
    expect(item['g:currency']).toBe('SEK');
    expect(item['g:condition']).toMatch(/^(new|used)$/);
    expect(item['g:availability']).toMatch(/^(in stock|backorder|out of stock)$/);
    expect(item.description).not.toMatch(/[\r\n<]/);
    // A product without a picture has no link to one (spec.md section 7).
    if (item['g:image_link']) expect(item['g:image_link']).toMatch(new RegExp(`^${SITE_URL}/sylius/`));
  }

  // A product has both a page and an item, or neither.
  const contentPages = new Set(feed.items.map(itemPath));
  const sitemap = new Set(await sitemapPaths(request));
  expect([...contentPages].filter((path) => !sitemap.has(path))).toEqual([]);
});
