import { expect, it } from 'vitest';
import {
  formatChange,
  formatClock,
  formatGrams,
  formatKrPerGram,
  formatNumber,
  formatPercent,
  formatPerFineGram,
  formatPremium,
  formatPurity,
  formatRate,
  formatSek,
  formatTrimmed,
} from './format';
import { ore } from './money';

const moved = (change: number) => formatChange({ sekPerOunce: 1000 + change, change });

/** An underscore in an expected text stands for a no-break space. */
it.each([
  ['a price in whole kronor, grouped', () => formatSek(ore(1_429_000)), '14_290_SEK'],
  ['less than a krona', () => formatSek(ore(99)), '1_SEK'],
  ['millions', () => formatSek(ore(123_456_789_00)), '123_456_789_SEK'],
  ['a negative amount', () => formatSek(ore(-5_000)), '−50_SEK'],
  ['nothing, without a sign', () => formatSek(ore(-30)), '0_SEK'],
  ['fine gold', () => formatPerFineGram(ore(142_914), 'gold'), '1_429_SEK/g_finguld'],
  ['fine silver', () => formatPerFineGram(ore(1_473), 'silver'), '14,73_SEK/g_finsilver'],
  ['an unknown metal', () => formatPerFineGram(ore(1_473), null), '14,73_SEK/g'],
  ['öre per gram below 100 kronor', () => formatKrPerGram(ore(9_999)), '99,99_SEK/g'],
  ['no öre from 100 kronor', () => formatKrPerGram(ore(10_000)), '100_SEK/g'],
  ['a half, rounded up', () => formatKrPerGram(ore(142_950)), '1_430_SEK/g'],
  ['below a half, rounded down', () => formatKrPerGram(ore(142_949)), '1_429_SEK/g'],
  ['the gold rate', () => formatRate(41_287.4), '41_287_SEK/oz'],
  ['the silver rate with öre', () => formatRate(512.6), '512,60_SEK/oz'],
  ['no öre from 10 000 kronor', () => formatRate(10_000), '10_000_SEK/oz'],
  ['a rise', () => moved(4.2), '+0,42_%'],
  ['a fall', () => moved(-1.8), '−0,18_%'],
  ['no change', () => moved(0), '0,00_%'],
  ['an invisible rise', () => moved(0.01), '0,00_%'],
  ['an invisible fall', () => moved(-0.01), '0,00_%'],
  ['a change from nothing', () => formatChange({ sekPerOunce: 10, change: 10 }), '0,00_%'],
  ['per cent', () => formatPercent(7.66), '7,7_%'],
  ['a premium with VAT', () => formatPremium({ paid: 46.31, beforeVat: 17.05 }), '46,3_% (17,1_% före moms)'],
  ['a half in floating point', () => formatNumber(1.005, 2), '1,01'],
  ['a negative half', () => formatNumber(-2.5), '−3'],
  ['a half alone', () => formatNumber(0.5), '1'],
  ['a carry', () => formatNumber(999.95, 1), '1_000,0'],
  ['zeros before the comma', () => formatTrimmed(100, 3), '100'],
  ['zeros after the comma', () => formatTrimmed(2.5, 2), '2,5'],
  ['zeros without decimals', () => formatTrimmed(1000, 0), '1_000'],
  ['a weight', () => formatGrams(9.999), '9,999_g'],
  ['a whole weight', () => formatGrams(10), '10_g'],
  ['a fineness', () => formatPurity(999.9), '999,9'],
  ['a whole fineness', () => formatPurity(900), '900'],
])('formats %s', (_, text, expected) => expect(text()).toBe(expected.replaceAll('_', '\u00a0')));

it('rejects amounts that are not whole öre', () => {
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => ore(value)).toThrow(new RangeError(`not an amount in öre: ${value}`));
});

it('formats clock times with a point, as in Sweden', () => {
  expect(formatClock(new Date('2026-11-21T09:05:00Z'))).toBe('10.05');
  expect(formatClock(new Date('2026-06-30T22:05:00Z'))).toBe('00.05');
});
