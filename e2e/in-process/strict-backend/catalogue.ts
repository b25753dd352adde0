import { type Context, Hono } from 'hono';
import { type Goods, vatOf } from './goods';
import { hydraError, unauthorized } from './refusals';
import { ld } from './respond';
import type { State } from './state';

const SHOP = '/sylius/api/v2/shop';

const TAXONS = [
  { code: 'kopa-guld', name: 'Köpa guld', children: ['guldtackor', 'guldmynt'] },
  { code: 'kopa-silver', name: 'Köpa silver', children: ['silvermynt'] },
  { code: 'guldtackor', name: 'Guldtackor', children: [] },
  { code: 'guldmynt', name: 'Guldmynt', children: [] },
  { code: 'silvermynt', name: 'Silvermynt', children: [] },
];

/** No numeric id anywhere but where the shop's own orders need one, decimals as text, reviews as objects (Sylius 1.14). */
function productJson(goods: Goods, index: number, origin: string) {
  const variant = `${SHOP}/product-variants/${goods.code}`;
  return {
    '@id': `${SHOP}/products/${goods.code}`,
    '@type': 'Product',
    id: index + 1,
    code: goods.code,
    name: goods.name,
    slug: goods.code,
    description: null,
    shortDescription: null,
    mainTaxon: `${SHOP}/taxons/${goods.taxon}`,
    productTaxons: [`${SHOP}/product-taxons/${index + 1}`],
    productTaxonsTaxon: [goods.syncRates === 'XAU' ? 'Köpa guld' : 'Köpa silver'],
    images: [
      {
        '@id': `${SHOP}/product-images/${index + 1}`,
        '@type': 'ProductImage',
        id: index + 1,
        type: null,
        path: `${origin}/media/cache/resolve/sylius_original/${goods.code}.jpg`,
      },
    ],
    options: [],
    variants: [variant],
    defaultVariant: variant,
    associations: [],
    reviews: [],
    averageRating: 0,
    attributes: [],
    brand: { name: 'Exempelmyntet', code: 'exempelmyntet' },
    weight: '31,103',
    weightType: 'g',
    syncRates: [goods.syncRates],
    purity: '0.9999',
  };
}

function variantJson(goods: Goods) {
  const price = String(goods.price);
  return {
    '@id': `${SHOP}/product-variants/${goods.code}`,
    '@type': 'ProductVariant',
    ...(typeof goods.variantId === 'number' ? { id: goods.variantId } : {}),
    code: goods.code,
    name: '',
    product: `${SHOP}/products/${goods.code}`,
    optionValues: [],
    inStock: goods.stock > 0,
    price,
    originalPrice: price,
    lowestPriceBeforeDiscount: null,
    vat: vatOf(goods),
    purchasePrice: Math.round(goods.price * 0.95),
    onHand: goods.stock,
    stock: goods.stock,
    deliveryStatus: null,
  };
}

function taxonJson({ code, name, children }: (typeof TAXONS)[number], index: number) {
  const below = children.map((child) => `${SHOP}/taxons/${child}`);
  const iri = `${SHOP}/taxons/${code}`;
  return { '@id': iri, '@type': 'Taxon', id: index + 2, code, name, slug: code, description: null, children: below };
}

/** Four ways to pay, spelled as this backend likes; one of them no shop of ours knows. */
export const PAYMENT_METHODS = [
  { id: 901, code: 'swish_v2', method: 'swish', name: 'Swish' },
  { id: 902, code: 'ZIMPLER', method: 'zimpler', name: 'Zimpler' },
  { id: 903, code: 'Bank_Transfer', method: 'bank_transfer', name: 'Banköverföring' },
  { id: 904, code: 'klarna', method: null, name: 'Klarna' },
] as const;

function paymentMethodJson({ id, code, name }: (typeof PAYMENT_METHODS)[number], position: number) {
  const iri = `${SHOP}/payment-methods/${code}`;
  return { '@id': iri, '@type': 'PaymentMethod', id, code, position, name, description: null, instructions: null };
}

function collection(type: string, path: string, members: unknown) {
  const count = Object.keys(Object(members)).length;
  return {
    '@context': `/sylius/api/v2/contexts/${type}`,
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:totalItems': count,
    'hydra:member': members,
  };
}

