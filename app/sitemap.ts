import type { MetadataRoute } from 'next';
import { getCategoryTree, listProductAddresses } from '@/lib/catalogue/queries';
import { env } from '@/lib/config/env';
import { pageSlugs } from '@/lib/content/pages';
import { listPosts } from '@/lib/content/posts';
import { paths } from '@/lib/routes/paths';
import { pricePaths } from '@/lib/routes/price-address';
import { listFacetPages } from '@/lib/routes/queries';
import { sitemapEntries } from '@/lib/seo/sitemap';

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
