import { formatDay } from '@/lib/content/dates';
import { formatGrams, formatPurity } from '@/lib/pricing/format';
import type { Product } from './product';

/**
 * The VAT line beside every price (domain.md 1 and 5.1): gold without VAT is investment gold; anything that carries VAT
 * says how much, from the amounts themselves. Null when there is no price to speak of.
 */
export function vatLabel({ metal, netPrice, vat }: Pick<Product, 'metal' | 'netPrice' | 'vat'>): string | null {
  if (netPrice === null || netPrice <= 0) return null;
  if (vat <= 0) return metal === 'gold' ? 'Momsfritt investeringsguld' : 'Momsfritt';
  return `inkl. ${Math.round((vat / netPrice) * 100)}\u00a0% moms`;
}

/** "till och med 31 december 2026": how long a limited offer lasts, in Sweden. Null without an end. */
export function untilLabel(until: string | null): string | null {
  return until === null ? null : `till och med ${formatDay(new Date(until))}`;
}

/** The table "Teknisk data" (spec.md section 2); a dash for what is not known. */
export function technicalData(product: Pick<Product, 'metalSymbol' | 'purity' | 'weight'>) {
  return [
    { name: 'Metall', value: product.metalSymbol ?? '–' },
    { name: 'Renhet', value: product.purity === null ? '–' : `${formatPurity(product.purity)}/1000` },
    { name: 'Nettovikt', value: product.weight === null ? '–' : formatGrams(product.weight) },
  ] as const;
}
