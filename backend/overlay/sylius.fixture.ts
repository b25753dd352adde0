import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

type Version = '1.12' | '1.13';

interface Variant {
  readonly id: number;
  readonly code: string;
  readonly product: string;
  readonly name: string;
  readonly price?: number;
  readonly inStock: boolean;
  readonly [own: string]: unknown;
}

const variants: readonly Variant[] = [
  { id: 1, code: 'MAPLE-G', product: 'MAPLE-1OZ-G', name: '', price: 4_250_000, inStock: true },
  { id: 2, code: 'MAPLE-S', product: 'MAPLE-1OZ-S', name: '', price: 45_900, inStock: true },
  { id: 3, code: 'KAPSEL-27', product: 'MYNTKAPSEL', name: '27 mm', price: 1_500, inStock: true },
  { id: 4, code: 'KAPSEL-39', product: 'MYNTKAPSEL', name: '39 mm', inStock: true },
  { id: 5, code: 'SLUT', product: 'SLUTSALD', name: '', price: 99_900, inStock: false },
  { id: 6, code: 'AVSTANGD', product: 'BORTA', name: '', price: 10_000, inStock: true },
  { id: 7, code: 'TACKA', product: 'UTAN-HUVUDTAXON', name: 'Silvertacka 1 kg', price: 1_500_000, inStock: true },
  { id: 8, code: 'EGEN', product: 'EGEN-MOMS', name: '', price: 40_000, vat: 10_000, stock: 3, inStock: true },
];

const products: Readonly<Record<string, { name: string; mainTaxon: string | null; taxons?: number[] }>> = {
  'MAPLE-1OZ-G': { name: 'Maple Leaf 1 oz guld', mainTaxon: 'guldmynt' },
  'MAPLE-1OZ-S': { name: 'Maple Leaf 1 oz silver', mainTaxon: 'silvermynt' },
  MYNTKAPSEL: { name: 'Myntkapsel', mainTaxon: 'tillbehor' },
  SLUTSALD: { name: 'Slutsåld tacka', mainTaxon: 'guldmynt' },
  'UTAN-HUVUDTAXON': { name: 'Silvertacka 1 kg', mainTaxon: null, taxons: [31] },
  'EGEN-MOMS': { name: 'Silvertacka med egen moms', mainTaxon: 'silvermynt' },
};

const taxons: Readonly<Record<string, string[]>> = {
  'kopa-guld': ['guldtackor', 'guldmynt'],
  'kopa-silver': ['silvermynt', 'silvertackor', 'avstangd'],
  guldtackor: [],
  guldmynt: [],
  silvermynt: [],
  silvertackor: ['kilotackor'],
  kilotackor: [],
  tillbehor: [],
};

const payments = ['bank_transfer', 'Swish_v2', 'zimpler', 'cash_on_delivery'];
const SHOP = '/api/v2/shop';
const listOf = (members: readonly unknown[], total = members.length) => ({
  'hydra:member': members,
  'hydra:totalItems': total,
});

interface State {
  /** Path and query of every request. */
  requests: string[];
  /** Headers of the last request. */
  headers: Record<string, string>;
  /** Responds 503 to everything. */
  down: boolean;
  /** Escapes slashes in JSON, as PHP does by default. */
  escaped: boolean;
  /** Changed prices by variant code. */
  prices: Record<string, number>;
  /** Changed ids by variant code. */
  ids: Record<string, number>;
}

/**
 * A minimal vanilla Sylius: up to 1.12 variants have numeric ids and picture paths are relative; from 1.13 on variants have
 * codes only and a picture URL redirects to the cache. Prices include VAT.
 */
