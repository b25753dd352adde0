import { chmodSync, copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { createMemoryStore } from '@/lib/server/store/memory';
import type { SharedStore } from '@/lib/server/store/store';
import { createHistoryFile } from './file';
import { createRecorder, type PricedMoment, type RecorderOptions } from './recorder';
import { createSharedHistory } from './shared';

let folder = '';
let file = '';
const { messages: reports } = collectReports();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'price-history-'));
  file = join(folder, 'deep', 'prices.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const priced = (time: string, gold: number, silver = 520, more: Partial<PricedMoment> = {}): PricedMoment => ({
  rates: { gold: { sekPerOunce: gold, change: 0 }, silver: { sekPerOunce: silver, change: 0 } },
  clockOffset: 0,
  confirmedAt: Date.parse(time),
  ...more,
});

type Fetch = RecorderOptions['fetchHistory'];
const open = (store = createHistoryFile(file, 'a'), fetchHistory: Fetch = async () => null) =>
  createRecorder({ store, fetchHistory });
/** A recorder with a backend's history. */
const withPast = (fetchHistory: Fetch) => open(undefined, fetchHistory);

/** Recorded cycles of gold as "10:05 41000". */
async function cycles(recorder = open()): Promise<string[]> {
  const recording = await recorder.recordingOf('gold');
  return (recording?.candles.cycle ?? []).map(
    ({ at, last }) => `${new Date(at).toISOString().slice(11, 16)} ${last / 100}`,
  );
}

it('records one price per cycle, also without a change, across restarts and separately per backend', async () => {
  const first = open();
  await first.record(priced('2026-11-24T10:05:01Z', 41_000));
  await first.record(priced('2026-11-24T10:05:11Z', 41_000));
  await first.record(priced('2026-11-24T10:08:00Z', 41_200));
  await first.record(priced('2026-11-24T10:15:01Z', 41_200));
  expect(await cycles()).toEqual(['10:05 41200', '10:15 41200']);
  const [hour] = (await open().recordingOf('gold'))?.candles.hour ?? [];
  expect(hour).toEqual({ at: Date.parse('2026-11-24T10:00:00Z'), last: 4_120_000, low: 4_100_000, high: 4_120_000 });
  expect(await open(createHistoryFile(file, 'b')).recordingOf('gold')).toBe(null);
});

it('leaves a file that is whole without its -wal when the process ends', async () => {
  const recorder = open();
  await recorder.record(priced('2026-11-24T10:05:01Z', 41_000));
  await recorder.close();
  const copy = join(folder, 'copy.sqlite');
  copyFileSync(file, copy);
  expect(await cycles(open(createHistoryFile(copy, 'a')))).toEqual(['10:05 41000']);
});

it('does not record an implausible price, reports it once and records the next plausible one', async () => {
  const recorder = open();
  await recorder.record(priced('2026-11-24T10:05:01Z', 41_000));
  for (const [minute, wrong] of [41, 0, -1, 4_100_000, 3_730, 80_000, Number.NaN].entries())
    await recorder.record(priced(`2026-11-24T1${minute}:15:01Z`, wrong));
  await recorder.record(priced('2026-11-24T18:05:01Z', 41_100));
  expect(await cycles(recorder)).toEqual(['10:05 41000', '18:05 41100']);
  expect(new Set(reports)).toEqual(new Set(['price history: a price of gold was not recorded']));
  expect((await recorder.recordingOf('silver'))?.candles.cycle).toHaveLength(9);
});

it('a plausible price follows an implausible one in the same cycle', async () => {
  const recorder = open();
  for (const gold of [41, 41_000]) await recorder.record(priced('2026-11-24T10:05:01Z', gold));
  expect(await cycles(recorder)).toEqual(['10:05 41000']);
});

it('writes when a price has changed or a cycle has begun, not each time that the shop reads the same price', async () => {
  const file = createHistoryFile(':memory:', 'a');
  let writes = 0;
  const save: typeof file.save = (...recordings) => {
    writes += 1;
    return file.save(...recordings);
  };
  const recorder = open({ load: file.load, save }, () => new Promise(() => {}));
  const writesAfter = async (time: string, gold: number) => {
    await recorder.record(priced(`2026-11-24T10:${time}Z`, gold));
    return writes;
  };
  expect(await writesAfter('05:01', 41_000)).toBe(1);
  expect(await writesAfter('05:11', 41_000)).toBe(1);
  expect(await writesAfter('05:21', 41_001)).toBe(2);
  expect(await writesAfter('15:01', 41_001)).toBe(3);
});

