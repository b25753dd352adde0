import { describe, expect, it } from 'vitest';
import { describeStatus } from './price-status';

const now = new Date('2026-11-21T10:16:40Z');

describe('the price status of an open page', () => {
  it('is the epoch of our pages, by the backend’s clock, with its age', () => {
    const snapshot = {
      clockOffset: 2_000,
      confirmedAt: Date.parse('2026-11-21T10:16:30Z'),
      epoch: { changed: '2026-11-21T10:15:00.000Z', nextChange: '2026-11-21T10:25:00.000Z' },
      fingerprint: 'abcdefghijkl',
    };
    expect(describeStatus(snapshot, now, 900)).toEqual({
      time: '2026-11-21T10:16:42.000Z',
      changed: '2026-11-21T10:15:00.000Z',
      version: 'abcdefgh',
      age: 10,
      staleAfter: 900,
    });
  });

  it('is an unknown age when this server has never been answered', () => {
    expect(describeStatus(undefined, now, 900)).toMatchObject({ changed: null, version: null, age: null });
  });
});
