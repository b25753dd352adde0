import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { violations } from '../ucp/validator.fixture';

/** One product's data in one place of the shop: price in kronor, availability, and delivery time in weeks. */
export interface Offer {
  readonly price: number;
  readonly stock: Stock | undefined;
  readonly weeks: number | null;
}

type Stock = 'inStock' | 'backorder' | 'soldOut';

const MS_PER_WEEK = 7 * 24 * 3_600_000;

/** In texts, structured data (schema.org), the feed, and the catalogue for shopping agents. */
const STOCK: Readonly<Record<string, Stock>> = {
  'Finns i lager': 'inStock',
  'Ej i lager. Beställningsvara': 'backorder',
  'Ej i lager': 'soldOut',
  'https://schema.org/InStock': 'inStock',
  'https://schema.org/BackOrder': 'backorder',
  'https://schema.org/OutOfStock': 'soldOut',
  'in stock': 'inStock',
  backorder: 'backorder',
  'out of stock': 'soldOut',
  in_stock: 'inStock',
  out_of_stock: 'soldOut',
};

export function stockOf(text = ''): Stock | undefined {
  return STOCK[text];
}

/** The weeks until a date in the feed, counted from the price change for which the feed was generated. */
export function weeksInFeed(date: string | undefined, pricesFrom: string): number | null {
  return date === undefined ? null : Math.round((Date.parse(date) - Date.parse(pricesFrom)) / MS_PER_WEEK);
}

/** Parses "14 290 SEK" and "14290.00 SEK" to kronor; NaN for anything else. */
export function kronorOf(text: string): number {
  const [, digits = 'x'] = /^(?:från )?([\d\s]+)(?:\.00)?\s?SEK$/.exec(text.trim()) ?? [];
  return Number(digits.replace(/\s/g, ''));
}

function offerIn({ price, text }: { price: string; text: string }): Offer {
  const [, amount = ''] = /^(?:från )?([\d\s]+SEK)/.exec(price.trim()) ?? [];
  // A product page lists other products further down: the first text is its own.
  const [, stock = '', weeks] =
    /(Finns i lager|Ej i lager(?:\. Beställningsvara)?)(?:, upp till (\d+)\sveck)?/.exec(text) ?? [];
  return { price: kronorOf(amount), stock: stockOf(stock), weeks: weeks === undefined ? null : Number(weeks) };
}

export async function cardsOf(page: Page, html: string): Promise<Map<string, Offer>> {
  const cards = await page.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    return [...(main?.querySelectorAll('article') ?? [])].map((card) => ({
      path: card.querySelector(':is(h2, h3) a')?.getAttribute('href') ?? '',
      price: card.querySelector('p[data-price]')?.textContent ?? '',
      text: card.textContent,
    }));
  }, html);
  return new Map(cards.map((card) => [card.path, offerIn(card)]));
}

export interface ProductPageOffer extends Offer {
  /** "Prisintervaller", in kronor. */
  readonly tablePrice: number;
  /** ISO 8601, from the visible "gäller till". */
  readonly validUntil: string | null;
  /** Null: no Offer, which is right for a product without a price or a picture. */
  readonly data: (Omit<Offer, 'weeks'> & { readonly currency: unknown }) | null;
}

interface OfferData {
  readonly price: string;
  readonly availability: string;
  readonly priceCurrency: string;
}

/** A product page's visible data and its structured data, from its HTML. */
export async function productOfferOf(page: Page, html: string): Promise<ProductPageOffer> {
  const seen = await page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'text/html');
    const main = root.querySelector('main');
    const row = [...(main?.querySelectorAll('tr') ?? [])].find(({ textContent }) => textContent.startsWith('1 -'));
    return {
      price: main?.querySelector('p[data-price]')?.textContent ?? '',
      text: main?.textContent ?? '',
      tablePrice: row?.querySelector('td')?.textContent ?? '',
      validUntil: main?.querySelector('time')?.getAttribute('datetime') ?? null,
      data: [...root.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
        JSON.parse(textContent),
      ),
    };
  }, html);
  const offer: OfferData | undefined = seen.data.find((data) => data['@type'] === 'Product')?.offers;
  return {
    ...offerIn(seen),
    tablePrice: kronorOf(seen.tablePrice),
    validUntil: seen.validUntil,
    data: offer
      ? { price: Number(offer.price), stock: stockOf(offer.availability), currency: offer.priceCurrency }
      : null,
  };
}

interface CatalogVariant {
  readonly price: { readonly amount: number; readonly currency: string };
  readonly availability: { readonly status: string };
  readonly metadata: { readonly price_epoch: string; readonly price_valid_until: string };
}

interface CatalogPage {
  readonly products: readonly { readonly url: string; readonly variants: readonly CatalogVariant[] }[];
  readonly pagination: { readonly cursor?: string };
}

interface CatalogOffer extends Omit<Offer, 'weeks'> {
  readonly currency: string;
  /** Start of the price epoch, ISO 8601; `validUntil` is its end. */
  readonly epoch: string;
  readonly validUntil: string;
}

/** The offers in the catalogue API for shopping agents, by product path; the featured variant of a product with variants. */
export async function catalogOffers(request: APIRequestContext): Promise<Map<string, CatalogOffer>> {
  const offers = new Map<string, CatalogOffer>();
  let cursor: string | undefined;
  do {
    const data = { filters: { categories: ['kopa-guld', 'kopa-silver'] }, pagination: { limit: 50, cursor } };
    const response = await request.post('/api/ucp/catalog/search', { data });
    const body = await response.json();
    expect(violations('shopping/catalog_search.json#/$defs/search_response', body)).toEqual([]);
    const { products, pagination } = body as CatalogPage;
    for (const { url, variants } of products) {
      const [featured] = variants;
      if (!featured) continue;
      const { price, availability, metadata } = featured;
      offers.set(new URL(url).pathname, {
        price: Math.round(price.amount / 100),
        stock: stockOf(availability.status),
        currency: price.currency,
        epoch: metadata.price_epoch,
        validUntil: metadata.price_valid_until,
      });
    }
    cursor = pagination.cursor;
  } while (cursor !== undefined);
  return offers;
}
