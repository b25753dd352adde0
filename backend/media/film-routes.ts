import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { readFilm } from './films';
import { rangeOf } from './ranges';

/** Product films at the paths in `attributes.video`, with Range requests for players. */
export function filmRoutes(): Hono {
  const app = new Hono();
  app.get('/sylius/media/video/:file', async (c) => {
    const film = await readFilm(c.req.param('file'));
    if (!film) return c.text('Not Found', 404);
    const headers = {
      'Accept-Ranges': 'bytes',
      // A film may be regenerated under the same name.
      'Cache-Control': 'public, max-age=86400',
      'Content-Type': 'video/mp4',
      ETag: `"${createHash('sha1').update(film).digest('hex')}"`,
    };
    if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers);
    const range = rangeOf(c.req.header('Range'), film.length);
    if (range === 'none') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${film.length}` });
    if (range === 'all') return c.body(film, 200, { ...headers, 'Content-Length': String(film.length) });
    const part = film.subarray(range.first, range.last + 1);
    const place = `bytes ${range.first}-${range.last}/${film.length}`;
    return c.body(part, 206, { ...headers, 'Content-Length': String(part.length), 'Content-Range': place });
  });
  return app;
}
