import { describe, expect, it } from 'vitest';
import {
  formatChange,
  formatClock,
  formatGrams,
  formatKrPerGram,
  formatNumber,
  formatPercent,
  formatPerFineGram,
  formatPurity,
  formatRate,
  formatSek,
  formatTrimmed,
} from './format';
import { ore } from './money';

describe('prices', () => {
  it('are whole kronor, grouped with no-break spaces', () => {
    expect(formatSek(ore(1_429_000))).toBe('14\u00a0290\u00a0SEK');
    expect(formatSek(ore(99))).toBe('1\u00a0SEK');
    expect(formatSek(ore(123_456_789_00))).toBe('123\u00a0456\u00a0789\u00a0SEK');
    expect(formatSek(ore(-5_000))).toBe('\u221250\u00a0SEK');
    expect(formatSek(ore(-30))).toBe('0\u00a0SEK');
  });

  it('per gram of fine metal name the metal', () => {
    expect(formatPerFineGram(ore(142_914), 'gold')).toBe('1\u00a0429\u00a0SEK/g\u00a0finguld');
    expect(formatPerFineGram(ore(1_473), 'silver')).toBe('14,73\u00a0SEK/g\u00a0finsilver');
    expect(formatPerFineGram(ore(1_473), null)).toBe('14,73\u00a0SEK/g');
  });

  it('per gram show öre only below 100 kronor', () => {
    expect(formatKrPerGram(ore(142_900))).toBe('1\u00a0429\u00a0SEK/g');
    expect(formatKrPerGram(ore(1_473))).toBe('14,73\u00a0SEK/g');
    expect(formatKrPerGram(ore(9_999))).toBe('99,99\u00a0SEK/g');
    expect(formatKrPerGram(ore(10_000))).toBe('100\u00a0SEK/g');
  });

  it('per gram are rounded, not truncated', () => {
    expect(formatKrPerGram(ore(142_950))).toBe('1\u00a0430\u00a0SEK/g');
    expect(formatKrPerGram(ore(142_949))).toBe('1\u00a0429\u00a0SEK/g');
  });

  it('reject amounts that are not whole öre', () => {
    for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => ore(value)).toThrow(new RangeError(`not an amount in öre: ${value}`));
    }
  });
});

it('formats clock times with a point, as in Sweden', () => {
  expect(formatClock(new Date('2026-11-21T09:05:00Z'))).toBe('10.05');
  expect(formatClock(new Date('2026-06-30T22:05:00Z'))).toBe('00.05');
});

describe('rates and changes', () => {
  it("match the price bar's format", () => {
    expect(formatRate(41_287.4)).toBe('41\u00a0287\u00a0SEK/oz');
    expect(formatRate(512.6)).toBe('512,60\u00a0SEK/oz');
    expect(formatRate(10_000)).toBe('10\u00a0000\u00a0SEK/oz');
    const moved = (change: number) => formatChange({ sekPerOunce: 1000 + change, change });
    expect(moved(4.2)).toBe('+0,42\u00a0%');
    expect(moved(-1.8)).toBe('\u22120,18\u00a0%');
    expect(moved(0)).toBe('0,00\u00a0%');
    expect(moved(0.01)).toBe('0,00\u00a0%');
    expect(moved(-0.01)).toBe('0,00\u00a0%');
    expect(formatChange({ sekPerOunce: 10, change: 10 })).toBe('0,00\u00a0%');
    expect(formatPercent(7.66)).toBe('7,7\u00a0%');
  });
});

describe('numbers', () => {
  it('round halves away from zero, floating point or not', () => {
    expect(formatNumber(1.005, 2)).toBe('1,01');
    expect(formatNumber(-2.5)).toBe('\u22123');
    expect(formatNumber(0.5)).toBe('1');
    expect(formatNumber(999.95, 1)).toBe('1\u00a0000,0');
  });

  it('lose trailing zeros only after the comma', () => {
    expect(formatTrimmed(100, 3)).toBe('100');
    expect(formatTrimmed(2.5, 2)).toBe('2,5');
    expect(formatTrimmed(1000, 0)).toBe('1\u00a0000');
    expect(formatGrams(9.999)).toBe('9,999\u00a0g');
    expect(formatGrams(10)).toBe('10\u00a0g');
    expect(formatPurity(999.9)).toBe('999,9');
    expect(formatPurity(900)).toBe('900');
  });
});
