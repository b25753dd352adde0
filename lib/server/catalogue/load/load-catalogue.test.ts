import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { categoryPath } from '@/lib/domain/paths/catalogue-paths';
import { topSellersFrom } from '@/lib/server/catalogue/queries';
import { destinationIn } from '@/lib/server/catalogue/shop-addresses';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { searchCatalogue } from '@/lib/server/search/products/find-products';
import { PRODUCTS, stubBackend, TAXONS, VARIANTS } from '@/lib/server/sylius/client/backend.fixture';
import { list, plainProduct, plainVariant, taxon } from '@/lib/server/sylius/resources/wire-shop.fixture';
import type { Catalogue } from '../catalogue';
import { loadCatalogue } from './load-catalogue';

/** A plain Sylius 1.12 without any of the shop's own fields. */
const SHOP = 'sylius/api/v2/shop';
const SPOTS = { gold: { sekPerOunce: 33_000, isOld: false }, silver: { sekPerOunce: 400, isOld: false } };
let attributes: Record<string, readonly object[] | number>;
/** Responses in place of the usual ones. */
let instead: Record<string, unknown>;
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
function responses() {
  const leaves = ['guldtackor', 'guldmynt', 'silvertackor'].map((code) => [`${TAXONS}/${code}`, taxon(code)]);
  const attributeLists = Object.entries(attributes).map(([code, found]) => [
    `${PRODUCTS}/${code}/attributes`,
    typeof found === 'number' ? found : list(...found),
  ]);
  return {
    [PRODUCTS]: list(...goods.map(product)),
    [VARIANTS]: list(...goods.map(variant)),
    [TAXONS]: list(taxon('kopa-guld', 'guldtackor', 'guldmynt'), taxon('kopa-silver', 'silvertackor')),
    ...Object.fromEntries([...leaves, ...attributeLists]),
    ...instead,
  };
}

beforeEach(() => {
  setTestEnvironment('http://backend.test');
  singleton('small-reads attributes of products', () => new Map()).clear();
  requested = stubBackend(responses);
  attributes = {};
  instead = {};
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

const load = async (previous?: Catalogue) =>
  (await loadCatalogue([], previous, Promise.resolve({ spots: SPOTS }))).catalogue;
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
      const read = { brand: 'Heraeus', label: 'Bästsäljare', purity: 999 };
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
    requested.length = 0;
    await load();
    expect(attributeReads()).toBe(goods.length);
  });

  it('requests no attributes of a product that has the shop’s fields', async () => {
    const unknown = { weight: null, purity: null, syncRates: null };
    instead[PRODUCTS] = list(...goods.map((one) => ({ ...product(one), ...unknown })));
    await load();
    expect(attributeReads()).toBe(0);
  });
});