it('records nothing while the clocks of backend and shop differ by hours', async () => {
  const recorder = open();
  await recorder.record(priced('2026-11-24T10:05:01Z', 41_000, 520, { clockOffset: 5 * 3_600_000 }));
  expect(await cycles(recorder)).toEqual([]);
});

it('a price may be far from one that is a week old', async () => {
  const recorder = open();
  await recorder.record(priced('2026-11-02T10:05:00Z', 41_000));
  await recorder.record(priced('2026-11-09T09:55:00Z', 70_000));
  expect(await cycles(recorder)).toEqual(['10:05 41000']);
  await recorder.record(priced('2026-11-09T10:15:00Z', 70_000));
  expect(await cycles(recorder)).toEqual(['10:05 41000', '10:15 70000']);
});

it('records by the clock of the backend, which may be an hour from ours', async () => {
  const recorder = open();
  await recorder.record(priced('2026-11-24T10:05:01Z', 41_000, 520, { clockOffset: 3_600_000 }));
  await recorder.record(priced('2026-11-24T10:05:01Z', 42_000, 520, { clockOffset: -3_600_001 }));
  expect(await cycles(recorder)).toEqual(['11:05 41000']);
});

it('the lowest and highest prices of a cycle are kept', async () => {
  const recorder = open();
  for (const gold of [41_000, 40_900, 41_200, 41_100, 41_100])
    await recorder.record(priced('2026-11-24T10:05:01Z', gold));
  expect((await open().recordingOf('gold'))?.candles.cycle).toEqual([
    { at: Date.parse('2026-11-24T10:05:00Z'), last: 4_110_000, low: 4_090_000, high: 4_120_000 },
  ]);
});

it('the file has the cycles of the last 40 days', async () => {
  const recorder = open();
  const day = (index: number) => new Date(Date.UTC(2026, 9, index, 10, 5, 1)).toISOString();
  for (let index = 1; index <= 42; index += 1) await recorder.record(priced(day(index), 41_000));
  const { cycle = [], day: days = [] } = (await open().recordingOf('gold'))?.candles ?? {};
  expect([cycle.length, cycle[0]?.at, days.length]).toEqual([40, Date.UTC(2026, 9, 3, 10, 5), 42]);
});

it('keeps earlier recordings when the clock jumps ahead and back', async () => {
  const recorder = open();
  for (let day = 1; day <= 9; day += 1) await recorder.record(priced(`2026-11-0${day}T10:05:01Z`, 41_000 + day));
  const before = await cycles(recorder);
  await recorder.record(priced('2031-01-01T10:05:01Z', 41_500));
  await recorder.record(priced('2026-11-03T10:05:09Z', 42_000));
  await recorder.record(priced('2026-11-10T10:05:01Z', 41_010));
  const after = await cycles(open());
  expect(after.filter((cycle) => before.includes(cycle))).toEqual(before);
  expect(after).toContain('10:05 41010');
  expect(after).not.toContain('10:05 42000');
});

it('requests missing history from the backend once, and marks a demonstration', async () => {
  const past = {
    isDemonstration: true,
    readings: [
      { at: Date.parse('2026-11-23T10:05:00Z'), price: 4_050_000 },
      { at: Date.parse('2026-11-23T11:05:00Z'), price: 405_000_000 },
      { at: Date.parse('2026-11-24T10:05:00Z'), price: 1_600_000 },
      { at: Date.parse('2027-11-24T10:05:00Z'), price: 4_050_000 },
    ],
  };
  let fetched = 0;
  const recorder = withPast(async (metal) => {
    fetched += 1;
    return metal === 'gold' ? past : null;
  });
  await recorder.record(priced('2026-11-24T10:05:01Z', 41_000));
  await expect.poll(() => fetched).toBe(2);
  await expect.poll(async () => (await recorder.recordingOf('gold'))?.isDemonstration).toBe(true);
  expect(await recorder.record(priced('2026-11-24T10:15:01Z', 41_000))).toBe(true);
  expect(await recorder.record(priced('2026-11-24T10:25:01Z', 41_000))).toBe(false);
  expect(fetched).toBe(2);
  expect(await cycles()).toEqual(['10:05 40500', '10:05 41000', '10:15 41000', '10:25 41000']);
  const isDemonstration = async (metal: 'gold' | 'silver') => (await open().recordingOf(metal))?.isDemonstration;
  expect([await isDemonstration('gold'), await isDemonstration('silver')]).toEqual([true, false]);
});

