import { expect, it } from 'vitest';
import { describeStatus } from './price-status';

const now = new Date('2026-11-21T10:16:40Z');

it('the price status for open pages has the epoch of our pages, the backend’s time and the age', () => {
  const snapshot = {
    clockOffset: 2_000,
    confirmedAt: Date.parse('2026-11-21T10:16:30Z'),
    epoch: { changed: '2026-11-21T10:15:00.000Z', nextChange: '2026-11-21T10:25:00.000Z' },
    fingerprint: 'abcdefghijkl',
  };
  const shown = { changed: snapshot.epoch.changed, version: 'abcdefgh', age: 10, staleAfter: 900 };
  expect(describeStatus(snapshot, now, 900)).toEqual({ time: '2026-11-21T10:16:42.000Z', ...shown });
  expect(describeStatus(undefined, now, 900)).toMatchObject({ changed: null, version: null, age: null });
});
