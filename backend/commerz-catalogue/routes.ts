import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { findEnabled } from '../catalogue/goods';
import { bundleReader, type ProductBundle } from '../catalogue/product-bundle';
import { type Availability, canBeOrdered, isAvailable } from '../catalogue/stock';
import type { Clock } from '../core/clock';
import type { BackendContext } from '../core/context';
import type { Runtime } from '../core/runtime';
import { products } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { ShopError } from '../http/errors';
import { epochNumber } from '../spot/epoch';
import { rateHistory } from '../spot/history';
import { fileSeed, spotRates, twoDecimals } from '../spot/rates';
import { walkFactors } from '../spot/walk';
import { collection } from '../sylius/collection';
import { dialects } from '../sylius/dialects';
import { type Exchange, exchangeOf } from '../sylius/exchange';
import { productJson } from '../sylius/product-json';
import { respond } from '../sylius/respond';
import { faqEntries } from './faq';

const SHOWN = 12;

/** Up to twelve products that can be ordered now, best seller first: of the whole shop or of one brand (case-insensitive). */
function topSellers(db: Database, brand: string | undefined): ProductBundle[] {
  const ofBrand = brand ? sql`lower(${products.brand}) = ${brand.toLowerCase()}` : undefined;
  const rows = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.enabled, true), isNotNull(products.name), isNotNull(products.salesRank), ofBrand))
    .orderBy(asc(products.salesRank))
    .all();
  const found = bundleReader(db)(rows.map(({ id }) => id));
  return found.filter(({ variants }) => variants.some(canBeOrdered)).slice(0, SHOWN);
}

/** Reads `items[n][id]` and `items[n][quantity]` of a query. Throws a ShopError (400) for an invalid quantity. */
function readDeliveryLines(query: URLSearchParams) {
  const lines = new Map<string, { id?: string; quantity?: string }>();
  for (const [name, value] of query) {
    const match = /^items\[([^\]]*)\]\[(id|quantity)\]$/.exec(name);
    if (!match?.[1] || !match[2]) continue;
    const line = lines.get(match[1]) ?? {};
    lines.set(match[1], { ...line, [match[2]]: value });
  }
  return [...lines.values()].flatMap(({ id, quantity = '1' }) => {
    if (!id) return [];
    const pieces = Number(quantity);
    if (!Number.isInteger(pieces) || pieces < 1) throw new ShopError(400, `quantity of ${id}: not a positive integer`);
    return [{ id, quantity: pieces }];
  });
}

/** Delivery times in weeks, keyed by the id that the client sent. PHP encodes an empty map as an empty list (contract.md A4). */
function deliveryTimes(db: Database, lines: ReturnType<typeof readDeliveryLines>) {
  if (lines.length === 0) return [];
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, timeOf(findEnabled(db, id)?.variants, quantity)]));
}

/** `error` 1: not available in this quantity. `delivery_time`: weeks for a backorder, null for items in stock. */
function timeOf(variant: Availability | undefined, quantity: number) {
  if (!variant) return { error: 1, current_stock: 0, delivery_time: null };
  return {
    error: isAvailable(variant, quantity) ? 0 : 1,
    current_stock: variant.stock,
    delivery_time: variant.soldOut ? null : variant.deliveryWeeks,
  };
}

/**
 * All rates of get-rates, in SEK per troy ounce or unit of a currency, and their signed change since the previous epoch.
 * The shop uses only XAU and XAG, which a client must select (contract.md A4).
 */
function currencyRates(db: Database, clock: Clock) {
  const { gold, silver } = spotRates(db, clock);
  const platinum = walkFactors(fileSeed(db), 'XPT', epochNumber(clock.now()));
  const platinumRate = twoDecimals(15_400 * platinum.current);
  return [
    { currency: 'EUR', rate: 10.98, priceChange: 0 },
    { currency: 'XAU', rate: gold.rate, priceChange: gold.change },
    { currency: 'XPT', rate: platinumRate, priceChange: twoDecimals(platinumRate - 15_400 * platinum.previous) },
    { currency: 'XAG', rate: silver.rate, priceChange: silver.change },
    { currency: 'USD', rate: 9.41, priceChange: 0 },
  ];
}

const historyQuery = z.object({ currency: z.enum(['XAU', 'XAG']), from: z.coerce.date().default(new Date(0)) });

/** The shop's own read endpoints (contract.md A3 and A4), except those about orders and customers. */
export function commerzCatalogueRoutes(context: BackendContext, runtime: Runtime): Hono {
  const { db, clock } = context;
  const app = new Hono();

  // The shop's own lists use `hydra:member` in every Sylius dialect (contract.md part A).
  const own = (request: Request): Exchange =>
    exchangeOf(request, { ...dialects[runtime.dialect], hydraPrefix: true, totalFirst: false });
  const list = (exchange: Exchange, context: string, members: readonly unknown[]) =>
    respond(collection(exchange, { context, members, total: members.length, id: exchange.path }));

  app.get('/sylius/commerz/get-products-top-sellers', (c) => {
    const exchange = own(c.req.raw);
    const brand = c.req.query('brand');
    const rates = spotRates(db, clock);
    const found = topSellers(db, brand);
    return list(
      exchange,
      'Product',
      found.map((entry) => productJson(exchange, entry, rates)),
    );
  });

  app.get('/sylius/commerz/get-delivery-time', (c) =>
    c.json(deliveryTimes(db, readDeliveryLines(new URL(c.req.url).searchParams))),
  );

  app.get('/sylius/commerz/get-system-status', (c) =>
    c.json({ time: clock.now().toISOString(), changed: spotRates(db, clock).changed.toISOString() }),
  );

  app.get('/sylius/commerz/get-rates', (c) => list(own(c.req.raw), 'Rate', currencyRates(db, clock)));
  app.get('/sylius/commerz/get-rates-history', (c) => {
    const { success, data } = historyQuery.safeParse(c.req.query());
    if (!success) throw new ShopError(400, 'currency has to be XAU or XAG, from a date');
    const members = rateHistory(db, clock, data.currency, data.from);
    const exchange = own(c.req.raw);
    const options = { context: 'RateReading', members, total: members.length, id: exchange.path };
    return respond({ ...collection(exchange, options), demonstration: true });
  });
  app.get('/sylius/api/commerz/cms/get-faq', (c) => list(own(c.req.raw), 'Faq', faqEntries));
  return app;
}
