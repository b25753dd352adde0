import type { MetadataRoute } from 'next';
import { getCategoryTree, listFacetPages, listProductAddresses } from '@/lib/commerce/catalogue/queries';
import { env } from '@/lib/config/env';
import { paths } from '@/lib/config/paths';
import { PAGE_SLUGS } from '@/lib/content/pages';
import { listPosts } from '@/lib/content/posts';
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
      ...PAGE_SLUGS.map((slug) => ({ path: `/${slug}` })),
      ...listPosts().map(({ path, published, updated }) => ({ path, lastModified: updated ?? published })),
    ],
  });
}
