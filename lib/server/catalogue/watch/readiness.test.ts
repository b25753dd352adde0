import { describe, expect, it } from 'vitest';
import type { Snapshot } from '@/lib/server/catalogue/snapshot';
import { NO_LOAD } from '../load/load-report';
import { describeReadiness } from './readiness';

const NOW = Date.parse('2026-11-21T10:07:00Z');
const WORKS = { renders: true, revalidates: true };
const memory = { kind: 'memory', connected: true } as const;

const snapshot = (secondsAgo: number) =>
  ({
    confirmedAt: NOW - secondsAgo * 1000,
    epoch: { changed: '2026-11-21T10:05:00.000Z', nextChange: '2026-11-21T10:15:00.000Z' },
    catalogue: { products: [{}, {}] },
    report: NO_LOAD,
  }) as unknown as Snapshot;

const SELLING = { ok: true, priced: 2, forSale: 2, listed: 2, before: null };
const CHANGES = { ok: true, missed: 0, ageSeconds: 120 };
const SPOT = { gold: 11_000, silver: 11_000 };

const readiness = (secondsAgo: number | null, more: object = {}) =>
  describeReadiness({
    snapshot: secondsAgo === null ? undefined : snapshot(secondsAgo),
    refused: undefined,
    leftOut: [],
    selling: secondsAgo === null ? undefined : SELLING,
    spot: secondsAgo === null ? undefined : SPOT,
    changes: secondsAgo === null ? undefined : CHANGES,
    closed: null,
    backendRespondedAt: secondsAgo === null ? null : NOW - secondsAgo * 1000,
    store: memory,
    own: WORKS,
    isLeaving: false,
    now: NOW,
    ...more,
  });

describe('readiness', () => {
  it('is true when the last check confirmed the prices', () => {
    expect(readiness(11)).toEqual({
      ready: true,
      canShowPages: true,
      checks: {
        catalogue: {
          ok: true,
          products: 2,
          epoch: '2026-11-21T10:05:00.000Z',
          load: NO_LOAD,
          refused: null,
          leftOut: 0,
          codes: [],
        },
        prices: { ok: true, ageSeconds: 11 },
        spot: { ok: true, ageSeconds: { gold: 11, silver: 11 } },
        changes: CHANGES,
        selling: { ...SELLING, closed: null },
        backend: { ok: true, answeredSecondsAgo: 11 },
        pages: { ok: true, ...WORKS },
        leaving: { ok: true },
        store: { ok: true, kind: 'memory' },
      },
    });
  });

  it('names the first products that are not sold, and why', () => {
    const leftOut = Array.from({ length: 30 }, (_, index) => ({ code: `a-${index}`, reason: 'no price' }));
    const { leftOut: count, codes } = readiness(1, { leftOut }).checks.catalogue;
    expect([count, codes.length, codes[0]]).toEqual([30, 20, { code: 'a-0', reason: 'no price' }]);
  });

  it('is false of an instance that has been told to end, for orders and for pages', () => {
    expect(readiness(1, { isLeaving: true })).toMatchObject({ ready: false, canShowPages: false });
  });

  it.each([
    ['before the first page', { renders: null, revalidates: true }, false, false],
    ['when its pages fail', { renders: false, revalidates: true }, false, false],
    ['before the first revalidation', { renders: true, revalidates: null }, false, true],
    ['when its own part of a revalidation fails', { renders: true, revalidates: false }, false, true],
  ])('is false %s', (_, own, ready, canShowPages) => {
    expect(readiness(1, { own })).toMatchObject({ ready, canShowPages, checks: { pages: { ok: false } } });
  });

  it.each<[string, number | null, object, boolean, ...string[]]>([
    ['fifteen seconds without a confirmation', 15, {}, false, 'prices', 'backend'],
    ['a backend whose responses are unusable', 60, { backendRespondedAt: NOW - 2_000 }, false, 'prices'],
    ['no catalogue', null, {}, false, 'catalogue', 'prices', 'spot', 'changes', 'selling', 'backend'],
    ['prices that stand still, but are sold at', 1, { changes: { ...CHANGES, ok: false } }, true, 'changes'],
    ['prices that have stood still too long', 1, { closed: { scope: 'all', reason: 'still' } }, false, 'selling'],
    ['no failure, though somebody has stopped orders', 1, { closed: { scope: 'all', reason: 'stopped' } }, true],
    ['nothing to sell', 1, { selling: { ...SELLING, ok: false } }, false, 'selling'],
    ['a spot price that counts no longer', 1, { spot: { ...SPOT, silver: 7_201_000 } }, false, 'spot'],
    ['a spot price that was never known', 1, { spot: { gold: null } }, false, 'spot'],
    ['spot prices of two hours ago', 1, { spot: { ...SPOT, silver: 7_200_000 } }, true],
    ['no shared store', 1, { store: { kind: 'valkey', connected: false } }, true, 'store'],
  ])('names what fails: %s', (_, secondsAgo, more, isReady, ...failing) => {
    const { ready, canShowPages, checks } = readiness(secondsAgo, more);
    expect([ready, canShowPages]).toEqual([isReady, secondsAgo !== null]);
    const failed = Object.entries(checks).filter(([, { ok }]) => !ok);
    expect(failed.map(([name]) => name)).toEqual(failing);
  });

  it('has no numbers before the first load, and is ready at fourteen seconds', () => {
    expect(readiness(null).checks).toMatchObject({
      catalogue: { ok: false, products: 0, epoch: null, load: null, refused: null },
      prices: { ok: false, ageSeconds: null },
      backend: { ok: false, answeredSecondsAgo: null },
    });
    expect(readiness(1, { backendRespondedAt: undefined }).checks.backend.answeredSecondsAgo).toBeNull();
    expect(readiness(14).ready).toBe(true);
    for (const store of [
      { kind: 'valkey', connected: true },
      { kind: 'memory', connected: false },
    ])
      expect(readiness(1, { store }).checks.store).toEqual({ ok: true, kind: store.kind });
  });

  it('includes the report of a refused load', () => {
    const report = { ...NO_LOAD, received: 20, placed: 12 };
    const { checks } = readiness(1, { refused: { at: NOW - 4000, report } });
    expect(checks.catalogue.refused).toEqual({ secondsAgo: 4, load: report });
  });
});
