import { expect, it, onTestFinished, vi } from 'vitest';
import { backendTimeZone, isTimeZone, momentOf } from './time-zone';

const ZONE = 'Europe/Stockholm';
const HOUR = 3_600_000;

it.each([
  ['in winter', '2026-01-15T12:00', '2026-01-15T11:00'],
  ['in summer', '2026-07-15T12:00', '2026-07-15T10:00'],
  ['before summer begins', '2026-03-29T01:59', '2026-03-29T00:59'],
  ['that is skipped in spring: an hour later', '2026-03-29T02:30', '2026-03-29T01:30'],
  ['after summer has begun', '2026-03-29T03:00', '2026-03-29T01:00'],
  ['that occurs twice in autumn: the first', '2026-10-25T02:30', '2026-10-25T00:30'],
  ['after winter has begun', '2026-10-25T03:00', '2026-10-25T02:00'],
])('converts a Swedish time %s', (_, local, moment) =>
  expect(new Date(momentOf(Date.parse(`${local}Z`), ZONE)).toISOString()).toBe(`${moment}:00.000Z`),
);

it('converts a time of another zone', () => {
  expect(momentOf(0, 'America/New_York')).toBe(5 * HOUR);
  expect(momentOf(0, 'UTC')).toBe(0);
});

it('the zone is Swedish unless it is set', () => {
  expect([isTimeZone('America/New_York'), isTimeZone('Europe/Atlantis')]).toEqual([true, false]);
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const [set, zone] of [
    [undefined, ZONE],
    ['', ZONE],
    ['UTC', 'UTC'],
  ]) {
    vi.stubEnv('COMMERCE_TIME_ZONE', set);
    expect(backendTimeZone()).toBe(zone);
  }
});
