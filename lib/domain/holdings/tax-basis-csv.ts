import { stringify } from 'csv-stringify/browser/esm/sync';
import type { Ore } from '@/lib/domain/prices/money';
import type { BasisYear, Held } from './tax-basis';

const HEADER = [
  'År',
  'Rad',
  'Datum',
  'Beställning',
  'Produkt',
  'Artikelnummer',
  'Antal',
  'Betalt (SEK)',
  'Antal totalt',
  'Inköpspris totalt (SEK)',
  'Genomsnitt per styck (SEK)',
];

/** "1234,50": Swedish decimals without a separator of thousands, as a spreadsheet reads a number. */
function kronor(amount: Ore): string {
  return (amount / 100).toFixed(2).replace('.', ',');
}

const totals = ({ quantity, cost, average }: Held) => [String(quantity), kronor(cost), kronor(average)];

/** A name on one line: a line break would end the row in some programs, and hide a formula behind it. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Marked as text: a spreadsheet makes "000000012" 12, "1-10" a date and "10E5" a million. */
const identifier = (text: string) => `'${oneLine(text)}`;

/** As a Swedish spreadsheet opens a file: semicolons, UTF-8 with a byte order mark, every cell quoted, and none that is read as a formula. */
const FORMAT = {
  bom: true,
  quoted: true,
  quoted_empty: true,
  delimiter: ';',
  record_delimiter: 'windows',
  escape_formulas: true,
} as const;

/** The basis for the tax return as CSV: the purchases of each year, and then each product at its end. */
export function taxBasisCsv(years: readonly BasisYear[]): string {
  const rows = years.flatMap(({ year, purchases, end }) => [
    ...purchases.map(({ day, orderNumber, name, productCode, quantity, paid, held }) => [
      ...[year, 'Köp', day, identifier(orderNumber), oneLine(name), identifier(productCode)],
      ...[String(quantity), kronor(paid), ...totals(held)],
    ]),
    ...end.map((product) => [
      ...[year, 'Årets slut', '', '', oneLine(product.name), identifier(product.productCode), '', ''],
      ...totals(product),
    ]),
  ]);
  return stringify([HEADER, ...rows], FORMAT);
}
