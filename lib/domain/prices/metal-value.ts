import { typedText } from '@/lib/domain/typed-text';
import type { Metal } from './goods';

export interface Fineness {
  readonly id: string;
  /** "18 karat" */
  readonly label: string;
  /** The usual hallmark. */
  readonly stamp: string;
  readonly perMille: number;
  readonly examples: string;
  /** The fineness of most objects in Swedish homes. */
  readonly isUsual?: true;
}

type Finenesses = readonly [Fineness, ...Fineness[]];

/** Finenesses of gold in Swedish homes, highest first. */
export const FINENESSES: Finenesses = [
  { id: '24', label: '24 karat', stamp: '999', perMille: 999, examples: 'tackor, Maple Leaf, Philharmoniker' },
  { id: 'dukat', label: 'Dukat', stamp: '986', perMille: 986, examples: 'holländska och österrikiska dukater' },
  { id: '23', label: '23 karat', stamp: '23K', perMille: 958.3, examples: 'äldre vigselringar, ”dukatguld”' },
  { id: '22', label: '22 karat', stamp: '916', perMille: 916.7, examples: 'Krugerrand, sovereign' },
  { id: '21.6', label: '21,6 karat', stamp: '900', perMille: 900, examples: 'svenska 20-kronor, franska 20 francs' },
  {
    id: '18',
    label: '18 karat',
    stamp: '750',
    perMille: 750,
    examples: 'de flesta svenska guldsmycken',
    isUsual: true,
  },
  { id: '14', label: '14 karat', stamp: '585', perMille: 585, examples: 'smycken från bland annat Danmark och USA' },
  { id: '9', label: '9 karat', stamp: '375', perMille: 375, examples: 'brittiska smycken' },
  { id: '8', label: '8 karat', stamp: '333', perMille: 333, examples: 'tyska och danska smycken' },
];

/** The same for silver. */
const SILVER_FINENESSES: Finenesses = [
  { id: '999', label: 'Finsilver', stamp: '999', perMille: 999, examples: 'tackor, Maple Leaf, Philharmoniker' },
  { id: '925', label: 'Sterling', stamp: '925', perMille: 925, examples: 'smycken, brittiskt bordssilver' },
  { id: '830', label: 'Nordiskt silver', stamp: '830', perMille: 830, examples: 'svenskt bordssilver', isUsual: true },
  {
    id: '800',
    label: 'Kontinentalt silver',
    stamp: '800',
    perMille: 800,
    examples: 'tyskt och italienskt bordssilver',
  },
  { id: '400', label: 'Myntsilver', stamp: '–', perMille: 400, examples: 'svenska kronor 1942–1968' },
];

export function finenessesOf(metal: Metal): Finenesses {
  return metal === 'gold' ? FINENESSES : SILVER_FINENESSES;
}

/** Weight units of the calculator. */
export const METAL_UNITS = [
  { id: 'g', label: 'gram', grams: 1 },
  { id: 'oz', label: 'uns', grams: 31.1034768 },
  { id: 'kg', label: 'kilo', grams: 1000 },
] as const;
export type Unit = (typeof METAL_UNITS)[number]['id'];

/** Grams of pure metal in `grams` of an alloy. */
export function fineGrams(grams: number, perMille: number): number {
  return (grams * perMille) / 1000;
}

const MOST_GRAMS = 100_000;

/** Parses a typed weight ("12,5", "12.5", " 1 200 ") into grams. Null for empty, invalid or out-of-range input. */
export function parseGrams(typed: string, unit: Unit = 'g'): number | null {
  const plain = typedText(typed)
    .replaceAll(' ', '')
    .replace(/(g(ram)?|oz|uns|k(g|ilo))$/i, '')
    .replace(',', '.');
  if (!/^\d+(\.\d+)?$|^\.\d+$/.test(plain)) return null;
  const grams = Number(plain) * (METAL_UNITS.find(({ id }) => id === unit)?.grams ?? 1);
  return grams > 0 && grams <= MOST_GRAMS ? grams : null;
}
