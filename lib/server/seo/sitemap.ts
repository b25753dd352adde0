import { createHash } from 'node:crypto';
import type { MetadataRoute } from 'next';
import { groupBy } from '@/lib/domain/group-by';
import type { Category } from '@/lib/domain/listing/category';
import { categoryPath, productPath } from '@/lib/domain/paths/catalogue-paths';
import { productPart, productPartCount, sitemapPartPath, sitemapParts } from '@/lib/domain/paths/sitemap-parts';
import type { Product } from '@/lib/domain/product/product';
import { element, escapeXml } from './xml';

/** What the sitemap has of a product. */
export type SitemapProduct = Pick<Product, 'categoryCode' | 'code' | 'images' | 'updatedAt'>;

export interface SitemapSource {
  /** No trailing slash. */
  readonly siteUrl: string;
  readonly roots: readonly Category[];
  /** Paths of the weight and brand pages, with their queries. */
  readonly facets: readonly string[];
  /** Paths of all other pages, with the date of their last change if known. */
  readonly pages: readonly { readonly path: string; readonly lastModified?: string }[];
}

export interface SitemapPart {
  readonly id: string;
  /** ISO 8601 of the last change; null unless it is known of each address. */
  readonly lastModified: string | null;
}

function categoryPaths(categories: readonly Category[], above: readonly Category[] = []): string[] {
  return categories.flatMap((category) => {
    const path = [...above, category];
    return [categoryPath(path), ...categoryPaths(category.children, path)];
  });
}

/** Every canonical URL but those of products, once: other pages, categories by full path, weights and brands. */
export function pageEntries({ siteUrl, roots, facets, pages }: SitemapSource): MetadataRoute.Sitemap {
  // Next does not escape URLs in the XML. Those of pages, categories and products contain nothing to escape.
  const entries = [
    ...pages.map(({ path, lastModified }) => ({ url: siteUrl + path, ...(lastModified && { lastModified }) })),
    ...categoryPaths(roots).map((path) => ({ url: siteUrl + path })),
    ...facets.map((path) => ({ url: escapeXml(siteUrl + path) })),
  ];
  return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
}

/** The URLs of products. A price change is not a modification. */
export function productEntries(siteUrl: string, products: readonly SitemapProduct[]): MetadataRoute.Sitemap {
  return products.map((product) => ({
    url: siteUrl + productPath(product),
    ...(product.images.length > 0 && { images: product.images.map(({ src }) => escapeXml(siteUrl + src)) }),
    ...(product.updatedAt !== null && { lastModified: product.updatedAt }),
  }));
}

/** The id of a product's part. It stays there until there are more parts, so that a part changes only with its own products. */
function partOf(code: string, count: number): string {
  return productPart((createHash('sha1').update(code).digest().readUInt32BE() % count) + 1);
}

/** The products of a part. */
export function productsOfPart<T extends SitemapProduct>(products: readonly T[], part: string): T[] {
  const count = productPartCount(products.length);
  return products.filter(({ code }) => partOf(code, count) === part);
}

function lastChange(products: readonly SitemapProduct[] = []): string | null {
  const times = products.map(({ updatedAt }) => updatedAt);
  return times.includes(null) ? null : (times.toSorted().at(-1) ?? null);
}

/** All parts, each with its last change. That of pages is unknown, since most of them have no date. */
export function sitemapPartsOf(products: readonly SitemapProduct[]): SitemapPart[] {
  const count = productPartCount(products.length);
  const byPart = groupBy(products, ({ code }) => partOf(code, count));
  return sitemapParts(products.length).map((id) => ({ id, lastModified: lastChange(byPart.get(id)) }));
}

/** The index of the parts as XML (sitemaps.org). Next's metadata routes make none. */
export function sitemapIndex(siteUrl: string, parts: readonly SitemapPart[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.flatMap(({ id, lastModified }) => [
      '<sitemap>',
      element('loc', siteUrl + sitemapPartPath(id)),
      ...(lastModified === null ? [] : [element('lastmod', lastModified)]),
      '</sitemap>',
    ]),
    '</sitemapindex>\n',
  ].join('\n');
}
