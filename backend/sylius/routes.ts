import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { bundleReader } from '../catalogue/product-bundle';
import type { BackendContext } from '../core/context';
import type { Runtime } from '../core/runtime';
import { products } from '../db/catalogue-tables';
import { paymentWays } from '../payments/ways';
import { spotRates } from '../spot/rates';
import { attributeValues } from './attributes';
import { collection, offsetOf, type Page, readPage } from './collection';
import { dialects } from './dialects';
import { errorResponse, SyliusError, unauthorized } from './errors';
import { API, type Exchange, gate, iri, listIri, type SyliusEnv } from './exchange';
import { productJson } from './product-json';
import { respond, respondItem, respondList } from './respond';
import { optionValueJson, productTaxonJson } from './small-resources';
import { findTaxon, menuTaxons, taxonJson } from './taxons';
import { findVariant, listProducts, listVariants, variantJson, variantReader } from './variants';

/** Delay in milliseconds of a list of a thousand members or more, like a slow real Sylius (contract.md part B section 8). */
const BIG_LIST_DELAY = 150;

async function readListPage(query: URLSearchParams): Promise<Page> {
  const page = readPage(query);
  if (page.size >= 1_000) await new Promise((resolve) => setTimeout(resolve, BIG_LIST_DELAY));
  return page;
}

/** The part of the standard Sylius shop API that the storefront reads (contract.md part B). */
export function syliusRoutes({ db, clock }: BackendContext, runtime: Runtime): Hono<SyliusEnv> {
  const app = new Hono<SyliusEnv>();
  app.onError((error) => errorResponse(error, dialects[runtime.dialect]));
  app.all(`${API}/admin/*`, () => unauthorized('JWT Token not found'));

  const shop = new Hono<SyliusEnv>();
  shop.use(gate(runtime));
  const readBundles = bundleReader(db);
  const readVariants = variantReader(db);

  const paged = (exchange: Exchange, context: string, id: string, all: readonly object[]) => {
    const page = readPage(exchange.query);
    const members = all.slice(offsetOf(page), offsetOf(page) + page.size);
    return respond(collection(exchange, { context, members, total: all.length, page, id }));
  };
  const item = (context: string, found: object | undefined) => {
    if (!found) throw new SyliusError(404);
    return respondItem(context, found);
  };
  const findProduct = (code: string) => {
    const isShown = and(eq(products.code, code), eq(products.enabled, true));
    const row = db.select().from(products).where(isShown).get();
    if (!row) throw new SyliusError(404);
    return row;
  };

  shop.get('/products', async (c) => {
    const { exchange } = c.var;
    const page = await readListPage(exchange.query);
    const rates = spotRates(db, clock);
    const { total, ids } = listProducts(db, page);
    const options = { context: 'Product', total, page, id: listIri(exchange, 'products') };
    return respondList(exchange, options, ids, (batch) =>
      readBundles(batch).map((entry) => productJson(exchange, entry, rates)),
    );
  });
  shop.get('/products/:code', (c) => {
    const [entry] = readBundles([findProduct(c.req.param('code')).id]);
    return item('Product', entry && productJson(c.var.exchange, entry, spotRates(db, clock)));
  });
  shop.get('/products/:code/attributes', (c) => {
    const { exchange } = c.var;
    return paged(exchange, 'ProductAttributeValue', exchange.path, attributeValues(findProduct(c.req.param('code'))));
  });

  shop.get('/product-variants', async (c) => {
    const { exchange } = c.var;
    const page = await readListPage(exchange.query);
    const rates = spotRates(db, clock);
    const { total, ids } = listVariants(db, page);
    const options = { context: 'ProductVariant', total, page, id: listIri(exchange, 'product-variants') };
    return respondList(exchange, options, ids, (batch) =>
      readVariants(batch).map((row) => variantJson(exchange, row, rates)),
    );
  });
  shop.get('/product-variants/:code', (c) => {
    const row = findVariant(db, c.req.param('code'));
    return item('ProductVariant', row && variantJson(c.var.exchange, row, spotRates(db, clock)));
  });

  shop.get('/taxons', (c) => {
    const { exchange } = c.var;
    const all = menuTaxons(db).map((taxon) => taxonJson(db, exchange, taxon));
    return paged(exchange, 'Taxon', listIri(exchange, 'taxons'), all);
  });
  shop.get('/taxons/:code', (c) => {
    const { exchange } = c.var;
    const taxon = findTaxon(db, c.req.param('code'), exchange.dialect);
    return item('Taxon', taxon && taxonJson(db, exchange, taxon));
  });

  shop.get('/payment-methods', (c) => {
    const { exchange } = c.var;
    // Up to 1.14 any parameter requests "the methods of this order" (contract.md part B section 4), of which there are none here.
    const isTrapped = exchange.dialect.methodQueryTrap && exchange.query.size > 0;
    const members = (isTrapped ? [] : paymentWays).map(({ id, code, name, description, instructions }, position) => ({
      '@id': iri(exchange, 'payment-methods', code),
      '@type': 'PaymentMethod',
      ...{ id, code, position, name, description, instructions },
    }));
    const id = `${API}/shop/payment-methods`;
    return respond(collection(exchange, { context: 'PaymentMethod', members, total: members.length, id }));
  });
  shop.get('/product-taxons/:id{[0-9]+}', (c) =>
    item('ProductTaxon', productTaxonJson(db, c.var.exchange, Number(c.req.param('id')))),
  );
  const optionValue = (exchange: Exchange, code: string) => item('ProductOptionValue', optionValueJson(exchange, code));
  shop.get('/product-options/:option/values/:code', (c) => optionValue(c.var.exchange, c.req.param('code')));
  shop.get('/product-option-values/:code', (c) => optionValue(c.var.exchange, c.req.param('code')));

  app.route(`${API}/shop`, shop);
  return app;
}
