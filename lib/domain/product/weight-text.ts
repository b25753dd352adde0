import { GRAMS_PER_OUNCE } from '@/lib/domain/prices/metrics';
import type { Product } from './product';
import { searchWords } from './search-terms';

export type Weight = Pick<Product, 'weight' | 'weightType'>;

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: GRAMS_PER_OUNCE };
/** A number with more digits is not a weight. */
const WEIGHT = /^(\d{1,6}(?:\.\d+)?)(?:\/(\d{1,3}))?(?:x(\d+)(?:\/(\d+))?)?(g|kg|oz)$/;

/** Ambiguous spellings: "1 1/2 oz", "1½ oz", "1 500 g", and several pieces, whose weight may be that of one or of all. */
const UNCLEAR = [
  /(?<!\d)\d{1,2}\s+\d+\s*\/\s*\d+/,
  /\d\s*[½¼⅕⅒]/,
  /(?<!\d)\d{1,3}\s\d{3}\s*(g|gr|gram|kg|kilo)\b/i,
  /\d\s*(st|stycken|pack|-pack)\b/i,
  /\b(tub|tuber|rör|box|monsterbox|set|paket|par|ask)\b/i,
];

function weightOfWord(word: string): Weight | 'unclear' | null {
  const [, whole, part, pieces, piecePart, unit = ''] = WEIGHT.exec(word) ?? [];
  const grams = GRAMS[unit];
  if (whole === undefined || grams === undefined) return null;
  if (Number(whole) <= 0 || /^0\d/.test(whole) || Number(part ?? 1) === 0) return 'unclear';
  if (pieces !== undefined) {
    const isSheet = part === undefined && pieces === '1' && Number.isInteger(Number(whole));
    if (isSheet && unit === 'g' && piecePart === undefined) return { weight: Number(whole), weightType: 'x1g' };
    if (isSheet && unit === 'oz' && piecePart === '10') {
      return { weight: (Number(whole) * GRAMS_PER_OUNCE) / 10, weightType: 'x1/10oz' };
    }
    return 'unclear';
  }
  const weightType = unit === 'oz' ? 'oz' : unit === 'kg' ? 'kg' : 'g';
  return { weight: (Number(whole) / Number(part ?? 1)) * grams, weightType };
}

/** Relative difference allowed between two spellings of one weight: "1 oz (31,1 g)". */
const TOLERANCE = 0.01;

export function isSameWeight(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(a, b) * TOLERANCE;
}

/** The weights in a text, each once; none when one of them is ambiguous. */
export function weightsInText(text: string): readonly Weight[] {
  if (UNCLEAR.some((pattern) => pattern.test(text))) return [];
  const readings = searchWords(text).flatMap((word) => weightOfWord(word) ?? []);
  const clear = readings.filter((weight) => weight !== 'unclear');
  if (clear.length < readings.length) return [];
  const isSame = (a: Weight, b: Weight) => a.weight !== null && b.weight !== null && isSameWeight(a.weight, b.weight);
  // "1 oz (31,1 g)": the ounce is the kind.
  const byKind = [...clear.filter(({ weightType }) => weightType === 'oz'), ...clear];
  return byKind.filter((one, at) => byKind.findIndex((other) => isSame(one, other)) === at);
}

/** The weight in "Guldtacka 10 g", "Maple Leaf 1/4 oz", "Kombitacka 50 x 1 g"; null for none, an ambiguous one, or several. */
export function weightInText(text: string): Weight | null {
  const [weight, ...others] = weightsInText(text);
  return weight?.weight == null || others.length > 0 ? null : weight;
}
