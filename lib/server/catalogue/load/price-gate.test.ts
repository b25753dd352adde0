import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sellablesOf } from '@/lib/server/agents/sellable';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { feedChunks } from '@/lib/server/seo/feed';
import { productJsonLd } from '@/lib/server/seo/json-ld';
import { PRODUCTS, stubBackend, TAXONS, VARIANTS } from '@/lib/server/sylius/client/backend.fixture';
import { parseVariantPrice } from '@/lib/server/sylius/resources/variants/variants';
import { list, product, taxon, variant } from '@/lib/server/sylius/resources/wire-shop.fixture';
import { currentSnapshot, refreshSnapshot } from '../snapshot';
import { forgetSnapshots } from '../snapshot.fixture';
import { recallSpotsFrom } from './believed-spot';

/*
 * The plausibility of prices as a table: spot price x prices of the goods x moment. In no cell is a wrong price sold, or a right one
 * withheld without a report and a notice.
 */

const GOLD = 41_000;
const SILVER = 520;
const OUNCE = 31.1034768;
const START = new Date('2026-11-21T10:07:00Z');
const { messages: reports } = collectReports();

/** Without VAT, in öre: a kilo bar with the least premium, and a coin with more. */
const RIGHT = {
  BAR: Math.round((1000 * 0.9999 * GOLD * 101) / OUNCE),
  COIN: Math.round(GOLD * 110),
  SILVER: Math.round((31.103 / OUNCE) * SILVER * 175),
};
type Code = keyof typeof RIGHT;
const CODES = Object.keys(RIGHT) as Code[];

const FACTORS = { right: 1, tenth: 0.1, tenfold: 10, half: 0.5 } as const;
type Goods = keyof typeof FACTORS | 'one wrong';
const GOODS: readonly Goods[] = ['right', 'tenth', 'tenfold', 'half', 'one wrong'];

let backend = { spot: 1 as number | null, goods: 'right' as Goods };
let changed = START;

