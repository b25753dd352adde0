import type { ArticleJsonLdProps, BreadcrumbJsonLdProps, ProductJsonLdProps } from 'next-seo';
import type { JewelryStore, OpeningHoursSpecification, WebPage, WebSite, WithContext } from 'schema-dts';
import { site as siteFacts } from '@/lib/config/site';
import { formatPurity, formatTrimmed, wholeKronor } from '@/lib/prices/format';
import { fineWeight, netWeight } from '@/lib/prices/metrics';
import type { Ore } from '@/lib/prices/money';
import type { Epoch } from '@/lib/prices/rates';
import { type AvailabilityKind, availability, daysOfWeeks } from '@/lib/product/availability';
import { isUsed } from '@/lib/product/condition';
import { asOffered } from '@/lib/product/in-variant';
import type { Product } from '@/lib/product/product';
import { productPath } from '@/lib/routes/catalogue-paths';
import { DESCRIPTION_LIMIT } from './metadata';
import { plainText, shorten } from './plain-text';

const DAYS = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * Converts displayed opening hours ("Måndag–fredag", "10.00–17.30") to schema.org. Closed days and unreadable rows are left
 * out.
 */
export function openingHours(
  rows: readonly { readonly days: string; readonly hours: string }[],
): OpeningHoursSpecification[] {
  return rows.flatMap(({ days, hours }): OpeningHoursSpecification[] => {
    const [from, to = from] = days
      .toLowerCase()
      .split(/\s*[–-]\s*/)
      .map((day) => DAYS.indexOf(day));
    const [, openHour, openMinute, closeHour, closeMinute] =
      /^(\d{2})[.:](\d{2})\s*[–-]\s*(\d{2})[.:](\d{2})$/.exec(hours) ?? [];
    if (from === undefined || to === undefined || from < 0 || to < from || openHour === undefined) return [];
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [...NAMES.slice(from, to + 1)],
        opens: `${openHour}:${openMinute}`,
        closes: `${closeHour}:${closeMinute}`,
      },
    ];
  });
}

type Site = typeof siteFacts;

const CONTEXT = 'https://schema.org';

function storeId(siteUrl: string): string {
  return `${siteUrl}/#butik`;
}

/* Props for next-seo's components, and two objects of our own: its LocalBusinessJsonLd lacks `@id`, VAT number and
   legal name, and it has no WebSite. */

/** The shop as seller, author and publisher in next-seo's components, which cannot refer to an `@id`. */
function shop(siteUrl: string) {
  return { '@type': 'Organization' as const, name: siteFacts.name, url: siteUrl };
}

/** The shop (domain.md 7), with an `@id` for references from other objects. `siteUrl` without trailing slash. */
export function storeJsonLd(site: Site, siteUrl: string): WithContext<JewelryStore> {
  return {
    '@context': CONTEXT,
    '@type': 'JewelryStore',
    '@id': storeId(siteUrl),
    name: site.name,
    legalName: site.legalName,
    url: siteUrl,
    telephone: site.phone.href.replace('tel:', ''),
    email: site.email,
    vatID: site.vatNumber,
    taxID: site.organisationNumber,
    currenciesAccepted: site.currency,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      postalCode: site.address.postalCode,
      addressLocality: site.address.city,
      addressCountry: site.address.country,
    },
    openingHoursSpecification: openingHours(site.openingHours),
  };
}

/** The site, published by the shop (domain.md 7). `siteUrl` without trailing slash. */
export function webSiteJsonLd(site: Site, siteUrl: string): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${siteUrl}/#webbplats`,
    name: site.name,
    url: siteUrl,
    inLanguage: site.locale,
    publisher: { '@id': storeId(siteUrl) },
  };
}

export interface DescribedPage {
  readonly name: string;
  readonly description: string;
  /** Path on our site, with leading slash. */
  readonly path: string;
  /** ISO 8601: when its content last changed; null when unknown. */
  readonly changed: string | null;
}

/** A page with changing content. `siteUrl` without trailing slash. */
export function pageJsonLd({ name, description, path, changed }: DescribedPage, siteUrl: string): WithContext<WebPage> {
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    name,
    description,
    url: siteUrl + path,
    inLanguage: 'sv-SE',
    isPartOf: { '@id': `${siteUrl}/#webbplats` },
    ...(changed === null ? {} : { dateModified: changed }),
  };
}

/** next-seo escapes only `</script>` in exactly this spelling; a browser also ends a script at `</script ` or `</script/`. */
function withoutTags<T>(data: T): T {
  return JSON.parse(JSON.stringify(data).replace(/<(?=[/!a-z])/gi, '‹'));
}

export interface Crumb {
  readonly name: string;
  /** Path on our site, with leading slash. */
  readonly path: string;
}

/** The breadcrumb, the page itself last. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], siteUrl: string) {
  const items = crumbs.map(({ name, path }) => ({ name, item: siteUrl + path }));
  return withoutTags({ items } satisfies BreadcrumbJsonLdProps);
}

function property(name: string, value: string | null) {
  return value === null ? [] : [{ '@type': 'PropertyValue' as const, name, value }];
}

const AVAILABILITY = {
  inStock: 'https://schema.org/InStock',
  backorder: 'https://schema.org/BackOrder',
  soldOut: 'https://schema.org/OutOfStock',
} as const satisfies Readonly<Record<AvailabilityKind, string>>;
const CONDITION = { used: 'https://schema.org/UsedCondition', new: 'https://schema.org/NewCondition' } as const;
/** Days from receipt of the goods (domain.md 5.3). */
const WITHDRAWAL_DAYS = 14;
/** Days until dispatch (spec.md section 9). */
const HANDLING = { fastest: 1, slowest: 3 } as const;

