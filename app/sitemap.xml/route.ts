import { listSitemapParts } from '@/lib/server/catalogue/page-queries';
import { env } from '@/lib/server/config/env';
import { sitemapIndex } from '@/lib/server/seo/sitemap';

/** The index of the sitemap's parts (app/sitemap-parts), with the headers of Next's own sitemaps. */
export async function GET(): Promise<Response> {
  return new Response(sitemapIndex(env().SITE_URL, await listSitemapParts()), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
}
