import type { MetadataRoute } from 'next';
import { paths } from '@/lib/domain/paths/paths';
import { pricePaths } from '@/lib/domain/paths/price-paths';
import { listFacetPages } from '@/lib/server/catalogue/page-queries';
import { getCategoryTree, listProductAddresses } from '@/lib/server/catalogue/queries';
import { env } from '@/lib/server/config/env';
import { pageSlugs } from '@/lib/server/content/pages';
import { listPosts } from '@/lib/server/content/posts';
import { sitemapEntries } from '@/lib/server/seo/sitemap';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [roots, products, facets] = await Promise.all([getCategoryTree(), listProductAddresses(), listFacetPages()]);
  return sitemapEntries({
    siteUrl: env().SITE_URL,
    roots,
    facets,
    products,
    pages: [
      { path: paths.home },
      ...pageSlugs().map((slug) => ({ path: `/${slug}` })),
      ...pricePaths().map((path) => ({ path })),
      ...listPosts().map(({ path, published, updated }) => ({ path, lastModified: updated ?? published })),
    ],
  });
}
