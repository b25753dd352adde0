import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Films by product code, generated once from our own drawings; the tube’s shows one of its coins. */
const films: Readonly<Record<string, string>> = {
  'guldtacka-10g-valcambi': 'guldtacka-10g.mp4',
  'silvermynt-1oz-maple-leaf': 'silvermynt-maple-leaf.mp4',
  'silvermynt-25oz-maple-leaf-tub': 'silvermynt-maple-leaf.mp4',
};

/** Path of a product's film, like a picture's without the `/sylius` that the client prepends. Null for none. */
export function filmPath(code: string): string | null {
  const file = films[code];
  return file === undefined ? null : `/media/video/${file}`;
}

const serve = serveStatic({
  root: fileURLToPath(new URL('./films', import.meta.url)),
  rewriteRequestPath: (path) => path.replace('/sylius/media/video', ''),
});

/** Serves the product films of `attributes.video`, with byte ranges for players. */
export function filmRoutes(): Hono {
  const app = new Hono();
  app.get('/sylius/media/video/:file', async (c, next) => {
    const film = await serve(c, next);
    if (!(film instanceof Response)) return;
    film.headers.set('Accept-Ranges', 'bytes');
    // A film may be regenerated under the same name.
    film.headers.set('Cache-Control', 'public, max-age=86400');
    return film;
  });
  return app;
}
