export interface Fineness {
  readonly id: string;
  /** "18 karat" */
  readonly label: string;
  /** What is usually stamped into the object. */
  readonly stamp: string;
  readonly perMille: number;
  readonly examples: string;
}

/** Gold as it is met with in Swedish homes, the finest first. */
export const FINENESSES: readonly [Fineness, ...Fineness[]] = [
  { id: '24', label: '24 karat', stamp: '999', perMille: 999, examples: 'tackor, Maple Leaf, Philharmoniker' },
  { id: 'dukat', label: 'Dukat', stamp: '986', perMille: 986, examples: 'holländska och österrikiska dukater' },
  { id: '23', label: '23 karat', stamp: '23K', perMille: 958.3, examples: 'äldre vigselringar, ”dukatguld”' },
  { id: '22', label: '22 karat', stamp: '916', perMille: 916.7, examples: 'Krugerrand, sovereign' },
  { id: '21.6', label: '21,6 karat', stamp: '900', perMille: 900, examples: 'svenska 20-kronor, franska 20 francs' },
  { id: '18', label: '18 karat', stamp: '750', perMille: 750, examples: 'de flesta svenska guldsmycken' },
  { id: '14', label: '14 karat', stamp: '585', perMille: 585, examples: 'smycken från bland annat Danmark och USA' },
  { id: '9', label: '9 karat', stamp: '375', perMille: 375, examples: 'brittiska smycken' },
  { id: '8', label: '8 karat', stamp: '333', perMille: 333, examples: 'tyska och danska smycken' },
];

/** Grams of pure gold in `grams` of an alloy. */
export function fineGrams(grams: number, perMille: number): number {
  return (grams * perMille) / 1000;
}

const MOST_GRAMS = 100_000;

/** A weight as a Swede types it: "12,5", "12.5", " 1 200 " (grams). Null for nothing, for words, and for what no pair of scales shows. */
export function parseGrams(typed: string): number | null {
  const plain = typed
    .replace(/[\s\u00a0]/g, '')
    .replace(/g(ram)?$/i, '')
    .replace(',', '.');
  if (!/^\d+(\.\d+)?$|^\.\d+$/.test(plain)) return null;
  const grams = Number(plain);
  return grams > 0 && grams <= MOST_GRAMS ? grams : null;
}
