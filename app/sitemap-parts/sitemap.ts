import type { MetadataRoute } from 'next';
import { paths } from '@/lib/domain/paths/paths';
import { pricePaths } from '@/lib/domain/paths/price-paths';
import { PAGES_PART } from '@/lib/domain/paths/sitemap-parts';
import { listFacetPages, listSitemapParts, listSitemapProducts } from '@/lib/server/catalogue/page-queries';
import { getCategoryTree } from '@/lib/server/catalogue/queries';
import { env } from '@/lib/server/config/env';
import { pageSlugs } from '@/lib/server/content/pages';
import { listPosts } from '@/lib/server/content/posts';
import { pageEntries, productEntries } from '@/lib/server/seo/sitemap';

/** The parts of the sitemap, which app/sitemap.xml lists and middleware serves at the root. */
export async function generateSitemaps() {
  return (await listSitemapParts()).map(({ id }) => ({ id }));
}

export default async function sitemap({ id }: { readonly id: Promise<string> }): Promise<MetadataRoute.Sitemap> {
  const part = await id;
  const siteUrl = env().SITE_URL;
  if (part !== PAGES_PART) return productEntries(siteUrl, await listSitemapProducts(part));
  const [roots, facets] = await Promise.all([getCategoryTree(), listFacetPages()]);
  return pageEntries({
    siteUrl,
    roots,
    facets,
    pages: [
      { path: paths.home },
      ...pageSlugs().map((slug) => ({ path: `/${slug}` })),
      ...pricePaths().map((path) => ({ path })),
      ...listPosts().map(({ path, published, updated }) => ({ path, lastModified: updated ?? published })),
    ],
  });
}
