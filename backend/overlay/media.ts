import { Hono } from 'hono';
import { ShopError } from '../http/errors';
import { pick, request } from './upstream';

const RESPONSE_HEADERS = ['content-type', 'etag', 'last-modified', 'cache-control', 'accept-ranges', 'content-range'];
const MOST_REDIRECTS = 5;

/**
 * Pictures of a real Sylius (contract.md part B section 4), at `/media` and `/sylius/media`. From 1.13 on their URL
 * redirects to the cache, which is followed on the same server only. A response that is no picture or film is a 502.
 */
export function overlayMediaRoutes(base: string): Hono {
  const { origin } = new URL(base);
  const app = new Hono();

  const follow = async (start: string, headers: Record<string, string>): Promise<Response> => {
    let target = new URL(start);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const response = await request(target.href, headers);
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || response.status === 304 || location === null)
        return response;
      await response.body?.cancel();
      if (!URL.canParse(location, target)) break;
      target = new URL(location, target);
      if (target.origin !== origin) break;
    }
    throw new ShopError(502, 'Bad Gateway');
  };

  app.on('GET', ['/media/*', '/sylius/media/*'], async (c) => {
    const path = new URL(c.req.url).pathname.replace(/^\/sylius/, '');
    if (!/^\/media(?:\/(?:[\w.~@,+-]|%20)+)+$/.test(path)) throw new ShopError(404, 'Not Found');
    const conditions = pick(c.req.raw.headers, ['if-none-match', 'range']);
    let response = await follow(`${base}${path}`, conditions);
    // The API may be mounted below a path while pictures are not.
    if (response.status === 404 && base !== origin) response = await follow(`${origin}${path}`, conditions);
    if (response.status === 404) throw new ShopError(404, 'Not Found');
    const shown = /^(?:image|video)\//.test(response.headers.get('content-type') ?? '');
    if (response.status !== 304 && !(response.ok && shown)) throw new ShopError(502, 'Bad Gateway');
    const headers = { ...pick(response.headers, RESPONSE_HEADERS), 'X-Content-Type-Options': 'nosniff' };
    return new Response(response.body, { status: response.status, headers });
  });
  return app;
}
