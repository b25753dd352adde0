import type { Category } from '@/lib/domain/listing/category';
import { productPath } from '@/lib/domain/paths/catalogue-paths';
import { wholeKronor } from '@/lib/domain/prices/format';
import type { Ore } from '@/lib/domain/prices/money';
import { knownAttributes } from '@/lib/domain/product/attributes';
import { availability, daysOfWeeks } from '@/lib/domain/product/availability';
import { isUsed } from '@/lib/domain/product/condition';
import { offerOf, type ShownOffer } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { plainText } from '@/lib/server/content/html';
import type { ReportDetails } from '@/lib/server/reporting/report';
import { shorten } from './shorten';
import { element } from './xml';

export interface FeedSite {
  readonly name: string;
  readonly description: string;
  /** The shop's public URL, no trailing slash. */
  readonly url: string;
  /** ISO 8601: the price epoch of all prices in the feed. */
  readonly pricesFrom: string;
  /** From the root to each category, by its code. */
  readonly paths: ReadonlyMap<string, readonly Category[]>;
}

export interface FeedReporter {
  /** Receives what is wrong with the catalogue (spec.md section 8). */
  readonly error: (message: string, code?: string) => void;
  /** Receives, once per feed, which products Google would refuse. */
  readonly leftOut: (message: string, details: ReportDetails) => void;
}

/** The specification's spelling; Google documents in_stock and out_of_stock (domain.md 6). */
const AVAILABILITY = { inStock: 'in stock', backorder: 'backorder', soldOut: 'out of stock' } as const;
const MS_PER_DAY = 86_400_000;
/** Google's limits, in characters and, for pictures, in links besides the first. */
const LIMITS = { id: 50, title: 150, description: 5000, brand: 70, type: 750, size: 100, pictures: 10 } as const;
/** The backend's name for no brand (spec.md section 9). */
const NO_BRAND = 'other';
/** Maximum number of codes in a report. */
const EXAMPLES = 5;

function description(product: Product, report: FeedReporter): string {
  const text: unknown = product.description;
  if (typeof text === 'string') return shorten(plainText(text), LIMITS.description);
  report.error('feed: description is not a string', product.code);
  return '';
}

function amount(price: Ore): string {
  return `${wholeKronor(price)}.00 SEK`;
}

/** The availability date of a backorder, counted from the price epoch; Google requires it with `backorder`. */
function availabilityDate(weeks: number | null, pricesFrom: string): string {
  if (weeks === null) return '';
  const date = new Date(Date.parse(pricesFrom) + daysOfWeeks(weeks) * MS_PER_DAY);
  return element('g:availability_date', date.toISOString());
}

/** A row of Google's table of technical details. */
function productDetail({ name, value }: { readonly name: string; readonly value: string }): string {
  const parts = element('g:attribute_name', name) + element('g:attribute_value', value);
  return `<g:product_detail>${parts}</g:product_detail>`;
}

/** The path of its category, root first. */
function productType({ categoryCode }: Product, { paths }: FeedSite): string {
  const names = (paths.get(categoryCode ?? '') ?? []).map(({ name }) => name);
  return names.length === 0 ? '' : element('g:product_type', shorten(names.join(' > '), LIMITS.type));
}

/**
 * The size of the offered variant, in the group of its product. The others have no item, since they have no address at which Google
 * could find their price.
 */
function sizeOf({ product, variant }: ShownOffer): readonly string[] {
  if (!variant?.size) return [];
  return [element('g:item_group_id', product.code), element('g:size', shorten(variant.size, LIMITS.size))];
}

/** Why Google would refuse the product; null when it would not. */
function refusal({ code, images }: Product): string | null {
  if (images.length === 0) return 'without a picture';
  return code.length > LIMITS.id ? `with an id above ${LIMITS.id} characters` : null;
}

function item(entry: Product, site: FeedSite, report: FeedReporter): string {
  const offer = offerOf(entry);
  const { product } = offer;
  const { kind, weeks } = availability(product);
  const { price, reducedFrom } = product;
  if (price === null) return '';
  const [image, ...others] = product.images.map(({ src }) => site.url + src);
  const lines = [
    element('g:id', product.code),
    element('title', shorten(product.name, LIMITS.title)),
    element('description', description(product, report) || product.name),
    element('link', site.url + productPath(product)),
    element('g:image_link', image ?? ''),
    ...others.slice(0, LIMITS.pictures).map((src) => element('g:additional_image_link', src)),
    element('g:availability', AVAILABILITY[kind]),
    availabilityDate(weeks, site.pricesFrom),
    element('g:price', amount(reducedFrom ?? price)),
    reducedFrom === null ? '' : element('g:sale_price', amount(price)),
    // No attribute of Google's; the specification names it.
    element('g:currency', 'SEK'),
    element('g:condition', isUsed(product) ? 'used' : 'new'),
    element('g:brand', shorten(product.brand ?? NO_BRAND, LIMITS.brand)),
    productType(product, site),
    ...sizeOf(offer),
    // No product has a known GTIN, which Google else demands.
    element('g:identifier_exists', 'no'),
    ...knownAttributes('feed', product).map(productDetail),
  ];
  return `<item>\n${lines.filter(Boolean).join('\n')}\n</item>\n`;
}

/** The response has already started: an item that cannot be written is left out, so that the feed still ends correctly. */
function itemOrNothing(product: Product, site: FeedSite, report: FeedReporter): string {
  try {
    return item(product, site, report);
  } catch (error) {
    report.error(`feed: an item cannot be written (${String(error)})`, product.code);
    return '';
  }
}

function* items(products: readonly Product[], site: FeedSite, report: FeedReporter): Generator<string> {
  const refused = new Map<string, string[]>();
  for (const product of products) {
    if (product.categoryCode === null) continue;
    const reason = refusal(product);
    if (reason === null) yield itemOrNothing(product, site, report);
    else refused.set(reason, [...(refused.get(reason) ?? []), product.code]);
  }
  for (const [reason, codes] of refused) {
    report.leftOut(`feed: left out ${reason}`, { count: codes.length, examples: codes.slice(0, EXAMPLES) });
  }
}

/**
 * The Merchant feed (spec.md section 7, domain.md 6) in chunks, for streaming: RSS 2.0 with Google's namespace. Prices
 * as on the pages: whole kronor, VAT included. Products without a price or category are left out, since they have no
 * offer or link, and those that Google would refuse, which are reported. The document stays well-formed whatever fails for one product.
 */
export function* feedChunks(products: readonly Product[], site: FeedSite, report: FeedReporter): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `${element('title', site.name)}\n${element('description', site.description)}\n${element('link', site.url)}\n`;
  yield `${element('lastBuildDate', new Date(site.pricesFrom).toUTCString())}\n`;
  const list: unknown = products;
  if (Array.isArray(list)) yield* items(products, site, report);
  else report.error('feed: products are not a list');
  yield '</channel>\n</rss>\n';
}
