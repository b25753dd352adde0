import type {
  AggregateRating,
  BlogPosting,
  BreadcrumbList,
  ItemList,
  JewelryStore,
  MerchantReturnPolicy,
  Offer,
  OpeningHoursSpecification,
  Organization,
  Product as ProductData,
  PropertyValue,
  WebPage,
  WebSite,
  WithContext,
} from 'schema-dts';
import { swedishDay } from '@/lib/domain/dates';
import { productPath } from '@/lib/domain/paths/catalogue-paths';
import { formatPurity, formatTrimmed, wholeKronor } from '@/lib/domain/prices/format';
import { fineWeight, grossWeight } from '@/lib/domain/prices/metrics';
import { knownAttributes } from '@/lib/domain/product/attributes';
import { availability } from '@/lib/domain/product/availability';
import { isUsed } from '@/lib/domain/product/condition';
import { asOffered } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { site } from '@/lib/domain/site';
import { plainText } from '@/lib/server/content/html';
import type { Post } from '@/lib/server/content/posts';
import { DESCRIPTION_LIMIT } from './metadata';
import { shorten, shortenToSentences } from './shorten';

const DAYS = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The displayed opening hours ("Måndag–fredag", "10.00–17.30") for schema.org, without closed days and other words. */
function openingHours(): OpeningHoursSpecification[] {
  return site.openingHours.flatMap(({ days, hours }): OpeningHoursSpecification[] => {
    const [first = '', last = first] = days.toLowerCase().split('–');
    const [opens, closes] = hours.replaceAll('.', ':').split('–');
    const dayOfWeek = NAMES.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1);
    if (closes === undefined || dayOfWeek.length === 0) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
  });
}

const CONTEXT = 'https://schema.org';

const storeId = (siteUrl: string) => `${siteUrl}/#butik`;

/** The shop as seller and publisher. */
function shop(siteUrl: string): Organization {
  return { '@type': 'Organization', name: site.name, url: siteUrl };
}

/** The shop (domain.md 7), with an `@id` for references from other objects. `siteUrl` without trailing slash. */
export function storeJsonLd(siteUrl: string): WithContext<JewelryStore> {
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
    openingHoursSpecification: openingHours(),
  };
}

/** The site, published by the shop (domain.md 7). `siteUrl` without trailing slash. */
export function webSiteJsonLd(siteUrl: string): WithContext<WebSite> {
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

export interface Crumb {
  readonly name: string;
  /** Path on our site, with leading slash. */
  readonly path: string;
}

interface DescribedPage extends Crumb {
  readonly description: string;
  /** ISO 8601: when its content last changed. */
  readonly changed: string | undefined;
}

/** A page with changing content. `siteUrl` without trailing slash. */
export function pageJsonLd({ name, description, path, changed }: DescribedPage, siteUrl: string): WithContext<WebPage> {
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    name,
    description,
    url: siteUrl + path,
    inLanguage: site.locale,
    isPartOf: { '@id': `${siteUrl}/#webbplats` },
    dateModified: changed,
  };
}

/** The breadcrumb, the page itself last. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** The products of a listing's page, in order, by address alone: their pages describe them. `siteUrl` without trailing slash. */
export function itemListJsonLd(
  products: readonly Pick<Product, 'categoryCode' | 'code'>[],
  siteUrl: string,
): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: siteUrl + productPath(product),
    })),
  };
}

/** What is known of metal, weights and the dealer's attributes, as text ("Finvikt", "10 g"). */
export function factsOf(product: Product): { readonly name: string; readonly value: string }[] {
  const weight = (grams: number | null) => (grams === null ? null : `${formatTrimmed(grams, 4)} g`);
  const facts = [
    { name: 'Metall', value: product.metalSymbol },
    { name: 'Renhet', value: product.purity === null ? null : `${formatPurity(product.purity)}/1000` },
    { name: 'Bruttovikt', value: weight(grossWeight(product)) },
    { name: 'Finvikt', value: weight(fineWeight(product)) },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  return [...facts, ...knownAttributes('structuredData', product).map(({ name, value }) => ({ name, value }))];
}

const AVAILABILITY = { inStock: 'InStock', backorder: 'BackOrder', soldOut: 'OutOfStock' } as const;
/** Days from receipt of the goods (domain.md 5.3). */
const WITHDRAWAL_DAYS = 14;

/** The right of withdrawal, as in section 8 of the terms: the buyer returns the goods and pays for it. */
function returnPolicy({ mayWithdraw }: Product): MerchantReturnPolicy {
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'SE' } as const;
  if (!mayWithdraw) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  };
}