function page(c: Context, type: string, members: readonly unknown[]) {
  const size = Number(c.req.query('itemsPerPage') ?? 30);
  const number = Number(c.req.query('page') ?? 1);
  if (!(size >= 0) || !(number >= 1)) throw hydraError(400, 'Page should not be less than 1');
  const shown = members.slice((number - 1) * size, number * size);
  return ld({ ...collection(type, c.req.path, shown), 'hydra:totalItems': members.length });
}

/** The standard shop API in the dialect of Sylius 1.14, as far as the shop reads it, and the shop's own catalogue calls. */
export function catalogueRoutes(state: State): Hono {
  const app = new Hono();
  const item = (code: string | undefined) => {
    const index = state.goods.findIndex((goods) => goods.code === code);
    const goods = state.goods[index];
    if (!goods) throw hydraError(404, 'Not Found');
    return { goods, index };
  };
  const products = () => state.goods.map((goods, index) => productJson(goods, index, state.origin()));

  // The JWT firewall minds a token that it does not know also where none is needed (contract.md part B section 3).
  app.use('/sylius/api/*', async (c, next) => {
    const bearer = c.req.header('authorization');
    const known = state.tokens.some(({ access }) => bearer === `Bearer ${access}`);
    if (bearer !== undefined && !known) throw unauthorized('Invalid JWT Token');
    return next();
  });
  app.get(`${SHOP}/products`, (c) => page(c, 'Product', products()));
  app.get(`${SHOP}/products/:code`, (c) => {
    const { goods, index } = item(c.req.param('code'));
    return ld({ '@context': '/sylius/api/v2/contexts/Product', ...productJson(goods, index, state.origin()) });
  });
  app.get(`${SHOP}/product-variants`, (c) => page(c, 'ProductVariant', state.goods.map(variantJson)));
  app.get(`${SHOP}/product-variants/:code`, (c) => ld(variantJson(item(c.req.param('code')).goods)));
  app.get(`${SHOP}/taxons`, (c) => page(c, 'Taxon', TAXONS.slice(0, 2).map(taxonJson)));
  app.get(`${SHOP}/taxons/:code`, (c) => {
    const index = TAXONS.findIndex(({ code }) => code === c.req.param('code'));
    const taxon = TAXONS[index];
    if (!taxon) throw hydraError(404, 'Not Found');
    return ld(taxonJson(taxon, index));
  });
  app.get(`${SHOP}/payment-methods`, (c) => {
    // Any query turns this list into that of one order, which is empty without its name (contract.md part B section 4).
    const hasQuery = new URL(c.req.url).search !== '';
    return ld(collection('PaymentMethod', c.req.path, hasQuery ? [] : PAYMENT_METHODS.map(paymentMethodJson)));
  });

  app.get('/sylius/commerz/get-products-top-sellers', (c) => ld(collection('Product', c.req.path, products())));
  app.get('/sylius/commerz/get-rates', (c) => {
    const rates = [
      { currency: 'XAU', rate: '41250.50', priceChange: '-12.25' },
      { currency: 'XAG', rate: '512.10', priceChange: '0.40' },
      { currency: 'XPT', rate: '15000.00', priceChange: '0.00' },
    ];
    return ld(collection('Rate', c.req.path, rates));
  });
  app.get('/sylius/commerz/get-system-status', () =>
    ld({ time: Math.floor(state.now() / 1000), changed: Math.floor(state.changed / 1000) }),
  );
  app.get('/sylius/api/commerz/cms/get-faq', (c) => ld(collection('Faq', c.req.path, [])));
  app.get('/sylius/commerz/get-delivery-time', (c) => {
    const entries = Object.entries(c.req.query()).flatMap(([name, id]) => {
      const goods = /^items\[\d+\]\[id\]$/.test(name) && state.goods.find((each) => String(each.variantId) === id);
      return goods ? [[id, { error: goods.stock > 0 ? 0 : 1, current_stock: goods.stock, delivery_time: null }]] : [];
    });
    return ld(entries.length === 0 ? [] : Object.fromEntries(entries));
  });
  return app;
}
