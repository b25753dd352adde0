import { amountOrNull, type Ore } from '@/lib/domain/prices/money';

/** The rates of Swedish VAT in percent. */
const RATES = [25, 12, 6] as const;

/** Öre between a VAT and what a rate gives: the least of the rates, and which one it is. */
function nearestRate(gross: Ore, vat: Ore): { readonly rate: number; readonly off: number } {
  const rates = RATES.map((rate) => ({ rate, off: Math.abs(vat - (gross * rate) / (100 + rate)) }));
  return rates.reduce((best, each) => (each.off < best.off ? each : best));
}

/**
 * The rate of the VAT in an amount, in percent. Null for what is no rate: the two contradict each other.
 * @param pieces each of which may be rounded by an öre
 */
export function vatRate(gross: Ore, vat: Ore, pieces: number): number | null {
  if (vat === 0) return 0;
  const { rate, off } = nearestRate(gross, vat);
  return vat > 0 && vat < gross && off <= pieces ? rate : null;
}

/** The VAT in the sum of a line, where a backend sends that of the line or of one piece: the one that is nearest to a rate. Null for neither. */
export function lineVatOf(total: Ore, vat: Ore, pieces: number): Ore | null {
  const [best] = [vat, vat * pieces]
    .flatMap((each) => amountOrNull(each) ?? [])
    .filter((each) => vatRate(total, each, pieces) !== null)
    .sort((one, other) => nearestRate(total, one).off - nearestRate(total, other).off);
  return best ?? null;
}
