import { expect, it } from 'vitest';
import { nextPriceChange } from '@/lib/domain/prices/schedule';
import { epochOf, parseSystemStatus } from './system-status';

it('parses a status in ISO or seconds, and its epoch', () => {
  const received = new Date('2026-11-21T10:07:00Z');
  const status = parseSystemStatus({ time: 1795255620, changed: '2026-11-21T11:05:00+01:00' }, received);
  expect(status).toEqual({ time: '2026-11-21T10:07:00.000Z', changed: '2026-11-21T10:05:00.000Z' });
  const nextChange = nextPriceChange(received).toISOString();
  expect(epochOf(status)).toEqual({ changed: '2026-11-21T10:05:00.000Z', nextChange });
  expect(parseSystemStatus({ changed: 1795255500 }, received).time).toBe('2026-11-21T10:07:00.000Z');
  expect(() => parseSystemStatus({ time: 1 }, received)).toThrow();
});

it('replaces an implausible server time with ours, to compute the next change', () => {
  const received = new Date('2026-11-21T10:07:00Z');
  const status = parseSystemStatus({ time: 8.64e15, changed: 1795255500 }, received);
  expect(epochOf(status).nextChange).toBe(nextPriceChange(received).toISOString());
});
