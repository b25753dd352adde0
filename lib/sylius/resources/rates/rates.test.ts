import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatChange } from '@/lib/prices/format';
import { setReporter } from '@/lib/reporting/report';
import { parseRates } from './rates';

const reports: string[] = [];
beforeEach(() => {
  reports.length = 0;
  setReporter((message) => reports.push(message));
});
afterEach(() => setReporter(undefined));

it('rates: gold and silver only', () => {
  const list = [
    { currency: 'XAU', rate: '41287.4', priceChange: '0,42' },
    { currency: 'XAG', rate: 512.6, priceChange: -0.18 },
    { currency: 'EUR', rate: 11.2, priceChange: 0 },
  ];
  expect(parseRates({ 'hydra:member': list })).toEqual({
    gold: { sekPerOunce: 41287.4, change: 0.42 },
    silver: { sekPerOunce: 512.6, change: -0.18 },
  });
});

it('rates: one bad rate costs only itself, none at all is no response', () => {
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

it('rates: in any spelling of the currency, never of nothing, and no rates are a fault with its reason', () => {
  const of =
    (...list: object[]) =>
    () =>
      parseRates({ member: list });
  expect(of({ currency: 'xau', rate: 0.1 })()).toEqual({ gold: { sekPerOunce: 0.1, change: 0 } });
  expect(of({ currency: 'XAU', rate: 0 })).toThrow('neither gold nor silver');
  expect(of({ currency: 'XAU', rate: -1 })).toThrow('neither gold nor silver');
  expect(of({ currency: 'XAU', rate: 1e300 })).toThrow('neither gold nor silver');
  expect(of({ rate: 5 }, { currency: 'EUR', rate: 11 })).toThrow('neither gold nor silver');
});

it('rates: of less than an öre are none, and a change that nobody can believe is none', () => {
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