/** The lowest price in the 30 days before a reduction, in Google's format for a struck-through price. */
function earlierPrice(price: Ore) {
  return {
    '@type': 'UnitPriceSpecification' as const,
    priceType: 'https://schema.org/StrikethroughPrice',
    price: wholeKronor(price),
    priceCurrency: 'SEK',
  };
}

/** The right of withdrawal, as in section 8 of the terms: the buyer returns the goods and pays for it. */
function returnPolicy({ mayWithdraw }: Product) {
  const policy = { '@type': 'MerchantReturnPolicy' as const, applicableCountry: 'SE' };
  if (!mayWithdraw)
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' as const };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow' as const,
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail' as const,
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' as const,
  };
}

/** Days until dispatch; omitted for a backorder with an unknown delivery time. */
function handlingTime(kind: AvailabilityKind, weeks: number | null) {
  if (kind === 'backorder' && weeks === null) return {};
  const maxValue = weeks === null ? HANDLING.slowest : daysOfWeeks(weeks);
  return {
    handlingTime: {
      '@type': 'QuantitativeValue' as const,
      minValue: HANDLING.fastest,
      maxValue,
      unitCode: 'DAY',
    },
  };
}

function offerOf(product: Product, epoch: Epoch, siteUrl: string) {
  const { price, reducedFrom } = product;
  if (price === null) return undefined;
  const { kind, weeks } = availability(product);
  return {
    '@type': 'Offer' as const,
    url: siteUrl + productPath(product),
    price: wholeKronor(price),
    priceCurrency: 'SEK',
    priceValidUntil: epoch.nextChange,
    ...(reducedFrom === null ? {} : { priceSpecification: earlierPrice(reducedFrom) }),
    availability: AVAILABILITY[kind],
    itemCondition: isUsed(product) ? CONDITION.used : CONDITION.new,
    seller: shop(siteUrl),
    shippingDetails: {
      '@type': 'OfferShippingDetails' as const,
      shippingDestination: { '@type': 'DefinedRegion' as const, addressCountry: 'SE' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime' as const,
        ...handlingTime(kind, weeks),
        transitTime: { '@type': 'QuantitativeValue' as const, minValue: 1, maxValue: 2, unitCode: 'DAY' },
      },
    },
    hasMerchantReturnPolicy: returnPolicy(product),
  };
}

/** Search engines accept a mean rating only with the number of reviews. */
function ratingOf({ ratings, reviews }: Product) {
  if (ratings <= 0 || reviews === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: ratings,
      bestRating: 5,
      reviewCount: reviews,
    },
  };
}

/**
 * A product and its offer (domain.md 7). The price is the displayed one, valid until the next price change; with
 * variants it is the cheapest variant's. No GTIN, since none is known. Null without an offer.
 */
export function productJsonLd(given: Product, epoch: Epoch, siteUrl: string) {
  const product = asOffered(given);
  const offers = offerOf(product, epoch, siteUrl);
  if (offers === undefined) return null;
  const fine = fineWeight(product);
  const net = netWeight(product);
  return withoutTags({
    name: product.name,
    sku: product.code,
    url: siteUrl + productPath(product),
    description: shorten(plainText(product.description), DESCRIPTION_LIMIT) || product.name,
    image: product.images.map(({ src }) => siteUrl + src),
    ...(product.brand === null ? {} : { brand: product.brand }),
    ...(product.metal === null ? {} : { material: product.metal === 'gold' ? 'Guld' : 'Silver' }),
    ...(net === null ? {} : { weight: { value: Math.round(net * 1000) / 1000, unitCode: 'GRM' } }),
    additionalProperty: [
      ...property('Metall', product.metalSymbol),
      ...property('Renhet', product.purity === null ? null : `${formatPurity(product.purity)}/1000`),
      ...property('Finvikt', fine === null ? null : `${formatTrimmed(fine, 3)} g`),
    ],
    ...ratingOf(product),
    offers,
  } satisfies ProductJsonLdProps);
}

export interface Article {
  readonly headline: string;
  readonly description: string;
  /** Path on our site, with leading slash. */
  readonly path: string;
  /** The picture's path on our site; null for none. */
  readonly image: string | null;
  /** ISO 8601 */
  readonly published: string;
  readonly updated: string | null;
  /** Null: the shop itself. */
  readonly author: string | null;
}

/** A blog article (domain.md 7); without an author, the shop is the author. `siteUrl` without trailing slash. */
export function blogPostingJsonLd(article: Article, siteUrl: string) {
  return withoutTags({
    type: 'BlogPosting',
    mainEntityOfPage: siteUrl + article.path,
    headline: shorten(article.headline, 110),
    description: article.description,
    ...(article.image === null ? {} : { image: siteUrl + article.image }),
    datePublished: article.published,
    dateModified: article.updated ?? article.published,
    author: article.author === null ? shop(siteUrl) : { '@type': 'Person', name: article.author },
    publisher: shop(siteUrl),
  } satisfies ArticleJsonLdProps);
}
