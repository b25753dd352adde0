import { expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import { itemFixture, orderFixture } from './order.fixture';
import { purchasesOf } from './purchases';
import { taxBasis } from './tax-basis';
import { taxBasisCsv } from './tax-basis-csv';

const bought = (orderId: number, createdAt: string, quantity: number, total: number, productCode = 'GT-10G') =>
  orderFixture({
    orderId,
    number: `00000000${orderId}`,
    createdAt,
    orderItems: [itemFixture({ productCode, name: `=${productCode}`, quantity, total: ore(total) })],
  });

const { purchases } = purchasesOf([
  bought(1, '2025-02-03T09:00:00.000Z', 1, 1_000_000),
  bought(2, '2025-06-01T09:00:00.000Z', 2, 2_600_000),
  bought(3, '2025-12-31T23:30:00.000Z', 1, 5_000_050, 'GM-1OZ'),
  bought(4, '2027-01-05T09:00:00.000Z', 4, 5_800_000),
]);

it('has the average cost per piece after each purchase, and of each product at the end of a year', () => {
  const years = taxBasis(purchases);
  expect(
    years.map(({ year, purchases: rows, end }) => [
      year,
      rows.map(({ held }) => [held.quantity, held.cost, held.average]),
      end.map(({ productCode, average }) => [productCode, average]),
    ]),
  ).toEqual([
    [
      '2025',
      [
        [1, 1_000_000, 1_000_000],
        [3, 3_600_000, 1_200_000],
      ],
      [['GT-10G', 1_200_000]],
    ],
    [
      '2026',
      [[1, 5_000_050, 5_000_050]],
      [
        ['GT-10G', 1_200_000],
        ['GM-1OZ', 5_000_050],
      ],
    ],
    [
      '2027',
      [[7, 9_400_000, 1_342_857]],
      [
        ['GT-10G', 1_342_857],
        ['GM-1OZ', 5_000_050],
      ],
    ],
  ]);
});

const rowsOf = (csv: string) => csv.split('\r\n').map((row) => row.replaceAll('"', '').split(';'));

it('is written as CSV with Swedish decimals, every cell quoted and without formulas', () => {
  const csv = taxBasisCsv(taxBasis(purchases));
  expect(
    csv
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .every((row) => /^"[^"]*"(;"[^"]*")*$/.test(row)),
  ).toBe(true);
  const [header, first, , end, ...rest] = rowsOf(csv);
  expect(header?.join(';')).toBe(
    '\uFEFFÅr;Rad;Datum;Beställning;Produkt;Artikelnummer;Antal;Betalt (SEK);Antal totalt;Inköpspris totalt (SEK);Genomsnitt per styck (SEK)',
  );
  expect(first?.join(';')).toBe("2025;Köp;2025-02-03;'000000001;'=GT-10G;'GT-10G;1;10000,00;1;10000,00;10000,00");
  expect(end?.join(';')).toBe("2025;Årets slut;;;'=GT-10G;'GT-10G;;;3;36000,00;12000,00");
  expect(rest).toContainEqual(
    "2027;Köp;2027-01-05;'000000004;'=GT-10G;'GT-10G;4;58000,00;7;94000,00;13428,57".split(';'),
  );
});

it.each(['1-10', '10E5', '000012', '=1+1'])(
  'the identifier %s is text, and a name with line breaks one line',
  (code) => {
    const given = bought(1, '2025-02-03T09:00:00.000Z', 1, 1_000_000, code);
    const orderItems = [
      itemFixture({ productCode: code, name: '\n=HYPERLINK("x")\u2028Tacka\r\n10 g', total: ore(1) }),
    ];
    const rows = rowsOf(taxBasisCsv(taxBasis(purchasesOf([{ ...given, number: code, orderItems }]).purchases)));
    expect(rows).toHaveLength(4);
    expect(rows[1]?.slice(3, 6)).toEqual([`'${code}`, "'=HYPERLINK(x) Tacka 10 g", `'${code}`]);
  },
);