/** No shippingDetails: Google refuses them without a rate, and freight depends on the whole order (contract.md A4). */
function schemaOffer(product: Product, siteUrl: string): Offer | undefined {
  const { price, reducedFrom, until } = product;
  if (price === null) return undefined;
  return {
    '@type': 'Offer',
    url: siteUrl + productPath(product),
    price: wholeKronor(price),
    priceCurrency: 'SEK',
    // The price epoch ends minutes after a crawl; only a reduction has an announced end.
    priceValidUntil: until === null || reducedFrom === null ? undefined : swedishDay(new Date(until)),
    // The lowest price in the 30 days before a reduction, in Google's format for a struck-through price.
    priceSpecification:
      reducedFrom === null
        ? undefined
        : {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: wholeKronor(reducedFrom),
            priceCurrency: 'SEK',
          },
    availability: `https://schema.org/${AVAILABILITY[availability(product).kind]}`,
    itemCondition: `https://schema.org/${isUsed(product) ? 'Used' : 'New'}Condition`,
    seller: shop(siteUrl),
    hasMerchantReturnPolicy: returnPolicy(product),
  };
}

/** Search engines accept a mean rating only with the number of reviews. */
function ratingOf({ ratings, reviews }: Product): AggregateRating | undefined {
  if (ratings <= 0 || reviews === null) return undefined;
  return { '@type': 'AggregateRating', ratingValue: ratings, bestRating: 5, reviewCount: reviews };
}

/** The name first: the sizes of a coin begin with the same story. */
function describedByName({ name, description }: Product): string {
  const text = plainText(description);
  return text === '' ? name : shortenToSentences(`${name}. ${text}`, DESCRIPTION_LIMIT);
}

/**
 * A product and its offer (domain.md 7). The price is the displayed one; with variants it is the cheapest variant's. No GTIN, since
 * none is known. Null without an offer. Without a picture it is a product snippet, not a merchant listing (Google Search Central,
 * "Product snippet": a name and an offer are required).
 */
export function productJsonLd(entry: Product, siteUrl: string) {
  const product = asOffered(entry);
  const offers = schemaOffer(product, siteUrl);
  if (offers === undefined) return null;
  const gross = grossWeight(product);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    url: siteUrl + productPath(product),
    description: describedByName(product),
    image: product.images.length === 0 ? undefined : product.images.map(({ src }) => siteUrl + src),
    brand: product.brand === null ? undefined : { '@type': 'Brand', name: product.brand },
    material: product.metal === null ? undefined : { gold: 'Guld', silver: 'Silver' }[product.metal],
    weight:
      gross === null ? undefined : { '@type': 'QuantitativeValue', value: Number(gross.toFixed(4)), unitCode: 'GRM' },
    additionalProperty: factsOf(product).map(
      ({ name, value }): PropertyValue => ({ '@type': 'PropertyValue', name, value }),
    ),
    aggregateRating: ratingOf(product),
    offers,
  } satisfies WithContext<ProductData>;
}

/** A blog article (domain.md 7). `siteUrl` without trailing slash. */
export function blogPostingJsonLd(post: Post, siteUrl: string): WithContext<BlogPosting> {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    mainEntityOfPage: siteUrl + post.path,
    headline: shorten(post.title, 110),
    description: post.description,
    image: siteUrl + post.image,
    datePublished: post.published,
    dateModified: post.updated ?? post.published,
    author: { '@type': 'Person', name: post.author },
    publisher: shop(siteUrl),
  };
}
