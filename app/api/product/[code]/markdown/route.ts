import { productMarkdown } from '@/lib/server/agents/product-markdown';
import { productByCode } from '@/lib/server/catalogue/catalogue';
import { getSnapshot } from '@/lib/server/catalogue/snapshot';
import { env } from '@/lib/server/config/env';

/** A product's page for language models, which llms.txt and the page itself name. Read from the snapshot, as its prices are. */
export async function GET(_request: Request, { params }: RouteContext<'/api/product/[code]/markdown'>) {
  const { code } = await params;
  const snapshot = await getSnapshot().catch(() => null);
  if (!snapshot) return new Response('Service Unavailable', { status: 503, headers: { 'Retry-After': '60' } });
  const product = productByCode(snapshot.catalogue, code);
  if (!product) return new Response('Not Found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(productMarkdown(product, { ...snapshot, siteUrl: env().SITE_URL }), {
    // The page, not this copy of it, belongs in search results.
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
}
