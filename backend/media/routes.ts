import { dirname, join } from 'node:path';
import { and, eq, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { weightLabel } from '../catalogue/weight-label';
import type { BackendContext } from '../context';
import { productImages, products, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { PICTURE_SIZE, type PictureSpec } from '../pictures/spec';
import { createDrawingProcess } from './drawing-process';
import { createPictureStore, type Render } from './picture-store';

/** Loads sharp with the first request: with drawn pictures only the drawing process needs it. */
async function drawPlain(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const size = { width: PICTURE_SIZE, height: PICTURE_SIZE };
  return await sharp({ create: { ...size, channels: 3, background: '#c9a227' } })
    .webp()
    .toBuffer();
}

let plain: Promise<Buffer> | undefined;
const renderPlain: Render = () => (plain ??= drawPlain());

/** Product pictures at the paths of Sylius 1.12 and of its later picture cache (contract.md part B section 4). */
export function mediaRoutes(
  { db, config }: BackendContext,
  render: Render = config.pictures === 'plain' ? renderPlain : createDrawingProcess(),
): Hono {
  const isStored = config.data !== ':memory:' && config.pictures === 'drawn';
  const folder = isStored ? join(dirname(config.data), 'pictures') : null;
  const store = createPictureStore(folder, render);
  const app = new Hono();

  const serve = async (request: Request, path: string): Promise<Response> => {
    const spec = findSpec(db, path);
    if (!spec) return new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
    // A picture's existence is known without drawing it.
    if (request.method === 'HEAD') return new Response(null, { headers: { 'Content-Type': 'image/webp' } });
    const { bytes, hash } = await store.get(spec);
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: `"${hash}"` };
    if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Type': 'image/webp' } });
  };

  app.get('/sylius/media/image/:a/:b/:file', (c) => {
    const { a, b, file } = c.req.param();
    return serve(c.req.raw, `/media/image/${a}/${b}/${file}`);
  });
  // Every size of the cache returns the original: the storefront scales pictures itself.
  app.get('/sylius/media/cache/:rest{(?:resolve/)?[a-z0-9_]+/[^/]+/[^/]+/[^/]+}', (c) => {
    const [a, b, file] = c.req.param('rest').split('/').slice(-3);
    return serve(c.req.raw, `/media/image/${a}/${b}/${file}`);
  });
  return app;
}

function findSpec(db: Database, path: string): PictureSpec | undefined {
  const row = db
    .select({ view: productImages.view, product: products, variant: variants })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .leftJoin(variants, eq(variants.code, productImages.type))
    .where(and(eq(productImages.path, path), isNotNull(productImages.view)))
    .get();
  if (!row) return undefined;
  const { product, variant } = row;
  return {
    kind: product.kind,
    metal: product.metal,
    view: row.view === 1 ? 1 : row.view === 2 ? 2 : 3,
    name: product.name ?? product.nameEn ?? product.code,
    brand: product.brand === 'other' ? null : product.brand,
    // A product's picture represents all sizes, a variant's picture its own.
    weightLabel:
      variant?.weightLabel ?? (product.options.length > 0 ? '' : weightLabel(product.weight, product.weightType)),
    purity: product.purity,
    series: product.mainTaxon ?? '',
    year: product.year,
    code: variant?.code ?? product.code,
    box: variant?.color ?? null,
  };
}
