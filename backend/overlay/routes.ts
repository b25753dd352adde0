import { type Context, Hono } from 'hono';
import { ShopError } from '../http/errors';
import { request } from './upstream';

/**
 * The query parameters passed to a real Sylius: those that the storefront sends. An allow-list, because its `order[...]`
 * filters allowed query injection until March 2026 (contract.md part B section 6).
 */
const PARAMETERS = ['page', 'itemsPerPage'];
/** Only these headers are passed on: no tokens, no cookies, no client addresses. */
const REQUEST_HEADERS = ['accept', 'accept-language', 'if-none-match', 'range'];
const RESPONSE_HEADERS = [
  ...['content-type', 'etag', 'vary', 'link', 'cache-control', 'location'],
  ...['last-modified', 'accept-ranges', 'content-range'],
];
/** An encoded slash could lead to another part of that server. */
const PATH = /^(?:\/(?:[\w.~@,+-]|%20)+)+$/;

function only(headers: Headers, names: readonly string[]): Headers {
  return new Headers([...headers].filter(([name]) => names.includes(name)));
}

/**
 * A function that moves picture URLs in a Sylius response to another origin: the storefront trusts this backend's only. From
 * 1.13 on they are absolute, with slashes escaped or not. The rest of the text stays unchanged.
 * @param base the URL of Sylius up to `/api/v2`
 */
export function pictureMover(base: string): (json: string, origin: string) => string {
  const host = new URL(base).host.replace(/[.[\]]/g, '\\$&');
  const slash = '\\\\?/';
  const picture = new RegExp(`"https?:${slash}${slash}${host}(?=(?:${slash}sylius)?${slash}media${slash})`, 'g');
  return (json, origin) => json.replaceAll(picture, `"${origin}`);
}

/**
 * Overlay mode (contract.md part B section 11): reads of the shop API and of pictures go to a real Sylius, so that the
 * storefront can run against it while orders, payments and identity stay simulated. Responses are unchanged, except that
 * URLs of pictures and redirects point to this backend. 404 for other paths, 502 when Sylius does not respond.
 */
export function overlayRoutes(base: string): Hono {
  const { origin } = new URL(base);
  const movePictures = pictureMover(base);
  const app = new Hono();

  const passOn = async (c: Context, mounted: string, target: string): Promise<Response> => {
    const url = new URL(c.req.url);
    const path = url.pathname.slice(mounted.length);
    if (!PATH.test(path)) throw new ShopError(404, 'Not Found');
    const query = new URLSearchParams([...url.searchParams].filter(([name]) => PARAMETERS.includes(name)));
    const address = `${target}${path}${query.size > 0 ? `?${query}` : ''}`;
    const response = await request(address, only(c.req.raw.headers, REQUEST_HEADERS));
    const headers = only(response.headers, RESPONSE_HEADERS);
    // A document of that server must not run at this origin, where the control API is.
    headers.set('content-security-policy', 'sandbox');
    const location = headers.get('location');
    if (location?.startsWith(`${origin}/`)) headers.set('location', location.slice(origin.length));
    const isJson = headers.get('content-type')?.includes('json');
    const body = isJson ? movePictures(await response.text(), url.origin) : response.body;
    return new Response(body, { status: response.status, headers });
  };

  app.get('/sylius/api/v2/shop/*', (c) => passOn(c, '/sylius/api/v2/shop', `${base}/api/v2/shop`));
  // The shop mounts Sylius' pictures below /sylius, a plain one does not; the storefront tries both.
  app.get('/sylius/media/*', (c) => passOn(c, '/sylius/media', `${base}/media`));
  app.get('/media/*', (c) => passOn(c, '/media', `${origin}/media`));
  return app;
}
