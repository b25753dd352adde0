/** Products in a part of the sitemap: some 2.5 MB, far below the 50,000 addresses and 50 MB of the protocol. */
const PART = 5_000;

/** First segment of the internal addresses: app/sitemap-parts. */
export const PARTS_PREFIX = 'sitemap-parts';

/** The part with all pages but those of products. */
export const PAGES_PART = 'pages';

/** How many parts so many products are in. */
export const productPartCount = (products: number): number => Math.ceil(products / PART);

/** The id of a part with products, from 1. */
export const productPart = (number: number): string => `products-${number}`;

/** The ids of all parts of a shop with so many products. */
export function sitemapParts(products: number): string[] {
  const ofProducts = Array.from({ length: productPartCount(products) }, (_, index) => productPart(index + 1));
  return [PAGES_PART, ...ofProducts];
}

/** The address of a part. At the root, since a sitemap may contain only addresses below its own folder (sitemaps.org). */
export const sitemapPartPath = (id: string): string => `/sitemap-${id}.xml`;

const PART_ADDRESS = /^\/sitemap-(.+)\.xml$/;

/** Where Next renders the part at this address of a shop with so many products; null when there is none. */
export function internalPartPath(pathname: string, products: number): string | null {
  const id = PART_ADDRESS.exec(pathname)?.[1];
  return id !== undefined && sitemapParts(products).includes(id) ? `/${PARTS_PREFIX}/sitemap/${id}.xml` : null;
}