export async function startSylius(version: Version) {
  const state: State = { requests: [], headers: {}, down: false, escaped: false, prices: {}, ids: {} };
  const app = new Hono();
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const variantJson = ({ id, product, ...rest }: Variant) => ({
    '@id': `${SHOP}/product-variants/${rest.code}`,
    '@type': 'ProductVariant',
    ...(version === '1.12' ? { id: state.ids[rest.code] ?? id } : {}),
    product: `${SHOP}/products/${product}`,
    ...rest,
    ...(rest.price === undefined ? {} : { price: state.prices[rest.code] ?? rest.price }),
  });
  const productJson = (code: string) => {
    const product = products[code];
    return (
      product && {
        '@id': `${SHOP}/products/${code}`,
        code,
        name: product.name,
        shortDescription: `Se http://cdn.example/media/a.jpg och ${origin()}/om-oss`,
        mainTaxon: product.mainTaxon && `${SHOP}/taxons/${product.mainTaxon}`,
        productTaxons: (product.taxons ?? []).map((id) => `${SHOP}/product-taxons/${id}`),
        images: [
          {
            type: 'main',
            path: version === '1.12' ? '/media/image/a/b/c.jpg' : `${origin()}/media/cache/resolve/x/a.jpg`,
          },
        ],
      }
    );
  };

  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    state.requests.push(pathname + decodeURIComponent(search));
    state.headers = c.req.header();
    if (state.down) return c.text('Service Unavailable', 503);
    return next();
  });
  app.get(`${SHOP}/product-variants`, (c) => {
    const page = Number(c.req.query('page') ?? 1);
    // A maximum page size below the requested one, as some servers have.
    const size = Math.min(3, Number(c.req.query('itemsPerPage') ?? 30));
    const members = variants.slice((page - 1) * size, page * size).map(variantJson);
    return c.json(listOf(members, variants.length));
  });
  app.get(`${SHOP}/product-variants/:code`, (c) => {
    const variant = variants.find(({ code }) => code === c.req.param('code'));
    return variant ? c.json(variantJson(variant)) : c.json({ '@type': 'hydra:Error' }, 404);
  });
  app.get(`${SHOP}/products`, (c) => {
    const headers = {
      'Content-Type': 'application/ld+json; charset=utf-8',
      ETag: '"abc"',
      'Set-Cookie': 'PHPSESSID=1',
    };
    return c.body(JSON.stringify(listOf(Object.keys(products).map(productJson))), 200, headers);
  });
  app.get(`${SHOP}/products-by-slug/maple`, (c) => c.redirect(`${SHOP}/products/MAPLE-1OZ-G`, 301));
  app.get(`${SHOP}/products/:code`, (c) => {
    const product = productJson(c.req.param('code'));
    if (!product) return c.json({ '@type': 'hydra:Error' }, 404);
    const text = JSON.stringify(product);
    return c.body(state.escaped ? text.replaceAll('/', '\\/') : text, 200, { 'Content-Type': 'application/ld+json' });
  });
  app.get(`${SHOP}/product-taxons/31`, (c) => c.json({ id: 31, taxon: `${SHOP}/taxons/kilotackor` }));
  app.get(`${SHOP}/taxons/:code`, (c) => {
    const code = c.req.param('code');
    const children = taxons[code];
    if (!children) return c.json({ '@type': 'hydra:Error' }, 404);
    return c.json({ code, children: children.map((child) => `${SHOP}/taxons/${child}`) });
  });
  app.get(`${SHOP}/payment-methods`, (c) => {
    const members = payments.map((code, index) => ({ id: index + 1, code, name: code }));
    return c.json(listOf(members));
  });
  app.get('/media/image/a/b/c.jpg', (c) => c.body('bild', 200, { 'Content-Type': 'image/jpeg', 'Set-Cookie': 'x=1' }));
  app.get('/media/image/side.html', (c) => c.html('<script>1</script>'));
  app.get('/media/cache/resolve/x/a.jpg', (c) => c.redirect(`${origin()}/media/cache/x/a.jpg`, 302));
  app.get('/media/cache/resolve/x/away.jpg', (c) => c.redirect('http://127.0.0.1:9/media/cache/x/a.jpg', 302));
  app.get('/media/cache/resolve/x/round.jpg', (c) => c.redirect('/media/cache/resolve/x/round.jpg', 302));
  app.get('/media/cache/x/a.jpg', (c) => c.body('bild ur lagret', 200, { 'Content-Type': 'image/jpeg' }));

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.on('listening', resolve));
  return { base: origin(), state, stop: () => server.close() };
}
