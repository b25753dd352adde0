import { cacheLife, cacheTag } from 'next/cache';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import type { Metal } from '@/lib/domain/prices/goods';
import { ore } from '@/lib/domain/prices/money';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { aSnapshot, forgetSnapshots } from '@/lib/server/catalogue/snapshot.fixture';
import { RETRY_TIMES } from '@/lib/server/catalogue/watch/cache-times';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { setReporter } from '@/lib/server/reporting/report';
import { getCheapestBySize, getDayCurve, getPriceReport } from './queries';
import { recordRates } from './recordings';

vi.mock('next/cache', () => ({ cacheTag: vi.fn(), cacheLife: vi.fn() }));
setTestEnvironment();
setReporter(() => undefined);
vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));

const NOW = Date.parse('2026-11-24T10:07:00.000Z');
/** The backend's clock is this much ahead. */
const AHEAD = 60_000;
const epoch = { changed: '2026-11-24T10:05:00.000Z', nextChange: '2026-11-24T10:15:00.000Z' };
const UNTIL_CHANGE = { stale: 30, revalidate: 420, expire: 86_400 };
const rates = { gold: { sekPerOunce: 41_200, change: 0 }, silver: { sekPerOunce: 520, change: 0 } };
const bars = [1_400_000, 1_390_000].map((price, index) =>
  aProduct({ code: `tacka-${index}`, categoryCode: 'kopa-guld', price: ore(price), variants: [] }),
);

function sell(known: object = rates): void {
  const catalogue = buildCatalogue(bars, [aCategory('kopa-guld')], true);
  const snapshot = { ...aSnapshot(catalogue, 'a', epoch, AHEAD), rates: known };
  Object.assign(singleton('catalogue', Object), { holding: { snapshot, begun: 0, past: [] }, checkedAt: Date.now() });
}
const cachedFor = () => vi.mocked(cacheLife).mock.calls.at(-1)?.[0];
const at = (time: string) => Date.parse(`2026-11-${time}Z`);

beforeAll(async () => {
  for (const [time, gold] of [
    ['23T09:55', 40_000],
    ['24T09:55', 41_000],
    ['24T10:05', 41_200],
  ] as const)
    await recordRates({
      rates: { gold: { sekPerOunce: gold, change: 0 } },
      clockOffset: 0,
      confirmedAt: at(`${time}:01`),
    });
  await recordRates({ rates: { silver: rates.silver }, clockOffset: 0, confirmedAt: at('24T10:05:01') });
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.clearAllMocks();
  sell();
});
afterEach(() => {
  forgetSnapshots();
  vi.useRealTimers();
});

it('a price page has the price, what is recorded of its period by the clock of the backend, and earlier prices', async () => {
  const report = await getPriceReport('gold', 'dag');
  expect(report).toMatchObject({ rates, epoch, isDemonstration: false, view: { to: NOW + AHEAD } });
  expect(report?.view?.candles.map((candle) => candle.at)).toEqual([at('24T09:55'), at('24T10:05')]);
  expect(report?.changes).toEqual([{ since: 'closing', at: at('23T10:00'), price: 4_000_000 }]);
  expect(vi.mocked(cacheTag).mock.calls.flat()).toEqual(['prices']);
  expect(cachedFor()).toEqual(UNTIL_CHANGE);
});

it('a price page without its price or its recordings says so, the former briefly', async () => {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  const unrecorded = { rates, epoch, view: null, changes: [], isDemonstration: false };
  expect(await getPriceReport('gold', 'dag')).toEqual(unrecorded);
  expect(await getDayCurve('gold')).toBe('');
  vi.unstubAllEnvs();
  sell({ silver: rates.silver });
  expect(await getPriceReport('gold', 'dag')).toBeNull();
  expect(cachedFor()).toBe(RETRY_TIMES);
});

it('the curve of a day needs two prices', async () => {
  expect(await getDayCurve('gold')).toMatch(/^M\d/);
  expect(vi.mocked(cacheTag).mock.calls.flat()).toEqual(['prices']);
  expect(cachedFor()).toEqual(UNTIL_CHANGE);
  expect(await getDayCurve('silver')).toBe('');
});

it('the cheapest product of each size is by the prices of its metal', async () => {
  expect((await getCheapestBySize('gold')).map(({ product }) => product.code)).toEqual(['tacka-1']);
  expect(await getCheapestBySize('silver')).toEqual([]);
  expect(vi.mocked(cacheTag).mock.calls[0]).toEqual(['prices', 'catalogue']);
  expect(cachedFor()).toEqual(UNTIL_CHANGE);
});

it.each<[string, (metal: Metal) => Promise<unknown>, unknown]>([
  ['a price page', (metal) => getPriceReport(metal, 'dag'), null],
  ['the curve of a day', getDayCurve, ''],
  ['the cheapest products', getCheapestBySize, []],
])('without a snapshot %s is empty, and cached briefly', async (_, query, empty) => {
  forgetSnapshots();
  expect(await query('gold')).toEqual(empty);
  expect(cachedFor()).toBe(RETRY_TIMES);
});
