import { Hono } from 'hono';
import { ShopError, shopErrorResponse } from '../http/errors';
import { ask, pick } from './upstream';

const answeredWith = ['content-type', 'etag', 'last-modified', 'cache-control', 'accept-ranges', 'content-range'];
const MOST_REDIRECTS = 5;

/**
 * Pictures of a real Sylius (contract.md part B section 4), at `/media` and `/sylius/media`. From 1.13 on their URL
 * redirects to the cache, which is followed on the same server only. A response that is no picture or film is a 502.
 */
export function overlayMediaRoutes(base: string): Hono {
  const { origin } = new URL(base);
  const app = new Hono();
  app.onError((error) => shopErrorResponse(error));

  const follow = async (start: string, headers: Record<string, string>): Promise<Response> => {
    let target = new URL(start);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const answer = await ask(target.href, headers);
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status > 399 || answer.status === 304 || location === null) return answer;
      await answer.body?.cancel();
      if (!URL.canParse(location, target)) break;
      target = new URL(location, target);
      if (target.origin !== origin) break;
    }
    throw new ShopError(502, 'Bad Gateway');
  };

  app.on('GET', ['/media/*', '/sylius/media/*'], async (c) => {
    const path = new URL(c.req.url).pathname.replace(/^\/sylius/, '');
    if (!/^\/media(?:\/(?:[\w.~@,+-]|%20)+)+$/.test(path)) throw new ShopError(404, 'Not Found');
    const asked = pick(c.req.raw.headers, ['if-none-match', 'range']);
    let answer = await follow(`${base}${path}`, asked);
    // The API may be mounted below a path while pictures are not.
    if (answer.status === 404 && base !== origin) answer = await follow(`${origin}${path}`, asked);
    if (answer.status === 404) throw new ShopError(404, 'Not Found');
    const shown = /^(?:image|video)\//.test(answer.headers.get('content-type') ?? '');
    if (answer.status !== 304 && !(answer.ok && shown)) throw new ShopError(502, 'Bad Gateway');
    const headers = { ...pick(answer.headers, answeredWith), 'X-Content-Type-Options': 'nosniff' };
    return new Response(answer.body, { status: answer.status, headers });
  });
  return app;
}
