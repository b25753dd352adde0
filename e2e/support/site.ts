import type { Root } from 'hast';
import type { APIRequestContext } from 'playwright/test';
import { parseHtml } from './html';
import { SITE_URL } from './shop';
import { expect } from './test';

/** How many addresses are requested at a time: both cores busy, the server never in a queue. */
const AT_ONCE = 4;

export interface Answer {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One GET as a search engine makes it: redirects are answers too. */
export async function get(request: APIRequestContext, path: string): Promise<Answer> {
  const response = await request.get(path, { maxRedirects: 0 });
  return { path, status: response.status(), headers: response.headers(), body: await response.text() };
}

export async function getPage(request: APIRequestContext, path: string): Promise<Root> {
  const { status, body } = await get(request, path);
  expect(status, path).toBe(200);
  return parseHtml(body);
}

/** `work` for every item, a few at a time. */
export async function forAll<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The path of an address on this site with its query, without its hash; null for any other address. */
export function sitePath(href: string, from = '/'): string | null {
  const base = new URL(from, SITE_URL).href;
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return url.origin === SITE_URL ? url.pathname + url.search : null;
}

/** Every address that the sitemap names, as paths. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const { body, status } = await get(request, '/sitemap.xml');
  expect(status).toBe(200);
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  for (const address of addresses) expect(address.startsWith(`${SITE_URL}/`), address).toBe(true);
  return addresses.map((address) => sitePath(address) ?? address);
}
