import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { topSellersFrom } from '@/lib/catalogue/queries';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { collectReports } from '@/lib/reporting/reports.fixture';
import { catalogueDestination } from '@/lib/routes/catalogue-address';
import { categoryPath } from '@/lib/routes/catalogue-paths';
import { isUnroutable } from '@/lib/routes/request-path';
import { singleton } from '@/lib/singleton';
import { list, plainProduct, plainVariant, taxon } from '@/lib/sylius/resources/wire-shop.fixture';
import { searchCatalogue } from '../search/find-products';
import { loadCatalogue } from './load-catalogue';

/** A plain Sylius 1.12 without any of the shop's own fields. */
const SHOP = '/api/v2/shop';
let attributes: Record<string, readonly object[] | number>;
let requested: string[];
const { messages: reports } = collectReports();

interface Goods {
  readonly code: string;
  readonly taxon: string;
  readonly name: string;
  readonly price?: number;
  readonly until?: string;
}

let goods: Goods[];
const sell = (code: string, of: string, name: string, price?: number): Goods => ({
  code,
  taxon: of,
  name,
  ...(price !== undefined && { price }),
});

const product = ({ code, name, taxon: of, until }: Goods) =>
  plainProduct(code, of, { name, until, updatedAt: '2026-11-22 10:11:13' });
const variant = ({ code, price }: Goods) => plainVariant(code, { price, originalPrice: price });
const TREE = [taxon('kopa-guld', 'guldtackor', 'guldmynt'), taxon('kopa-silver', 'silvertackor')];
const LEAVES = [taxon('guldtackor'), taxon('guldmynt'), taxon('silvertackor')];

function response(path: string): Response {
  if (path.endsWith('/products')) return Response.json(list(...goods.map(product)));
  if (path.endsWith('/product-variants')) return Response.json(list(...goods.map(variant)));
  if (path.endsWith('/taxons')) return Response.json(list(...TREE));
  const leaf = LEAVES.find(({ code }) => path.endsWith(`/taxons/${code}`));
  if (leaf) return Response.json(leaf);
  const found = attributes[/products\/([^/]+)\/attributes$/.exec(path)?.[1] ?? ''] ?? 404;
  return typeof found === 'number' ? new Response('{}', { status: found }) : Response.json(list(...found));
}

beforeEach(() => {
  setTestEnvironment('http://backend.test');
  singleton('small-reads attributes of products', () => new Map()).clear();
  vi.stubGlobal('fetch', async (input: URL) => {
    requested.push(input.pathname);
    return response(input.pathname);
  });
  requested = [];
  attributes = {};
  goods = [
    sell('GULD-10G', 'guldtackor', 'Guldtacka 10 g Umicore', 1_289_500),
    sell('GULD-1G', 'guldtackor', 'Guldtacka 1 g Valcambi', 132_900),
    sell('KRUGER', 'guldmynt', 'Krugerrand 1 oz', 4_012_300),
    sell('BRITANNIA', 'guldmynt', 'Britannia 1 oz', 4_012_300),
    sell('SILVER-1KG', 'silvertackor', 'Silvertacka 1 kg Heraeus', 1_649_900),
    sell('FREE', 'silvertackor', 'Silvertacka 100 g', 0),
    sell('PRICELESS', 'silvertackor', 'Silvertacka 250 g'),
  ];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Replaces responses: a number is a status, undefined leaves the response unchanged. */
function instead(change: (path: string) => unknown): void {
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: URL) => {
    const changed = change(input.pathname);
    if (changed === undefined) return original(input);
    requested.push(input.pathname);
    return typeof changed === 'number' ? new Response('{}', { status: changed }) : Response.json(changed);
  });
}

const load = async () => (await loadCatalogue([], [], Promise.resolve({}))).catalogue;
const attributeReads = () => requested.filter((path) => path.endsWith('/attributes')).length;

