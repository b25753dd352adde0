import { formatNumber, formatTrimmed } from '@/lib/domain/prices/format';
import { GRAMS_PER_OUNCE } from '@/lib/domain/prices/metrics';
import type { Product } from './product';

type Weighed = Pick<Product, 'weight' | 'weightType'>;

const GRAMS_PER_TENTH = 3.1103;
const DENOMINATORS = [2, 4, 5, 10, 15, 20, 25, 50];
/** Relative deviation from a round number of ounces that still gets its label. */
const TOLERANCE = 0.01;

function near(value: number, target: number): boolean {
  return Math.abs(value - target) <= target * TOLERANCE;
}

/** Ounces in the trade's notation: whole numbers, the usual fractions, otherwise at most two decimals. */
function ouncesText(ounces: number): string {
  const whole = Math.round(ounces);
  if (whole >= 1 && near(ounces, whole)) return formatTrimmed(whole, 0);
  const denominator = ounces < 1 ? DENOMINATORS.find((candidate) => near(ounces, 1 / candidate)) : undefined;
  return denominator === undefined ? formatTrimmed(ounces, 2) : `1/${denominator}`;
}

/** "10g", "2,5g", "1kg", "50x1g", "1 oz", "1/10 oz", "10x1/10oz" (spec.md section 9, domain.md 8.1). Null without a weight. */
export function weightLabel({ weight, weightType }: Weighed): string | null {
  if (weight === null || weight <= 0) return null;
  switch (weightType) {
    case 'kg':
      return `${formatTrimmed(weight / 1000, 3)}kg`;
    case 'x1g':
      return `${formatTrimmed(weight, 0)}x1g`;
    case 'oz':
      return `${ouncesText(weight / GRAMS_PER_OUNCE)} oz`;
    case 'x1/10oz':
      return `${formatTrimmed(Math.round(weight / GRAMS_PER_TENTH), 0)}x1/10oz`;
    default:
      return `${formatTrimmed(weight, 2)}g`;
  }
}

/** Weight on a card: only for `oz` kinds, in grams with one decimal ("31,1g"); null for others (spec.md section 2). */
export function cardWeight({ weight, weightType }: Weighed): string | null {
  if (weight === null || weight <= 0 || !weightType.includes('oz')) return null;
  return `${formatNumber(weight, 1)}g`;
}

/** The key of a weight in filters and the URL (`vikt`): "1oz", "1/10oz", "2.5g". Null without a weight. */
export function weightFilter(product: Weighed): string | null {
  return weightLabel(product)?.replace(/\s/g, '').replace(',', '.') ?? null;
}
