import { formatGrams, formatPercent, formatSek } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import type { Lack, Worth } from './holdings';

/** "+1 234 SEK" and "(+5,6 %)", "−14 SEK" and "(−0,1 %)": what the value is above or below what was paid. */
export function changeTexts({ change, percent }: Pick<Worth, 'change' | 'percent'>) {
  const signed = (text: string) => (change > 0 && /[1-9]/.test(text) ? `+${text}` : text);
  return {
    kronor: signed(formatSek(change)),
    percent: percent === null ? null : `(${signed(formatPercent(percent))})`,
  };
}

const FINE: Readonly<Record<Metal, string>> = { gold: 'finguld', silver: 'finsilver' };

/** "31,103 g finguld" */
export function formatFine(grams: number, metal: Metal): string {
  return `${formatGrams(grams)} ${FINE[metal]}`;
}

/** Why a product is not in the sum. */
export const LACKS: Readonly<Record<Lack, string>> = {
  gone: 'Finns inte längre i sortimentet, inget återköpspris',
  'no-weight': 'Vi vet inte finvikten',
  'no-buy-back': 'Inget återköpspris just nu',
  unknown: 'Priset kan inte hämtas just nu',
};
