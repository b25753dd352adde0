import { formatGrams, formatPercent, formatSek } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import type { Lack, Worth } from './holdings';

/** "+1 234 SEK (+5,6 %)", "−14 SEK (−0,1 %)", "0 SEK (0,0 %)": what the value is above or below what was paid. */
export function formatChangeOf({ change, percent }: Pick<Worth, 'change' | 'percent'>): string {
  const signed = (text: string) => (change > 0 && /[1-9]/.test(text) ? `+${text}` : text);
  const kronor = signed(formatSek(change));
  return percent === null ? kronor : `${kronor} (${signed(formatPercent(percent))})`;
}

const FINE: Readonly<Record<Metal, string>> = { gold: 'finguld', silver: 'finsilver' };

/** "31,103 g finguld" */
export function formatFine(grams: number, metal: Metal): string {
  return `${formatGrams(grams)} ${FINE[metal]}`;
}

/** Why a product is not in the sum, after its name. */
export const LACKS: Readonly<Record<Lack, string>> = {
  gone: 'finns inte längre i sortimentet',
  'no-weight': 'vi vet inte finvikten',
  'no-buy-back': 'har inget återköpspris just nu',
  unknown: 'priset kan inte hämtas just nu',
};
