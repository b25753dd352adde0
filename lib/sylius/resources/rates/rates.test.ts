import { expect, it } from 'vitest';
import { formatChange } from '@/lib/prices/format';
import { collectReports } from '@/lib/reporting/reports.fixture';
import { parseRates } from './rates';

const { messages: reports } = collectReports();

it('rates: drops an invalid rate, and throws without any', () => {
  expect(
    parseRates({
      member: [
        { currency: 'XAU', rate: null },
        { currency: 'XAG', rate: 500 },
      ],
    }),
  ).toEqual({
    silver: { sekPerOunce: 500, change: 0 },
  });
  expect(reports).toEqual(['rates: members left out']);
  expect(() => parseRates({ member: [] })).toThrow();
});

it('rates: accepts any spelling of the currency, rejects empty data, and throws with a reason', () => {
  const of =
    (...list: object[]) =>
    () =>
      parseRates({ member: list });
  expect(of({ currency: 'xau', rate: 41_287 })()).toEqual({ gold: { sekPerOunce: 41_287, change: 0 } });
  expect(of({ currency: 'XAU', rate: 0 })).toThrow('neither gold nor silver');
  expect(of({ currency: 'XAU', rate: -1 })).toThrow('neither gold nor silver');
  expect(of({ currency: 'XAU', rate: 1e300 })).toThrow('neither gold nor silver');
  expect(of({ rate: 5 }, { currency: 'EUR', rate: 11 })).toThrow('neither gold nor silver');
});

it.each([
  ['XAU', 512.6],
  ['XAU', 3_700],
  ['XAU', 4_128_700],
  ['XAG', 41_287],
  ['XAG', 16.5],
])('rates: drops %s at %d, which is of the other metal, or in another unit or currency', (currency, rate) =>
  expect(() => parseRates({ member: [{ currency, rate }] })).toThrow('neither gold nor silver'),
);

it('rates: drops a rate below one öre and an implausible change', () => {
  const shown = (rate: number, priceChange: number) => {
    const { gold } = parseRates({ member: [{ currency: 'XAU', rate, priceChange }] });
    return gold && formatChange(gold);
  };
  expect(() => shown(1e-9, 0)).toThrow('neither gold nor silver');
  expect([1e308, -1e308, 41_286.999_99, -41_287].map((change) => shown(41_287, change))).toEqual(
    Array(4).fill('0,00\u00a0%'),
  );
  expect(shown(41_287, -12_000)).toBe('\u221222,52\u00a0%');
});