it('requests a year and a week of history, and again after a gap of an hour', async () => {
  const wanted: string[] = [];
  const recorder = withPast(async (metal, from) => {
    wanted.push(`${metal} ${from.toISOString().slice(0, 10)}`);
    return { isDemonstration: wanted.length === 1, readings: [] };
  });
  const both = ['gold 2025-11-17', 'silver 2025-11-17'];
  for (const time of ['10:05:01', '10:15:01', '11:05:00', '11:15:01'])
    await recorder.record(priced(`2026-11-24T${time}Z`, 41_000));
  await expect.poll(() => wanted).toEqual(both);
  await recorder.record(priced('2026-11-24T12:25:01Z', 41_000));
  await expect.poll(() => wanted).toEqual([...both, ...both]);
  // A part of it is one.
  expect((await recorder.recordingOf('gold'))?.isDemonstration).toBe(true);
});

it('what could not be written is written with the next price', async () => {
  let isBroken = true;
  const file = createHistoryFile(':memory:', 'a');
  const store = {
    load: () => file.load(),
    save: (...recordings: Parameters<typeof file.save>) =>
      isBroken ? Promise.reject(new Error('full')) : file.save(...recordings),
  };
  const recorder = open(store);
  await recorder.record(priced('2026-11-24T10:05:01Z', 41_000));
  isBroken = false;
  await recorder.record(priced('2026-11-24T10:15:01Z', 41_000));
  expect(reports).toEqual(['price history cannot be written']);
  expect(await cycles(open(file))).toEqual(['10:05 41000', '10:15 41000']);
});

it('a file with an impossible price is not used', async () => {
  const candle = { at: 600_000, last: 4_100_000, low: 4_100_000, high: 4_100_000 };
  for (const wrong of [{ at: 0 }, { last: 0 }, { low: 0 }, { high: 0 }]) {
    const store = createHistoryFile(join(folder, JSON.stringify(wrong)), 'a');
    const candles = {
      cycle: [
        { ...candle, ...wrong },
        { ...candle, at: 1_200_000 },
      ],
      hour: [],
      day: [],
    };
    await store.save({}, { gold: { candles, isDemonstration: false } });
    expect(await open(store).recordingOf('gold'), JSON.stringify(wrong)).toBeNull();
  }
});

it('a failed fetch of the history is repeated in the next cycle', async () => {
  let fetched = 0;
  const recorder = withPast(async () => {
    fetched += 1;
    if (fetched === 1) throw new Error('away');
    return null;
  });
  await recorder.record(priced('2026-11-24T10:05:01Z', 41_000));
  await expect.poll(() => reports).toEqual(['price history: the history of the backend could not be fetched']);
  await recorder.record(priced('2026-11-24T10:15:01Z', 41_000));
  await expect.poll(() => fetched).toBe(3);
});

it('reports a file that is corrupt or cannot be created once, and returns no recording', async () => {
  const broken = join(folder, 'broken.sqlite');
  writeFileSync(broken, 'not a database '.repeat(400));
  for (const path of [broken, join(broken, 'below', 'prices.sqlite'), folder]) {
    reports.length = 0;
    const recorder = open(createHistoryFile(path, 'a'));
    await recorder.record(priced('2026-11-24T10:05:01Z', 41_000));
    await recorder.record(priced('2026-11-24T10:15:01Z', 41_000));
    expect(await recorder.recordingOf('gold')).toBe(null);
    expect(reports).toEqual(['price history cannot be used: pages go without their charts']);
  }
});

/** Runs `work` as a user without write access, since the tests may run as root. */
async function asOtherUser<T>(work: () => Promise<T>): Promise<T> {
  const user = process.geteuid?.();
  if (user === 0) process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    if (user === 0) process.seteuid?.(user);
  }
}

// A worker thread cannot change its user.
it.skipIf(!isMainThread && process.geteuid?.() === 0)(
  'a read-only file is reported once, and recording continues in memory',
  async () => {
    await open().record(priced('2026-11-24T10:05:01Z', 41_000));
    const deep = join(folder, 'deep');
    for (const name of readdirSync(deep)) chmodSync(join(deep, name), 0o444);
    for (const path of [deep, folder]) chmodSync(path, 0o555);
    await asOtherUser(async () => {
      const recorder = open();
      for (const minute of [15, 25, 35]) await recorder.record(priced(`2026-11-24T10:${minute}:01Z`, 41_000));
      expect(reports).toEqual(['price history cannot be written']);
      expect(await cycles(recorder)).toEqual(['10:05 41000', '10:15 41000', '10:25 41000', '10:35 41000']);
    });
    for (const path of [folder, deep]) chmodSync(path, 0o755);
  },
);