describe('the catalogue of a plain Sylius', () => {
  it.each([
    ['guld-10g', { metal: 'gold', price: 1_289_500, vat: 0, netPrice: 1_289_500, weight: 10, purity: 999.9 }],
    ['guld-1g', { metal: 'gold', price: 132_900, vat: 26_580, netPrice: 106_320 }],
    ['kruger', { metal: 'gold', price: 4_012_300, vat: 0, purity: 916.7, weight: 31.103, weightType: 'oz' }],
    ['britannia', { metal: 'gold', price: 4_012_300, vat: null, netPrice: null, purity: null }],
    ['silver-1kg', { metal: 'silver', price: 1_649_900, vat: 329_980, netPrice: 1_319_920, weight: 1000 }],
    ['free', { metal: 'silver', price: null, vat: null, inStock: false }],
    ['priceless', { metal: 'silver', price: null, vat: null, inStock: false }],
  ])('derives the facts of %s', async (code, expected) => {
    expect((await load()).byCode.get(code)).toMatchObject(expected);
  });

  it('has the same facts for a single variant', async () => {
    const { priceTerms } = await load();
    expect(priceTerms.get('SILVER-1KG')?.goods).toMatchObject({ metal: 'silver', form: 'bar', weight: 1000 });
  });

  it('drops the end of an expired offer', async () => {
    goods = goods.map((some) => ({ ...some, until: some.code === 'KRUGER' ? '2025-01-01' : '2999-01-01' }));
    const { byCode } = await load();
    expect(byCode.get('kruger')?.until).toBeNull();
    expect(byCode.get('guld-1g')?.until).toBe('2998-12-31T23:00:00.000Z');
  });

  it('reads attributes once', async () => {
    attributes['SILVER-1KG'] = [
      { code: 'brand', name: 'Brand', value: 'Heraeus' },
      { code: 'finhalt', name: 'Finhalt', type: 'percent', value: 0.999 },
      { code: 'etikett', name: 'Etikett', value: 'Bästsäljare' },
    ];
    for (let loads = 0; loads < 2; loads += 1) {
      const read = { brand: 'Heraeus', label: 'Bästsäljare', purity: 999, sources: { purity: 'attribute' } };
      expect((await load()).byCode.get('silver-1kg')).toMatchObject(read);
      expect(attributeReads()).toBe(goods.length);
    }
  });

  it('loads without attributes that fail, and requests them again later', async () => {
    for (const { code } of goods) attributes[code] = 503;
    expect((await load()).products).toHaveLength(goods.length);
    expect(attributeReads()).toBeLessThan(10);
    expect(reports).toContain('attributes of products are not known yet');
    attributes = {};
    requested = [];
    await load();
    expect(attributeReads()).toBe(goods.length);
  });

  it('requests no attributes of a product that has the shop’s fields', async () => {
    instead((path) =>
      path.endsWith('/products')
        ? list(...goods.map((one) => ({ ...product(one), weight: null, purity: null, syncRates: null })))
        : undefined,
    );
    await load();
    expect(attributeReads()).toBe(0);
  });
});

describe('variants that differ only in their options', () => {
  const values: Record<string, object> = {
    liten: { value: '5 g', option: `${SHOP}/product-options/vikt` },
    stor: { value: '10 g', option: `${SHOP}/product-options/vikt` },
    bla: { value: 'Blå', option: `${SHOP}/product-options/farg` },
  };
  let isAway = false;
  const several = () => {
    const box = sell('ASK', 'guldtackor', 'Guldtacka i presentask', 600_000);
    const of = (size: string) => ({
      ...variant(box),
      '@id': `${SHOP}/product-variants/ASK-${size}`,
      code: `ASK-${size}`,
      name: size === 'liten' ? 'Den lilla' : '',
      optionValues: [`${SHOP}/product-option-values/${size}`, `${SHOP}/product-option-values/bla`],
    });
    instead((path) => {
      const value = /product-option-values\/(.+)$/.exec(path)?.[1];
      if (value) return isAway ? 503 : values[value];
      if (path.endsWith('/products')) return list({ ...product(box), variants: [] });
      return path.endsWith('/product-variants') ? list(of('liten'), of('stor')) : undefined;
    });
  };
  const optionReads = () => requested.filter((path) => path.includes('option-values')).length;

  beforeEach(() => {
    singleton('small-reads option values', () => new Map()).clear();
    several();
  });

  it('get their colour and size from the options, read once', async () => {
    await load();
    const read = ['5 g', '10 g'].map((size) => ({ size, colorName: 'Blå' }));
    expect((await load()).byCode.get('ask')?.variants).toMatchObject(read);
    expect(optionReads()).toBe(3);
    vi.useFakeTimers({ now: Date.now() - 2 * 3_600_000, toFake: ['Date'] });
    await load();
    vi.useRealTimers();
    expect(optionReads(), 'after the clock was set back').toBe(6);
  });

  it('use their own names while the option values fail', async () => {
    isAway = true;
    expect((await load()).byCode.get('ask')?.variants).toMatchObject([{ size: 'Den lilla' }, { size: null }]);
    isAway = false;
    expect((await load()).byCode.get('ask')?.variants).toMatchObject([{ size: '5 g' }, { size: '10 g' }]);
  });

  it('get their weight from their size, also for the VAT', async () => {
    const { priceTerms } = await load();
    expect(priceTerms.get('ASK-liten')?.goods).toMatchObject({ weight: 5, weightType: 'g', form: 'bar' });
  });
});

it('a product that is sent twice is listed once and found once', async () => {
  const [first, second, ...others] = goods;
  if (!first || !second) throw new Error('no goods');
  goods = [first, second, ...others, first, { ...second, code: second.code.toLowerCase() }];
  const catalogue = await load();
  expect(catalogue.products).toHaveLength(goods.length - 2);
  expect(catalogue.byCategory.get('guldtackor')).toHaveLength(2);
  expect(searchCatalogue(catalogue, 'umicore').map(({ code }) => code)).toEqual(['GULD-10G']);
  expect(reports).toContain('products: sent twice');
});

