import { describe, expect, it } from 'vitest';
import { readRates, readStatus } from './shop-status';

describe('readStatus', () => {
  it('reads the server’s time of the prices, and the same status from another tab', () => {
    const closed = { scope: 'gold', reason: 'stopped' };
    const status = { version: 'a', age: 3, staleAfter: 900, closed, release: 'one' };
    const read = { ...status, changed: Date.parse('2026-11-21T10:15:00Z') };
    expect(readStatus({ ...status, changed: '2026-11-21T10:15:00Z' })).toEqual(read);
    expect(readStatus(read)).toEqual(read);
  });

  it('reads the status of a tab or server of a release that does not say which it is', () =>
    expect(readStatus({ changed: 1, version: 'a', age: 3, staleAfter: 900 })).toMatchObject({ release: null }));

  it('has no time of the prices for an unreadable one', () => {
    for (const changed of ['snart', null, undefined])
      expect(readStatus({ changed, staleAfter: 900 })).toMatchObject({ changed: null });
  });
});

it('readStatus takes orders unless the server clearly says that it does not', () => {
  for (const closed of [undefined, null, 'all', { scope: 'platinum', reason: 'stopped' }, { scope: 'all' }])
    expect(readStatus({ changed: null, staleAfter: 900, closed })).toMatchObject({ closed: null });
});

it('readRates keeps each readable rate', () => {
  const gold = { sekPerOunce: 41287.5, change: -0.4 };
  expect(readRates({ gold, silver: { sekPerOunce: 512.6, change: 0 }, platinum: gold })).toEqual({
    gold,
    silver: { sekPerOunce: 512.6, change: 0 },
  });
  expect(readRates({ gold, silver: { sekPerOunce: '512', change: 0 } })).toEqual({ gold });
  for (const unreadable of [{ gold: { sekPerOunce: 0, change: 0 } }, {}, null])
    expect(readRates(unreadable)).toBeNull();
});