it('a year of two metals stays under 5 MB: cycles for 40 days, hours for 400, and every day', async () => {
  const end = Date.parse('2026-11-24T10:05:00Z');
  const readings = Array.from({ length: 420 * 144 }, (_, index) => ({
    at: end - (420 * 144 - index) * 600_000,
    price: 4_100_000 + ((index * 7919) % 90_000),
  }));
  const silver = readings.map(({ at, price }) => ({ at, price: Math.round(price / 80) }));
  const recorder = withPast(async (metal) => ({
    readings: metal === 'gold' ? readings : silver,
    isDemonstration: false,
  }));
  await recorder.record(priced('2026-11-24T10:05:01Z', 41_000));
  await expect.poll(async () => (await recorder.recordingOf('silver'))?.candles.day.length).toBe(421);
  await recorder.record(priced('2026-11-24T10:15:01Z', 41_000));
  const candles = (await open().recordingOf('gold'))?.candles;
  expect(candles?.day).toHaveLength(421);
  expect(candles?.hour.length).toBeLessThanOrEqual(400 * 24 + 1);
  expect(candles?.hour.length).toBeGreaterThan(399 * 24);
  expect(candles?.cycle.length).toBeLessThanOrEqual(40 * 144);
  expect(candles?.cycle.length).toBeGreaterThan(39 * 144);
  expect(statSync(file).size + statSync(`${file}-wal`).size).toBeLessThan(5_000_000);
});

describe('a group', () => {
  const documents = new Map<string, Buffer>();
  let written = 0;
  let kept = 0;
  let now = 0;
  let store: SharedStore;
  const member = (source = 'a', secret = 's'.repeat(32)) =>
    open(createSharedHistory(store, source, secret), () => new Promise(() => {}));

  beforeEach(() => {
    documents.clear();
    [written, kept, now] = [0, 0, 1];
    store = {
      ...createMemoryStore(() => now),
      document: async (key) => documents.get(key) ?? null,
      putDocument: async (key, value, ttlMs) => {
        written += 1;
        kept = ttlMs;
        documents.set(key, value);
      },
    };
  });

  it('shares one recording, and only one instance writes it', async () => {
    const [one, two] = [member(), member()];
    await one.record(priced('2026-11-24T10:05:01Z', 41_000));
    await two.record(priced('2026-11-24T10:05:02Z', 41_000));
    expect(written).toBe(1);
    expect(kept).toBeGreaterThan(9 * 366 * 86_400_000);
    expect(await cycles(member())).toEqual(['10:05 41000']);
    await member('b').record(priced('2026-11-24T10:05:03Z', 42_000));
    expect(await cycles(member('b'))).toEqual(['10:05 42000']);
  });

  it('has what each instance recorded, also after the store lost its data', async () => {
    const [one, two] = [member(), member()];
    expect(await cycles(two)).toEqual([]);
    await one.record(priced('2026-11-24T10:05:01Z', 41_000));
    now += 60_001;
    await two.record(priced('2026-11-24T10:15:01Z', 41_100));
    expect(await cycles(two)).toEqual(['10:05 41000', '10:15 41100']);
    documents.clear();
    now += 60_001;
    await one.record(priced('2026-11-24T10:25:01Z', 41_200));
    now += 60_001;
    await two.record(priced('2026-11-24T10:35:01Z', 41_300));
    expect(await cycles(member())).toEqual(['10:05 41000', '10:15 41100', '10:25 41200', '10:35 41300']);
    const { candles: silver, isDemonstration } = (await member().recordingOf('silver')) ?? {};
    expect(isDemonstration).toBe(false);
    expect([silver?.cycle.length, silver?.hour, silver?.day.length]).toEqual([
      4,
      [{ at: Date.parse('2026-11-24T10:00:00Z'), last: 52_000, low: 52_000, high: 52_000 }],
      1,
    ]);
  });

  it('is told of a demonstration by the instance that got it', async () => {
    const past = { isDemonstration: true, readings: [{ at: Date.parse('2026-11-24T09:05:00Z'), price: 4_050_000 }] };
    const one = open(createSharedHistory(store, 'a', 's'.repeat(32)), async () => past);
    await one.record(priced('2026-11-24T10:05:01Z', 41_000));
    await expect.poll(async () => (await one.recordingOf('silver'))?.isDemonstration).toBe(true);
    now += 60_001;
    await one.record(priced('2026-11-24T10:15:01Z', 41_000));
    const two = await member().recordingOf('gold');
    expect([two?.isDemonstration, two?.candles.cycle[0]?.at]).toEqual([true, past.readings[0]?.at]);
  });

  it('does not read what another shop has written', async () => {
    await member().record(priced('2026-11-24T10:05:01Z', 41_000));
    expect(await cycles(member('a', 't'.repeat(32)))).toEqual([]);
    expect(reports).toEqual(['price history cannot be used: pages go without their charts']);
  });
});
