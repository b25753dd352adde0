import { describe, expect, it } from 'vitest';
import { nextPriceChange } from '@/lib/domain/prices/schedule';
import { emptySnapshot, type Snapshot } from './load/load';
import {
  announcementOf,
  callToJoin,
  confirmedBy,
  type HeldSnapshot,
  hasMoreRates,
  holdingAfter,
  isCheckDue,
  isDue,
  isOld,
  isPaused,
} from './snapshot-rules';

const at = (time: string) => `2026-11-21T${time}.000Z`;
const moment = (time: string) => Date.parse(at(time));
const NOW = moment('10:07:00');

const snapshotOf = (time: string): Snapshot => ({
  ...emptySnapshot(),
  epoch: { changed: at(time), nextChange: nextPriceChange(new Date(at(time))).toISOString() },
});

describe('what is on sale after a load', () => {
  const holding: HeldSnapshot = { snapshot: snapshotOf('10:05:00'), begun: 100, past: ['earlier'] };

  it.each<[string, HeldSnapshot | null, string, number, readonly string[] | null]>([
    ['is the first one', null, '10:05:00', 0, []],
    ['is the old one when the load began earlier', holding, '10:15:00', 99, null],
    ['is the new one when both began at once', holding, '10:15:00', 100, ['earlier', at('10:05:00')]],
    ['has no further past in the same epoch', holding, '10:05:00', 200, ['earlier']],
    ['may be of an epoch that was past', { ...holding, past: [at('09:55:00')] }, '09:55:00', 200, [at('10:05:00')]],
  ])('%s', (_, before, time, begun, past) => {
    const snapshot = snapshotOf(time);
    expect(holdingAfter(before, snapshot, begun)).toEqual(past === null ? before : { snapshot, begun, past });
  });

  it('keeps the epochs of the last four hours', () => {
    const past = Array.from({ length: 24 }, (_, index) => `epoch ${index}`);
    const { past: later } = holdingAfter({ ...holding, past }, snapshotOf('10:15:00'), 200);
    expect([later.length, later[0], later.at(-1)]).toEqual([24, 'epoch 1', at('10:05:00')]);
  });
});

it.each<[string, readonly number[], number | undefined]>([
  ['none of none', [], undefined],
  ['the newest while it is not ten seconds old', [12, 9.9], 9.9],
  ['none when the newest may be stuck', [12, 10], undefined],
  ['the newest when three run side by side', [30, 20, 10], 10],
])('a caller joins %s', (_, seconds, joined) => {
  const calls = seconds.map((ago) => ({ at: NOW - ago * 1000 }));
  expect(callToJoin(calls, NOW)?.at).toBe(joined === undefined ? undefined : NOW - joined * 1000);
});

it.each([
  [null, false],
  [0, true],
  [999, true],
  [1_000, false],
])('requests pause for a second after a failure: %s ms ago, %s', (ago, isExpected) => {
  expect(isPaused(ago === null ? null : { at: NOW - ago }, NOW)).toBe(isExpected);
});

describe('a price change', () => {
  it.each([
    ['10:15:00', '10:14:59', 0, false],
    ['10:15:00', '10:15:00', 0, true],
    ['10:15:00', '10:14:31', 30_000, true],
    ['10:15:00', '10:18:00', 0, true],
    // The market is closed when no change follows within two minutes.
    ['10:25:00', '10:16:00', 0, true],
    ['10:25:00', '10:17:00', 0, false],
  ])('is due by the backend’s clock: at %s, now %s + %d ms', (next, now, clockOffset, due) => {
    const epoch = { changed: at('10:05:00'), nextChange: at(next) };
    expect(isDue({ epoch, clockOffset }, moment(now))).toBe(due);
  });

  it('is not due any more once it has come', () => {
    expect(isDue(snapshotOf('10:15:00'), moment('10:16:00'))).toBe(false);
  });

  it.each([
    ['10:14:59', 60, false],
    ['10:15:01', 60, true],
    ['10:15:01', 5, true],
    ['10:15:01', 4, false],
  ])('makes a page at %s check, %d s after the last check: %s', (now, seconds, isExpected) => {
    expect(isCheckDue(snapshotOf('10:05:00'), moment(now) - seconds * 1000, moment(now))).toBe(isExpected);
  });
});

it.each([
  ['a good snapshot', true, 300, false],
  ['a good snapshot', true, 301, true],
  ['one that lacks something', false, 60, false],
  ['one that lacks something', false, 61, true],
])('%s (%s) is loaded again for its age of %d s: %s', (_, isGood, seconds, isExpected) => {
  expect(isOld({ loadedAt: NOW - seconds * 1000 }, isGood, NOW)).toBe(isExpected);
});

describe('a confirmed snapshot', () => {
  const gold = { sekPerOunce: 41_000, change: 1 };
  const silver = { sekPerOunce: 520, change: 1 };
  const before = { ...snapshotOf('10:05:00'), rates: { gold } };
  const status = { time: at('10:07:02'), changed: at('10:05:00'), received: NOW };

  it('has the status’ times and the spot prices that it lacked', () => {
    const confirmed = confirmedBy(before, status, { silver });
    expect(confirmed).toEqual({ ...before, clockOffset: 2_000, confirmedAt: NOW, rates: { gold, silver } });
    expect(announcementOf(confirmed)).not.toBe(announcementOf(before));
    expect(hasMoreRates(confirmed, before)).toBe(true);
  });

  it('is announced as the same one when only its times differ', () => {
    const confirmed = confirmedBy(before, status, {});
    expect(announcementOf(confirmed)).toBe(announcementOf(before));
    expect(hasMoreRates(confirmed, before)).toBe(false);
  });
});