it('a product whose code is not valid in a URL is dropped and reported', async () => {
  goods.push(...['A B', 'A/B'].map((code) => sell(code, 'guldtackor', 'Guldtacka 5 g', 100)));
  expect((await load()).products).toHaveLength(goods.length - 2);
  expect(reports).toContain('products: members left out');
});

describe('products whose category is not in the trees', () => {
  const addressOf = (catalogue: Awaited<ReturnType<typeof load>>, path: string) =>
    catalogueDestination(catalogue, path, new URLSearchParams());
  const leafOf = (path: string) => /\/taxons\/([\w-]+)$/.exec(path)?.[1];

  beforeEach(() => singleton('small-reads categories of products', () => new Map()).clear());

  it('are in the nearest category with a page when theirs is on a fourth level, and keep their old URL', async () => {
    goods.push(sell('DJUP', 'x', 'Guldtacka 5 g', 600_000));
    instead((path) => {
      if (leafOf(path) === 'guldtackor') return taxon('guldtackor', 'praglade');
      if (leafOf(path) === 'praglade') return taxon('praglade', 'x');
      if (leafOf(path) === 'x') return { ...taxon('x'), slug: 'kopa-guld/guldtackor/praglade/x' };
      return undefined;
    });
    const catalogue = await load();
    expect([...catalogue.paths.values()].map(categoryPath).filter(isUnroutable)).toEqual([]);
    expect(catalogue.byCategory.get('praglade')?.map(({ code }) => code)).toEqual(['DJUP']);
    expect(addressOf(catalogue, '/x/DJUP')).toMatchObject({ kind: 'page', path: '/praglade/DJUP' });
  });

  it('are placed when children come without names or IRIs', async () => {
    const bare = (code: string, ...children: string[]) => ({
      ...taxon(code),
      children: children.map((child) => ({ code: child, children: [] })),
    });
    const roots = list(bare('kopa-guld', 'guldtackor', 'guldmynt'), bare('kopa-silver', 'silvertackor'));
    instead((path) => (path.endsWith('/taxons') ? roots : undefined));
    expect((await load()).products).toHaveLength(goods.length);
  });

  it('are placed in another category while their main one is disabled, and keep their old URL', async () => {
    instead((path) => {
      if (leafOf(path) === 'guldmynt') return 404;
      if (path.endsWith('/product-taxons/7')) return { taxon: `${SHOP}/taxons/guldmynt` };
      if (path.endsWith('/product-taxons/8')) return { taxon: `${SHOP}/taxons/kopa-guld` };
      const productTaxons = [7, 8].map((id) => `${SHOP}/product-taxons/${id}`);
      return path.endsWith('/products') ? list(...goods.map((one) => ({ ...product(one), productTaxons }))) : undefined;
    });
    const catalogue = await load();
    expect(catalogue.byCode.get('kruger')?.categoryCode).toBe('kopa-guld');
    expect(catalogue.byCategory.get('kopa-guld')).toHaveLength(4);
    expect(addressOf(catalogue, '/guldmynt/KRUGER')).toMatchObject({ kind: 'page' });
    expect(addressOf(catalogue, '/guldmynt')).toEqual({ kind: 'nowhere' });
    expect(addressOf(catalogue, '/guldmynt/NIX')).toEqual({ kind: 'home' });
  });

  it('keep their page without a listing when they have no other category', async () => {
    instead((path) => (leafOf(path) === 'guldmynt' ? 404 : undefined));
    const catalogue = await load();
    expect(catalogue.unlisted.map(({ code }) => code)).toEqual(['KRUGER', 'BRITANNIA']);
    expect(catalogue.products).toHaveLength(goods.length - 2);
    expect(addressOf(catalogue, '/guldmynt/KRUGER')).toMatchObject({ kind: 'page', path: '/guldmynt/KRUGER' });
    expect(searchCatalogue(catalogue, 'krugerrand')).toEqual([]);
    expect(topSellersFrom(catalogue, ['KRUGER', 'GULD-1G']).map(({ code }) => code)).toEqual(['GULD-1G']);
  });

  it('have no page in another tree than gold and silver', async () => {
    goods.push(sell('KAPSEL', 'kapslar', 'Myntkapsel', 100), sell('ASK', 'tillbehor', 'Ask', 100));
    instead((path) => {
      if (path.endsWith('/taxons')) return list(...TREE, taxon('tillbehor'));
      return leafOf(path) === 'kapslar' ? { ...taxon('kapslar'), slug: 'tillbehor/kapslar' } : undefined;
    });
    const catalogue = await load();
    expect([...catalogue.products, ...catalogue.unlisted]).toHaveLength(goods.length - 2);
    expect(requested.filter((path) => path.endsWith('/taxons/tillbehor'))).toEqual([]);
  });
});
