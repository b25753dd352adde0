import { Hono } from 'hono';
import { ShopError, shopErrorResponse } from '../http/errors';
import { pick, pictureMover, request, TIMEOUT, textOf } from './upstream';

/**
 * The query parameters passed to a real Sylius. An allow-list, because its `order[...]` filters allowed query injection
 * until March 2026 (contract.md part B section 6).
 */
const allowed: ReadonlySet<string> = new Set([
  'page',
  'itemsPerPage',
  'translations.name',
  'productTaxons.taxon.code',
  'productTaxons.taxon.code[]',
  'taxon',
  'product',
  'product[]',
  'optionValues',
  'optionValues[]',
  'reviewSubject',
  'reviewSubject[]',
  'filter',
  'imageFilter',
  'includeRoot',
]);

/** The allowed part of a query, with `?`; empty for none. */
function allowedQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => allowed.has(name)));
  return kept.size === 0 ? '' : `?${kept}`;
}

const SHOP = '/sylius/api/v2/shop';

/** Only these request headers are passed on: no tokens, no cookies, no client addresses. */
const REQUEST_HEADERS = ['accept', 'accept-language'];
const RESPONSE_HEADERS = ['content-type', 'etag', 'vary', 'link', 'cache-control', 'location'];

/**
 * Overlay mode (contract.md part B section 11): reads of `/sylius/api/v2/shop` go to a real Sylius at
 * `<base>/api/v2/shop`, so that the storefront can run against it while orders, payments and identity stay simulated.
 * Responses are unchanged, redirects included, except that picture URLs point to this backend, the only host that the
 * storefront trusts. 404 for every other path and method, 502 when Sylius is unreachable, 504 after `timeout`
 * milliseconds.
 */
export function overlayRoutes(base: string, timeout = TIMEOUT): Hono {
  const app = new Hono();
  const movePictures = pictureMover(base);
  app.onError((error) => shopErrorResponse(error));

  app.get(`${SHOP}/*`, async (c) => {
    const url = new URL(c.req.url);
    // Only characters of Sylius paths: an encoded slash or dot segment could lead out of the shop API.
    const path = url.pathname.slice(SHOP.length);
    if (!/^(?:\/[A-Za-z0-9_-]+)+$/.test(path)) throw new ShopError(404, 'Not Found');
    const target = `${base}/api/v2/shop${path}${allowedQuery(url.searchParams)}`;
    const response = await request(target, pick(c.req.raw.headers, REQUEST_HEADERS), timeout);
    const headers = pick(response.headers, RESPONSE_HEADERS);
    const isJson = /^application\/(?:[a-z.-]+\+)?json\b/.test(headers['content-type'] ?? '');
    const body = isJson && response.body ? movePictures(await textOf(response), url.origin) : response.body;
    return new Response(body, { status: response.status, headers });
  });
  return app;
}
