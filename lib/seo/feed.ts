import { wholeKronor } from '@/lib/prices/format';
import type { Ore } from '@/lib/prices/money';
import { availability, daysOfWeeks } from '@/lib/product/availability';
import { isUsed } from '@/lib/product/condition';
import { asOffered } from '@/lib/product/in-variant';
import type { Product } from '@/lib/product/product';
import { productPath } from '@/lib/routes/catalogue-paths';
import { plainText, shorten } from './plain-text';
import { element } from './xml';

export interface FeedSite {
  readonly name: string;
  readonly description: string;
  /** The shop's public address, no trailing slash. */
  readonly url: string;
  /** ISO 8601: the price epoch that every price in the feed belongs to. */
  readonly pricesFrom?: string | undefined;
}

/** Told about what the feed cannot use (spec.md section 8). */
export type FeedReporter = (message: string, code?: string) => void;

/** The specification's spelling; Google's help documents in_stock and out_of_stock (domain.md 6). */
const AVAILABILITY = { inStock: 'in stock', backorder: 'backorder', soldOut: 'out of stock' } as const;
const MS_PER_DAY = 86_400_000;
/** Google's longest title and description, in characters. */
const TITLE_LIMIT = 150;
const DESCRIPTION_LIMIT = 5000;

function description(product: Product, report: FeedReporter): string {
  const given: unknown = product.description;
  if (typeof given === 'string') return shorten(plainText(given), DESCRIPTION_LIMIT);
  report('feed: description is not a string', product.code);
  return '';
}

function amount(price: Ore): string {
  return `${wholeKronor(price)}.00 SEK`;
}

/** When goods on backorder are there, counted from the moment of the prices; Google requests it with `backorder`. */
function availabilityDate(weeks: number | null, pricesFrom: string | undefined): string {
  if (weeks === null || pricesFrom === undefined) return '';
  const date = new Date(Date.parse(pricesFrom) + daysOfWeeks(weeks) * MS_PER_DAY);
  return element('g:availability_date', date.toISOString());
}

function item(given: Product, site: FeedSite, report: FeedReporter): string {
  const product = asOffered(given);
  const { kind, weeks } = availability(product);
  const { price, reducedFrom } = product;
  if (price === null) return '';
  const image = product.images[0];
  const lines = [
    element('g:id', product.code),
    element('title', shorten(product.name, TITLE_LIMIT)),
    element('description', description(product, report) || product.name),
    element('link', site.url + productPath(product)),
    image ? element('g:image_link', site.url + image.src) : '',
    element('g:availability', AVAILABILITY[kind]),
    availabilityDate(weeks, site.pricesFrom),
    element('g:price', amount(reducedFrom ?? price)),
    reducedFrom === null ? '' : element('g:sale_price', amount(price)),
    element('g:currency', 'SEK'),
    element('g:condition', isUsed(product) ? 'used' : 'new'),
    product.brand === null ? '' : element('g:brand', product.brand),
    // No product has a GTIN that we know of, some have no brand: without this line Google demands both.
    element('g:identifier_exists', 'no'),
  ];
  return `<item>\n${lines.filter(Boolean).join('\n')}\n</item>\n`;
}

/** The feed is on its way to the reader already: an item that cannot be written is left out, and the feed ends as it should. */
function itemOrNothing(product: Product, site: FeedSite, report: FeedReporter): string {
  try {
    return item(product, site, report);
  } catch (error) {
    report(`feed: an item cannot be written (${String(error)})`, product.code);
    return '';
  }
}

/**
 * The Merchant feed (spec.md section 7, domain.md 6) in pieces, ready to be streamed: RSS 2.0 with Google's namespace.
 * Prices are what the pages show: whole kronor, VAT included. A product without a price or category is left out, since
 * neither an offer nor a link could be given. Whatever goes wrong with one product, the document stays well-formed.
 */
export function* feedChunks(products: readonly Product[], site: FeedSite, report: FeedReporter): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${element('title', site.name)}\n${element('description', site.description)}\n${element('link', site.url)}\n`;
  if (site.pricesFrom !== undefined) yield `${element('lastBuildDate', new Date(site.pricesFrom).toUTCString())}\n`;
  const list: unknown = products;
  if (!Array.isArray(list)) report('feed: products are not a list');
  else {
    for (const product of products) {
      if (product.categoryCode !== null) yield itemOrNothing(product, site, report);
    }
  }
  yield '</channel>\n</rss>\n';
}
