import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { PRODUCTS, stubBackend, TAXONS, VARIANTS } from '@/lib/server/sylius/client/backend.fixture';
import { list, product, taxon, variant } from '@/lib/server/sylius/resources/wire-shop.fixture';
import { currentSnapshot, refreshSnapshot } from '../snapshot';
import { forgetSnapshots } from '../snapshot.fixture';

const START = Date.parse('2026-11-21T10:07:00Z');
const RATES = 'sylius/commerz/get-rates';
const { messages: reports } = collectReports();

let latency: number;
let changed: number;
let calls: string[];
const requests = () => calls.filter((path) => path === RATES).length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START });
  setTestEnvironment('http://backend.test');
  forgetSnapshots();
  latency = 0;
  changed = START - 120_000;
  calls = stubBackend(() => ({
    [PRODUCTS]: list(product('GULD-10', 'guldmynt')),
    [VARIANTS]: list(variant('GULD-10')),
    [TAXONS]: list(taxon('kopa-guld', 'guldmynt'), taxon('kopa-silver')),
    [`${TAXONS}/guldmynt`]: taxon('guldmynt'),
    'sylius/commerz/get-system-status': { time: new Date().toISOString(), changed: new Date(changed).toISOString() },
    [RATES]: async () => {
      await new Promise((resolve) => setTimeout(resolve, latency));
      return list({ currency: 'XAU', rate: 28_000, priceChange: 1 }, { currency: 'XAG', rate: 500, priceChange: 1 });
    },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A check, and as much time as the spot prices take, but at most `milliseconds`. */
async function checkFor(milliseconds: number): Promise<void> {
  const check = refreshSnapshot();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await check;
}
const shown = () => {
  const { catalogue, checking, rates } = currentSnapshot() ?? {};
  return { price: catalogue?.byCode.get('guld-10')?.price, checking, gold: rates?.gold?.sekPerOunce };
};
const COMPLETE = { price: 1_000_000, checking: [], gold: 28_000 };

it.each([1_900, 2_600, 9_900])(
  'a shop that starts waits for spot prices that take %d ms, since it could sell nothing without',
  async (delay) => {
    latency = delay;
    await checkFor(delay);
    expect(shown()).toEqual(COMPLETE);
    expect(reports).toEqual([]);
  },
);

it.each([
  [1_900, 28_000],
  [2_100, undefined],
])('a price change does not wait for more than two seconds while earlier ones count: %d ms', async (delay, gold) => {
  await checkFor(0);
  latency = delay;
  changed = START;
  await checkFor(2_000);
  expect(shown(), 'checked with the earlier ones').toEqual({ ...COMPLETE, gold });
});

it('spot prices that come late are taken by the next check, without another request', async () => {
  await checkFor(0);
  latency = 2_600;
  changed = START;
  await checkFor(2_000);
  expect(shown().gold).toBeUndefined();
  await vi.advanceTimersByTimeAsync(600);
  const before = requests();
  await checkFor(0);
  expect([shown(), requests()]).toEqual([COMPLETE, before]);
});

it('but not when prices have changed meanwhile: they would give a wrong premium', async () => {
  await checkFor(0);
  latency = 2_600;
  changed = START;
  await checkFor(2_000);
  await vi.advanceTimersByTimeAsync(600);
  changed = START + 600_000;
  vi.setSystemTime(START + 600_000);
  await checkFor(2_000);
  expect(shown().gold).toBeUndefined();
});
