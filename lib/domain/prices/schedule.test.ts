import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '@/lib/domain/inputs.fixture';
import { formatCountdown } from './countdown';
import { countdownTarget, lastPriceChange, nextPriceChange, secondsUntil } from './schedule';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe('the price schedule', () => {
  it.each([
    ['10:00:00', '10:05:00'],
    ['10:04:59.999', '10:05:00'],
    ['10:05:00', '10:15:00'],
    ['10:05:00.001', '10:15:00'],
    ['10:58:00', '11:05:00'],
    ['23:55:01', '00:05:00'],
  ])('returns for %s the change at %s', (now, next) => {
    expect(nextPriceChange(at(now)).toISOString().slice(11, 19)).toBe(next);
  });

  it('changes every ten minutes, at minutes ending in 5, always in the future', () => {
    holds(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        const next = nextPriceChange(now);
        const ahead = next.getTime() - now.getTime();
        expect(next.getUTCMinutes() % 10).toBe(5);
        expect(next.getUTCSeconds() * 1000 + next.getUTCMilliseconds()).toBe(0);
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual(600_000);
        expect(lastPriceChange(now).getTime()).toBe(next.getTime() - 600_000);
      }),
    );
  });

  it('counts down to one second before the change', () => {
    expect(countdownTarget(at('10:00:00')).toISOString()).toBe('2026-11-21T10:04:59.000Z');
    expect(secondsUntil(countdownTarget(at('10:00:00')), at('10:00:00'))).toBe(299);
    expect(secondsUntil(at('10:00:00'), at('10:00:10'))).toBe(0);
    expect([402, 599, -3].map(formatCountdown)).toEqual(['06:42', '09:59', '00:00']);
  });
});
