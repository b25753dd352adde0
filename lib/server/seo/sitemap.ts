import type { MetadataRoute } from 'next';
import type { Category } from '@/lib/domain/listing/category';
import { categoryPath, productPath } from '@/lib/domain/paths/catalogue-paths';
import type { Product } from '@/lib/domain/product/product';
import { escapeXml } from './xml';

export interface SitemapSource {
  /** No trailing slash. */
  readonly siteUrl: string;
  readonly roots: readonly Category[];
  readonly products: readonly Pick<Product, 'categoryCode' | 'code' | 'images' | 'updatedAt'>[];
  /** Paths of the weight and brand pages, with their queries. */
  readonly facets: readonly string[];
  /** Paths of all other pages, with the date of their last change if known. */
  readonly pages: readonly { readonly path: string; readonly lastModified?: string }[];
}

function categoryPaths(categories: readonly Category[], above: readonly Category[] = []): string[] {
  return categories.flatMap((category) => {
    const path = [...above, category];
    return [categoryPath(path), ...categoryPaths(category.children, path)];
  });
}

/** Every canonical URL once: other pages, categories by full path, products. A price change is not a modification. */
export function sitemapEntries({ siteUrl, roots, products, facets, pages }: SitemapSource): MetadataRoute.Sitemap {
  const listed = products.filter(({ categoryCode }) => categoryCode !== null);
  // Next does not escape URLs in the XML. Those of pages, categories and products contain nothing to escape.
  const entries = [
    ...pages.map(({ path, lastModified }) => ({ url: siteUrl + path, ...(lastModified && { lastModified }) })),
    ...categoryPaths(roots).map((path) => ({ url: siteUrl + path })),
    ...facets.map((path) => ({ url: escapeXml(siteUrl + path) })),
    ...listed.map((product) => ({
      url: siteUrl + productPath(product),
      ...(product.images.length > 0 && { images: product.images.map(({ src }) => escapeXml(siteUrl + src)) }),
      ...(product.updatedAt !== null && { lastModified: product.updatedAt }),
    })),
  ];
  return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
}