describe('variants that differ only in their options', () => {
  const optionReads = () => requested.filter((path) => path.includes('option-values')).length;

  beforeEach(() => {
    singleton('small-reads option values', () => new Map()).clear();
    const box = sell('ASK', 'guldtackor', 'Guldtacka i presentask', 600_000);
    const of = (size: string, name: string) => ({
      ...variant(box),
      '@id': `/${VARIANTS}/ASK-${size}`,
      code: `ASK-${size}`,
      name,
      optionValues: [size, 'bla'].map((value) => `/${SHOP}/product-option-values/${value}`),
    });
    const value = (text: string, option: string) => ({ value: text, option: `/${SHOP}/product-options/${option}` });
    instead = {
      [PRODUCTS]: list({ ...product(box), variants: [] }),
      [VARIANTS]: list(of('liten', 'Den lilla'), of('stor', '')),
      [`${SHOP}/product-option-values/liten`]: value('5 g', 'vikt'),
      [`${SHOP}/product-option-values/stor`]: value('10 g', 'vikt'),
      [`${SHOP}/product-option-values/bla`]: value('Blå', 'farg'),
    };
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
    const good = instead;
    instead = { ...good, [`${SHOP}/product-option-values/bla`]: 503 };
    expect((await load()).byCode.get('ask')?.variants).toMatchObject([{ size: 'Den lilla' }, { size: null }]);
    instead = good;
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
  expect((await searchCatalogue(catalogue, 'umicore')).map(({ code }) => code)).toEqual(['GULD-10G']);
  expect(reports).toContain('products: sent twice');
});

it('a product whose code is not valid in a URL is dropped and reported', async () => {
  goods.push(...['A B', 'A/B'].map((code) => sell(code, 'guldtackor', 'Guldtacka 5 g', 100)));
  expect((await load()).products).toHaveLength(goods.length - 2);
  expect(reports).toContain('products: members left out');
});

describe('products whose category is not in the trees', () => {
  const destinationAt = (catalogue: Awaited<ReturnType<typeof load>>, pathname: string) =>
    destinationIn(catalogue, { pathname, searchParams: new URLSearchParams() });

  beforeEach(() => singleton('small-reads categories of products', () => new Map()).clear());

  it('are in the nearest category with a page when theirs is on a fourth level, and keep their old URL', async () => {
    goods.push(sell('DJUP', 'x', 'Guldtacka 5 g', 600_000));
    instead[`${TAXONS}/guldtackor`] = taxon('guldtackor', 'praglade');
    instead[`${TAXONS}/praglade`] = taxon('praglade', 'x');
    instead[`${TAXONS}/x`] = { ...taxon('x'), slug: 'kopa-guld/guldtackor/praglade/x' };
    const catalogue = await load();
    const kinds = [...catalogue.paths.values()].map((way) => destinationAt(catalogue, categoryPath(way)).kind);
    expect(new Set(kinds)).toEqual(new Set(['page']));
    expect(catalogue.byCategory.get('praglade')?.map(({ code }) => code)).toEqual(['DJUP']);
    expect(destinationAt(catalogue, '/x/DJUP')).toMatchObject({ kind: 'page', path: '/praglade/DJUP' });
  });

  it('are placed when children come without names or IRIs', async () => {
    const bare = (code: string, ...children: string[]) => ({
      ...taxon(code),
      children: children.map((child) => ({ code: child, children: [] })),
    });
    instead[TAXONS] = list(bare('kopa-guld', 'guldtackor', 'guldmynt'), bare('kopa-silver', 'silvertackor'));
    expect((await load()).products).toHaveLength(goods.length);
  });

  it('are placed in another category while their main one is disabled, and keep their old URL', async () => {
    const productTaxons = [7, 8].map((id) => `/${SHOP}/product-taxons/${id}`);
    instead = {
      [PRODUCTS]: list(...goods.map((one) => ({ ...product(one), productTaxons }))),
      [`${TAXONS}/guldmynt`]: 404,
      [`${SHOP}/product-taxons/7`]: { taxon: `/${TAXONS}/guldmynt` },
      [`${SHOP}/product-taxons/8`]: { taxon: `/${TAXONS}/kopa-guld` },
    };
    const catalogue = await load();
    expect(catalogue.byCode.get('kruger')?.categoryCode).toBe('kopa-guld');
    expect(catalogue.byCategory.get('kopa-guld')).toHaveLength(4);
    expect(destinationAt(catalogue, '/guldmynt/KRUGER')).toMatchObject({ kind: 'page' });
    expect(destinationAt(catalogue, '/guldmynt')).toEqual({ kind: 'nowhere' });
    expect(destinationAt(catalogue, '/guldmynt/NIX')).toEqual({ kind: 'home' });
  });

  it('keep their page without a listing when they have no other category', async () => {
    instead[`${TAXONS}/guldmynt`] = 404;
    const catalogue = await load();
    expect(catalogue.unlisted.map(({ code }) => code)).toEqual(['KRUGER', 'BRITANNIA']);
    expect(catalogue.products).toHaveLength(goods.length - 2);
    expect(destinationAt(catalogue, '/guldmynt/KRUGER')).toMatchObject({ kind: 'page', path: '/guldmynt/KRUGER' });
    expect(await searchCatalogue(catalogue, 'krugerrand')).toEqual([]);
    expect(topSellersFrom(catalogue, ['KRUGER', 'GULD-1G']).map(({ code }) => code)).toEqual(['GULD-1G']);
  });

  it('have no page in another tree than gold and silver', async () => {
    goods.push(sell('KAPSEL', 'kapslar', 'Myntkapsel', 100), sell('ASK', 'tillbehor', 'Ask', 100));
    instead[TAXONS] = list(...responses()[TAXONS]['hydra:member'], taxon('tillbehor'));
    instead[`${TAXONS}/kapslar`] = { ...taxon('kapslar'), slug: 'tillbehor/kapslar' };
    const catalogue = await load();
    expect([...catalogue.products, ...catalogue.unlisted]).toHaveLength(goods.length - 2);
    expect(requested.filter((path) => path.endsWith('/taxons/tillbehor'))).toEqual([]);
  });
});
