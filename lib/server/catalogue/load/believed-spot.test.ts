import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSnapshots } from '../snapshot.fixture';
import { believedOf, lastBelieved, noteBelieved, recallSpotsFrom } from './believed-spot';

const HOUR = 3_600_000;
const note = (sekPerOunce: number, at = Date.now()) => noteBelieved({ gold: { sekPerOunce, change: 0 } }, at);
const gold = async () => (await lastBelieved()).gold?.sekPerOunce;

beforeEach(() => {
  forgetSnapshots();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12) });
  return () => {
    vi.useRealTimers();
    forgetSnapshots();
    recallSpotsFrom(async () => undefined);
  };
});

it('follows the prices, and after the clock was set back, too', async () => {
  note(40_000);
  note(39_000, Date.now() - 1);
  expect(await gold(), 'requested earlier').toBe(40_000);
  vi.setSystemTime(Date.now() - HOUR);
  note(41_000);
  expect(await gold()).toBe(41_000);
});

it('of an earlier process are those that it has recorded, as far as they can be read', async () => {
  const recorded = { sekPerOunce: 42_000, at: Date.now() };
  recallSpotsFrom(async (metal) => {
    if (metal === 'silver') throw new Error('broken');
    return recorded;
  });
  expect(await lastBelieved()).toEqual({ gold: recorded });
  note(43_000);
  expect(await gold()).toBe(43_000);
});

it.each([
  [7 * 24 - 1, {}],
  [7 * 24, { gold: { sekPerOunce: 60_000, change: 0 } }],
])('the last one of the past week refuses one that is half as high again: %d hours', async (hours, believed) => {
  note(40_000, Date.now() - hours * HOUR);
  expect(await believedOf({ gold: { sekPerOunce: 60_000, change: 0 } })).toEqual(believed);
});
