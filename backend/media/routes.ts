import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { PICTURES } from './picture-path';

const serve = serveStatic({
  root: fileURLToPath(PICTURES),
  rewriteRequestPath: (path) => path.slice(path.lastIndexOf('/')),
});

/**
 * Product pictures at the paths of Sylius 1.12 and of its later picture cache (contract.md part B section 4), whose sizes all are the
 * original: the storefront scales pictures itself.
 */
export function mediaRoutes(): Hono {
  const app = new Hono();
  app.use('/sylius/media/:kind{image|cache}/*', etag(), async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.get('/sylius/media/image/:a/:b/:file', serve);
  app.get('/sylius/media/cache/:rest{(?:resolve/)?[a-z0-9_]+/[^/]+/[^/]+/[^/]+}', serve);
  return app;
}
