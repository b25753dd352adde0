import { Hono } from 'hono';
import { z } from 'zod';
import { ownGoods } from '../catalogue/goods';
import type { Clock } from '../clock';
import type { BackendContext } from '../context';
import type { Database } from '../db/client';
import { ShopError } from '../http/errors';
import type { Overlay } from '../overlay/overlay';
import type { Runtime } from '../runtime';
import { epochNumber } from '../spot/epoch';
import { rateHistory } from '../spot/history';
import { fileSeed, spotRates, twoDecimals } from '../spot/rates';
import { walkFactors } from '../spot/walk';
import { collection } from '../sylius/collection';
import { dialects } from '../sylius/dialects';
import { type Exchange, exchangeOf } from '../sylius/exchange';
import { productJson } from '../sylius/product-json';
import { respond } from '../sylius/respond';
import { deliveryTimes, readDeliveryLines } from './delivery-time';
import { faqEntries } from './faq';
import { topSellers } from './top-sellers';

interface CurrencyRate {
  readonly currency: string;
  /** SEK per troy ounce, or per unit of a currency. */
  readonly rate: number;
  /** Signed, in SEK: the difference from the previous epoch's rate. */
  readonly priceChange: number;
}

/** All rates of get-rates. The shop uses only XAU and XAG, which a client must select (contract.md A4). */
function currencyRates(db: Database, clock: Clock): CurrencyRate[] {
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

/**
 * The shop's own read endpoints (contract.md A3 and A4), except those about orders and customers. With an overlay, the
 * products come from a real Sylius, while rates, status and FAQ stay our own.
 */
export function commerzCatalogueRoutes(context: BackendContext, runtime: Runtime, overlay?: Overlay): Hono {
  const { db, clock } = context;
  const goods = overlay?.goods ?? ownGoods(context);
  const app = new Hono();

  // The shop's own lists use `hydra:member` in every Sylius dialect (contract.md part A).
  const own = (request: Request): Exchange =>
    exchangeOf(request, { ...dialects[runtime.dialect], hydraPrefix: true, totalFirst: false });
  const list = (exchange: Exchange, context: string, members: readonly unknown[]) =>
    respond(collection(exchange, { context, members, total: members.length, id: exchange.path }));

  app.get('/sylius/commerz/get-products-top-sellers', async (c) => {
    const exchange = own(c.req.raw);
    const brand = c.req.query('brand');
    if (overlay) return list(exchange, 'Product', await overlay.topSellers(brand, exchange.origin));
    const rates = spotRates(db, clock);
    const found = topSellers(db, brand);
    return list(
      exchange,
      'Product',
      found.map((entry) => productJson(exchange, entry, rates)),
    );
  });

  app.get('/sylius/commerz/get-delivery-time', async (c) =>
    c.json(await deliveryTimes(goods, readDeliveryLines(new URL(c.req.url).searchParams))),
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
