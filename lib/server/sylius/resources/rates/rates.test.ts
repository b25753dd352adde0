import { expect, it } from 'vitest';
import { formatChange } from '@/lib/domain/prices/format';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { parseRates } from './rates';

const { messages: reports } = collectReports();
const read = (...member: object[]) => parseRates({ member });

it('rates: any spelling of the currency counts, and an invalid rate is dropped', () => {
  const silver = { sekPerOunce: 500, change: 0 };
  expect(read({ currency: 'XAU', rate: null }, { currency: 'xag', rate: 500 })).toEqual({ silver });
  expect(reports).toEqual(['rates: members left out']);
});

it.each<[string, ...object[]]>([
  ['no price', { currency: 'XAU', rate: 0 }, { currency: 'XAU', rate: -1 }, { currency: 'XAU', rate: 1e300 }],
  ['less than one öre', { currency: 'XAU', rate: 1e-9 }],
  ['neither gold nor silver', { rate: 5 }, { currency: 'EUR', rate: 11 }],
  ['nothing'],
  ['the other metal', { currency: 'XAU', rate: 512.6 }, { currency: 'XAG', rate: 41_287 }],
  ['another unit or currency', { currency: 'XAU', rate: 3_700 }, { currency: 'XAU', rate: 4_128_700 }],
  ['another unit of silver', { currency: 'XAG', rate: 16.5 }],
])('rates: throws with rates of %s only', (_, ...members) =>
  expect(() => read(...members)).toThrow('neither gold nor silver'),
);

it('rates: drops an implausible change', () => {
  const shown = (priceChange: number) => {
    const { gold } = read({ currency: 'XAU', rate: 41_287, priceChange });
    return gold && formatChange(gold);
  };
  expect([1e308, -1e308, 41_286.999_99, -41_287].map(shown)).toEqual(Array(4).fill('0,00\u00a0%'));
  expect(shown(-12_000)).toBe('\u221222,52\u00a0%');
});