const factorOf = (code: Code) => {
  if (backend.goods === 'one wrong') return code === 'COIN' ? 0.1 : 1;
  return FACTORS[backend.goods];
};
const wireOf = (code: Code) => {
  const price = Math.round(RIGHT[code] * factorOf(code));
  return variant(code, { id: CODES.indexOf(code) + 1, price, vat: code === 'SILVER' ? Math.round(price / 4) : 0 });
};
const images = [{ path: '/media/image/3f/a.jpg' }];
const responses = () => ({
  [PRODUCTS]: list(
    product('BAR', 'guldtackor', { images, weight: 1000, purity: 999.9 }),
    product('COIN', 'guldmynt', { images, weight: 31.103, weightType: 'oz', purity: 999.9 }),
    product('SILVER', 'silvermynt', { images, syncRates: 'XAG', weight: 31.103, weightType: 'oz', purity: 999 }),
  ),
  [VARIANTS]: list(...CODES.map(wireOf)),
  [TAXONS]: list(taxon('kopa-guld', 'guldtackor', 'guldmynt'), taxon('kopa-silver', 'silvermynt')),
  ...Object.fromEntries(['guldtackor', 'guldmynt', 'silvermynt'].map((code) => [`${TAXONS}/${code}`, taxon(code)])),
  'sylius/commerz/get-system-status': { time: new Date().toISOString(), changed: changed.toISOString() },
  'sylius/commerz/get-rates':
    backend.spot === null
      ? 503
      : list(
          { currency: 'XAU', rate: GOLD * backend.spot, priceChange: 1 },
          { currency: 'XAG', rate: SILVER * backend.spot, priceChange: 1 },
        ),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  stubBackend(responses);
  setTestEnvironment('http://backend.test');
  forgetSnapshots();
  recallSpotsFrom(async () => undefined);
  changed = START;
  backend = { spot: 1, goods: 'right' };
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** The codes with a price, which must be the same in all places that sell; `press` is a single variant's price in cart and checkout. */
function sold(): Code[] {
  const snapshot = currentSnapshot();
  if (!snapshot) throw new Error('no catalogue');
  const { catalogue, epoch } = snapshot;
  const priced = CODES.filter((code) => catalogue.byCode.get(code.toLowerCase())?.price != null);
  const site = {
    name: 'x',
    description: 'x',
    url: 'https://x.example',
    pricesFrom: epoch.changed,
    paths: catalogue.paths,
  };
  const feed = [...feedChunks(catalogue.products, site, { error: () => {}, leftOut: () => {} })].join('');
  for (const code of CODES) {
    const found = catalogue.byCode.get(code.toLowerCase());
    if (!found) throw new Error(code);
    const isPriced = priced.includes(code);
    expect(feed.includes(`<g:id>${code}<`), `${code} in the feed`).toBe(isPriced);
    expect(sellablesOf(found).length > 0, `${code} in UCP`).toBe(isPriced);
    expect(JSON.stringify(productJsonLd(found, site.url)).includes('"price"'), `${code} in JSON-LD`).toBe(isPriced);
    expect(catalogue.variantPrices.get(found.variantId ?? '') != null, `${code} at the press`).toBe(isPriced);
    const cart = parseVariantPrice(wireOf(code), catalogue.priceTerms.get(code));
    expect(cart.price !== null, `${code} in the cart`).toBe(isPriced);
  }
  return priced;
}

/** The goods whose prices are right. */
const rightOnes = (goods: Goods): Code[] =>
  CODES.filter((code) => goods === 'right' || (goods === 'one wrong' && code !== 'COIN'));

const load = async (spot: number | null, goods: Goods) => {
  backend = { spot, goods };
  await refreshSnapshot({ force: false });
};
const tick = (minutes: number) => {
  vi.setSystemTime(new Date(START.getTime() + minutes * 60_000));
  changed = new Date(START.getTime() + minutes * 60_000);
};
/** Whatever is not sold is said to shoppers and the operator. */
function expectWord(codes: readonly Code[]): void {
  if (codes.length === CODES.length) return;
  if (codes.length < 2) {
    expect(currentSnapshot()?.checking).not.toEqual([]);
    expect(reports).toContain('prices are being checked, and goods of a metal are not sold');
  }
  expect(currentSnapshot()?.report.withheld).toBe(CODES.length - codes.length);
}

const WRONG_SPOTS = { tenth: 0.1, tenfold: 10, half: 0.5, double: 2, absent: null } as const;
const BY_SPOT = Object.entries({ right: 1, ...WRONG_SPOTS } as const);
const PAIRS = BY_SPOT.flatMap(([name, spot]) => GOODS.map((goods) => [name, goods, spot] as const));

describe('the gate', () => {
  it.each(PAIRS)('at the first start: spot %s, goods %s', async (_, goods, spot) => {
    await load(spot, goods);
    const codes = sold();
    expect(codes).toEqual(spot === 1 ? rightOnes(goods) : []);
    expectWord(codes);
  });

  it.each(PAIRS)('at a tick after right ones: spot %s, goods %s', async (_, goods, spot) => {
    await load(1, 'right');
    tick(10);
    await load(spot, goods);
    // The last believed spot price replaces a wrong one.
    const codes = sold();
    expect(codes).toEqual(rightOnes(goods));
    expectWord(codes);
  });

  it.each(GOODS)('in an open cart, with a snapshot of right ones: goods %s', async (goods) => {
    await load(1, 'right');
    backend = { spot: 1, goods };
    const terms = currentSnapshot()?.catalogue.priceTerms;
    const priced = CODES.filter((code) => parseVariantPrice(wireOf(code), terms?.get(code)).price !== null);
    expect(priced).toEqual(rightOnes(goods));
  });

  it.each(Object.entries(WRONG_SPOTS))(
    'two hours after the last believed spot price nothing is sold: %s',
    async (_, spot) => {
      await load(1, 'right');
      tick(110);
      await load(spot, 'right');
      expect(sold()).toEqual(CODES);
      tick(130);
      await load(spot, 'right');
      expect(sold()).toEqual([]);
      expectWord([]);
      await load(1, 'right');
      expect(sold()).toEqual(CODES);
      expect(currentSnapshot()?.checking).toEqual([]);
    },
  );

  it.each(GOODS)('after a restart with the recorded spot price: spot half, goods %s', async (goods) => {
    const at = START.getTime() - 600_000;
    recallSpotsFrom(async (metal) => ({ sekPerOunce: metal === 'gold' ? GOLD : SILVER, at }));
    await load(0.5, goods);
    expect(sold()).toEqual(rightOnes(goods));
  });

  it('believes a spot price that a forced webhook vouches for', async () => {
    await load(1, 'right');
    tick(10);
    backend = { spot: 0.5, goods: 'half' };
    await refreshSnapshot({ force: true });
    expect(sold()).toEqual(CODES);
  });
});
