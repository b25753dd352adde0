import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { bundleReader } from '../catalogue/product-bundle';
import type { BackendContext } from '../context';
import { products } from '../db/catalogue-tables';
import type { Runtime } from '../runtime';
import { type SpotRates, spotRates } from '../spot/rates';
import * as attributes from './attributes';
import { catalogPromotionJson } from './catalog-promotions';
import { collection, type Search } from './collection';
import { routeNotFound, SyliusError, unauthorized } from './errors';
import { API, type Exchange, type SyliusEnv, shopIri } from './exchange';
import { gate, gateErrors } from './gate';
import { bigListDelay } from './latency';
import { offsetOf, readPage } from './pagination';
import { productJson } from './product-json';
import { listProducts, productSearch } from './product-list';
import { inBatches, respond, respondItem, respondList } from './respond';
import { reviewRoutes } from './review-routes';
import * as small from './small-resources';
import { taxonTreeRoutes } from './taxon-tree-routes';
import { findTaxon, menuTaxons, taxonJson } from './taxons';
import { findVariant, listVariants, variantJson, variantReader, variantSearch } from './variants';

/** Rows turned into JSON at a time. */
const BATCH = 100;

/** The standard Sylius shop API, read-only (contract.md part B). */
export function syliusRoutes({ db, clock }: BackendContext, runtime: Runtime): Hono<SyliusEnv> {
  const app = new Hono<SyliusEnv>();
  app.onError((error, c) => gateErrors(error, c.req.raw, runtime));
  app.all(`${API}/admin/*`, () => unauthorized('JWT Token not found'));

  const shop = new Hono<SyliusEnv>();
  shop.use(gate(runtime));
  const readBundles = bundleReader(db);
  const readVariants = variantReader(db);

  shop.get('/products', async (c) => {
    const exchange = c.var.exchange;
    const page = readPage(exchange.query);
    await bigListDelay(page.size);
    const rates = spotRates(db, clock);
    const { total, ids } = listProducts(db, { locale: exchange.locale, query: exchange.query, page, rates });
    const options = { context: 'Product', total, page, search: productSearch, id: listIri(exchange, 'products') };
    return respondList(exchange, options, productBatches(exchange, ids, rates));
  });

  function* productBatches(exchange: Exchange, ids: readonly number[], rates: SpotRates) {
    for (const batch of inBatches(ids, BATCH)) {
      yield readBundles(batch).map((entry) => productJson(exchange, entry, rates));
    }
  }

  const findProduct = (code: string) => {
    const row = db
      .select()
      .from(products)
      .where(and(eq(products.code, code), eq(products.enabled, true)))
      .get();
    if (!row) throw new SyliusError(404);
    return row;
  };

  shop.get('/products/:code', (c) => {
    const [entry] = readBundles([findProduct(c.req.param('code')).id]);
    if (!entry) throw new SyliusError(404);
    return respondItem(c.var.exchange, 'Product', productJson(c.var.exchange, entry, spotRates(db, clock)));
  });

  shop.get('/products/:code/attributes', (c) => {
    const exchange = c.var.exchange;
    const values = attributes.attributeValues(findProduct(c.req.param('code')));
    const page = readPage(exchange.query);
    const members = values.slice(offsetOf(page), offsetOf(page) + page.size);
    const context = 'ProductAttributeValue';
    return respond(exchange, collection(exchange, { context, members, total: values.length, page, id: exchange.path }));
  });

  shop.get('/products-by-slug/:slug', (c) => {
    const row = db
      .select()
      .from(products)
      .where(and(eq(products.slug, c.req.param('slug')), eq(products.enabled, true)))
      .get();
    if (!row) throw new SyliusError(404);
    return c.redirect(`${shopIri('products', row.code)}${new URL(c.req.url).search}`, 301);
  });

  shop.get('/product-variants', async (c) => {
    const exchange = c.var.exchange;
    const page = readPage(exchange.query);
    await bigListDelay(page.size);
    const rates = spotRates(db, clock);
    const { total, ids } = listVariants(db, exchange.query, page);
    const id = listIri(exchange, 'product-variants');
    const options = { context: 'ProductVariant', total, page, search: variantSearch, id };
    return respondList(exchange, options, variantBatches(exchange, ids, rates));
  });

  function* variantBatches(exchange: Exchange, ids: readonly number[], rates: SpotRates) {
    for (const batch of inBatches(ids, BATCH)) {
      yield readVariants(batch).map((row) => variantJson(exchange, row, rates));
    }
  }

  shop.get('/product-variants/:code', (c) => {
    const row = findVariant(db, c.req.param('code'));
    if (!row) throw new SyliusError(404);
    return respondItem(c.var.exchange, 'ProductVariant', variantJson(c.var.exchange, row, spotRates(db, clock)));
  });

  shop.get('/taxons', (c) => {
    const exchange = c.var.exchange;
    const page = readPage(exchange.query);
    const rows = menuTaxons(db);
    const shown = rows.slice(offsetOf(page), offsetOf(page) + page.size);
    const members = shown.map((taxon) => taxonJson(db, exchange, taxon));
    const id = listIri(exchange, 'taxons');
    return respond(exchange, collection(exchange, { context: 'Taxon', members, total: rows.length, page, id }));
  });

  shop.get('/taxons/:code', (c) => {
    const exchange = c.var.exchange;
    const taxon = findTaxon(db, c.req.param('code'), exchange.dialect);
    if (!taxon) throw new SyliusError(404);
    return respondItem(exchange, 'Taxon', taxonJson(db, exchange, taxon));
  });

  shop.route('/product-reviews', reviewRoutes({ db }));
  shop.route('/taxon-tree', taxonTreeRoutes(db));

  const methods =
    (context: string, id: (exchange: Exchange) => string, all: (exchange: Exchange) => object[], search: Search) =>
    (exchange: Exchange) => {
      // Not paginated; up to 1.14 any parameter asks for "the methods of this order", and we have no such orders.
      const members = exchange.dialect.methodQueryTrap && exchange.query.size > 0 ? [] : all(exchange);
      return respond(
        exchange,
        collection(exchange, { context, members, total: members.length, id: id(exchange), search }),
      );
    };
  const payment = methods(
    'PaymentMethod',
    () => `${API}/shop/payment-methods`,
    small.paymentMethodsJson,
    small.paymentSearch,
  );
  const shippingId = (exchange: Exchange) => listIri(exchange, 'shipping-methods');
  const shipping = methods('ShippingMethod', shippingId, small.shippingMethodsJson, small.shippingSearch);
  shop.get('/payment-methods', (c) => payment(c.var.exchange));
  shop.get('/shipping-methods', (c) => shipping(c.var.exchange));

  const item =
    (context: string, find: (exchange: Exchange, id: string) => object | undefined) =>
    (exchange: Exchange, id: string) => {
      const found = find(exchange, id);
      if (!found) throw new SyliusError(404);
      return respondItem(exchange, context, found);
    };
  const imageItem = item('ProductImage', (exchange, id) => small.productImageJson(db, exchange, Number(id)));
  const taxonItem = item('ProductTaxon', (exchange, id) => small.productTaxonJson(db, exchange, Number(id)));
  const optionItem = item('ProductOption', small.productOptionJson);
  const promotionItem = item('CatalogPromotion', catalogPromotionJson);
  const attributeItem = item('ProductAttribute', (_exchange, code) => attributes.attributeJson(code));
  const attributeValueItem = item('ProductAttributeValue', (_exchange, id) =>
    attributes.attributeValueJson(db, Number(id)),
  );
  const paymentItem = item('PaymentMethod', small.paymentMethodJson);
  const shippingItem = item('ShippingMethod', small.shippingMethodJson);
  const valueItem = item('ProductOptionValue', small.optionValueJson);
  shop.get('/product-attributes/:code', (c) => attributeItem(c.var.exchange, c.req.param('code')));
  shop.get('/product-attribute-values/:id{[0-9]+}', (c) => attributeValueItem(c.var.exchange, c.req.param('id')));
  shop.get('/payment-methods/:code', (c) => paymentItem(c.var.exchange, c.req.param('code')));
  shop.get('/shipping-methods/:code', (c) => shippingItem(c.var.exchange, c.req.param('code')));
  shop.get('/product-images/:id{[0-9]+}', (c) => imageItem(c.var.exchange, c.req.param('id')));
  shop.get('/products/:code/images/:id{[0-9]+}', (c) => imageItem(c.var.exchange, c.req.param('id')));
  shop.get('/product-taxons/:id{[0-9]+}', (c) => taxonItem(c.var.exchange, c.req.param('id')));
  shop.get('/product-options/:code', (c) => optionItem(c.var.exchange, c.req.param('code')));
  shop.get('/catalog-promotions/:code', (c) => promotionItem(c.var.exchange, c.req.param('code')));
  shop.get('/product-options/:option/values/:code', (c) => valueItem(c.var.exchange, c.req.param('code')));
  shop.get('/product-option-values/:code', (c) => valueItem(c.var.exchange, c.req.param('code')));

  app.route(`${API}/shop`, shop);
  app.all(`${API}/*`, (c) => routeNotFound(c.req.header('Accept')));
  return app;
}

function listIri(exchange: Exchange, resource: string): string {
  return `${API}/${exchange.dialect.iris}/${resource}`;
}
