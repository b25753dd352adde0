import type { APIRequestContext } from 'playwright/test';
import { SITE_URL } from './shop';
import { expect } from './test';

/** Number of concurrent requests: uses both cores without queueing in the server. */
const AT_ONCE = 4;

export interface PageResponse {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One GET as by a search engine, without following redirects. */
export async function get(request: APIRequestContext, path: string): Promise<PageResponse> {
  const response = await request.get(path, { maxRedirects: 0 });
  return { path, status: response.status(), headers: response.headers(), body: await response.text() };
}

export async function getPage(request: APIRequestContext, path: string): Promise<string> {
  const { status, body } = await get(request, path);
  expect(status, path).toBe(200);
  return body;
}

export async function forAll<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The path and query of a URL on this site, without its hash; null for any other URL. */
export function sitePath(href: string, from = '/'): string | null {
  const base = new URL(from, SITE_URL).href;
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return url.origin === SITE_URL ? url.pathname + url.search : null;
}

/** The addresses in a sitemap, or in an index of sitemaps. */
async function listedIn(request: APIRequestContext, path: string, root: 'sitemapindex' | 'urlset'): Promise<string[]> {
  const { body, status, headers } = await get(request, path);
  expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/xml']);
  expect(body).toMatch(new RegExp(`^<\\?xml version="1.0" encoding="UTF-8"\\?>\n<${root} `));
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  for (const address of addresses) expect(address.startsWith(`${SITE_URL}/`), address).toBe(true);
  return addresses.map((address) => sitePath(address) ?? address);
}

/** The paths of all parts of the sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const parts = await listedIn(request, '/sitemap.xml', 'sitemapindex');
  expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-products-1.xml']);
  return (await Promise.all(parts.map((path) => listedIn(request, path, 'urlset')))).flat();
}
