import { describe, expect, it } from 'vitest';
import type { Snapshot } from '@/lib/catalogue/snapshot';
import { NO_LOAD } from '../load/load-report';
import { describeReadiness } from './readiness';

const NOW = Date.parse('2026-11-21T10:07:00Z');
const memory = { kind: 'memory', connected: true } as const;

const snapshot = (secondsAgo: number) =>
  ({
    confirmedAt: NOW - secondsAgo * 1000,
    epoch: { changed: '2026-11-21T10:05:00.000Z', nextChange: '2026-11-21T10:15:00.000Z' },
    catalogue: { products: [{}, {}] },
    report: NO_LOAD,
  }) as unknown as Snapshot;

const readiness = (secondsAgo: number | null, more: object = {}) =>
  describeReadiness({
    snapshot: secondsAgo === null ? undefined : snapshot(secondsAgo),
    refused: undefined,
    backendRespondedAt: secondsAgo === null ? null : NOW - secondsAgo * 1000,
    store: memory,
    now: NOW,
    ...more,
  });

describe('readiness', () => {
  it('is true when the last check confirmed the prices', () => {
    expect(readiness(11)).toEqual({
      ready: true,
      canShowPages: true,
      checks: {
        catalogue: { ok: true, products: 2, epoch: '2026-11-21T10:05:00.000Z', load: NO_LOAD, refused: null },
        prices: { ok: true, ageSeconds: 11 },
        backend: { ok: true, answeredSecondsAgo: 11 },
        store: { ok: true, kind: 'memory' },
      },
    });
  });

  it('includes the report of a refused load, without product codes', () => {
    const load = { ...NO_LOAD, received: 20, placed: 12 };
    expect(readiness(1, { refused: { at: NOW - 4000, report: load } }).checks.catalogue.refused).toEqual({
      secondsAgo: 4,
      load,
    });
  });

  it('is false after fifteen seconds without a confirmation, while pages can be shown', () => {
    expect(readiness(15)).toMatchObject({
      ready: false,
      canShowPages: true,
      checks: { prices: { ok: false }, backend: { ok: false } },
    });
  });

  it('distinguishes a backend with unusable responses from one that is down', () => {
    expect(readiness(60, { backendRespondedAt: NOW - 2_000 }).checks).toMatchObject({
      prices: { ok: false, ageSeconds: 60 },
      backend: { ok: true, answeredSecondsAgo: 2 },
    });
  });

  it('reports that pages cannot be shown without a catalogue', () => {
    expect(readiness(null)).toMatchObject({
      ready: false,
      canShowPages: false,
      checks: { catalogue: { ok: false, products: 0, epoch: null }, prices: { ageSeconds: null } },
    });
  });

  it('stays true without the shared store, and reports that', () => {
    expect(readiness(1, { store: { kind: 'valkey', connected: false } })).toMatchObject({
      ready: true,
      checks: { store: { ok: false, kind: 'valkey' } },
    });
  });
});
