import { GRAMS_PER_OUNCE } from '@/lib/domain/prices/metrics';
import { fold } from '@/lib/domain/slug';
import { typedText } from '@/lib/domain/typed-text';
import { isSameWeight, type Weight, weightInText, weightsInText } from './weight-text';

type Unit = 'g' | 'kg' | 'oz';

const GRAMS: Readonly<Record<Unit, number>> = { g: 1, kg: 1000, oz: GRAMS_PER_OUNCE };

const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:g|gr|gramm?|grams)$/, 'g'],
  [/^(?:kg|kilo|kilos|kilogramm?|kilograms)$/, 'kg'],
  [/^(?:(?:fine |troy )?(?:oz|ozt|oz t|ounces?|unzen?|uns))$/, 'oz'],
];

/** The unit that a dealer's word means; null for any other word. */
export function unitOf(text: string | null): Unit | null {
  const plain = fold(typedText(text ?? '')).replace(/\./g, '');
  return UNITS.find(([names]) => names.test(plain))?.[1] ?? null;
}

/** Heavier pieces are not sold: "1000" with the unit kg are grams. */
const HEAVIEST = 35_000;
const WRITTEN =
  /^(?:(?:ca|cirka|vikt|weight|nettovikt)[.:]? )?(\d[\d .,]*)(?:\/(\d{1,3}))? ?([a-z][a-z .]*)?(?: ?(?:±|\+\/-).*)?$/;

/** The values of a number: "1.000" may be one or a thousand. */
function valuesOf(digits: string): number[] {
  const isGrouped = /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/.test(digits);
  const bare = isGrouped ? digits.replaceAll(' ', '') : digits;
  const decimal = /^(\d+)(?:[.,](\d+))?$/.exec(bare);
  if (decimal) {
    const [, whole = '', fraction] = decimal;
    const value = Number(fraction === undefined ? whole : `${whole}.${fraction}`);
    return fraction === '000' && whole.length < 4 && !isGrouped ? [value, value * 1000] : [value];
  }
  return /^\d{1,3}(?:\.\d{3})+,\d+$/.test(bare) ? [Number(bare.replaceAll('.', '').replace(',', '.'))] : [];
}

const OUNCES = [100, 10, 5, 2, 1, 1 / 2, 1 / 4, 1 / 5, 1 / 10, 1 / 15, 1 / 20, 1 / 25, 1 / 50];
const isOfOunces = (weight: number) => OUNCES.some((ounces) => isSameWeight(weight, ounces * GRAMS_PER_OUNCE));

/** What a dealer wrote as a weight. */
export interface StatedWeight {
  /** Possible readings, the likeliest first. */
  readonly readings: readonly Weight[];
  /** Its unit is known. */
  readonly hasUnit: boolean;
}

const NONE: StatedWeight = { readings: [], hasUnit: false };

/**
 * A weight as dealers write it: "1 000 g", "1 oz t", "0,5 kg", or a number with its unit in a field of its own.
 * @param unit the text of that field
 * @param weightType of a number without any unit, which is then grams
 */
export function statedWeight(text: string | null, unit: string | null, weightType: Weight['weightType']): StatedWeight {
  const plain = fold(typedText(text ?? ''));
  const [, digits, below, ownUnit] = WRITTEN.exec(plain) ?? [];
  if (digits === undefined) {
    const weight = text === null ? null : weightInText(text);
    return weight ? { readings: [weight], hasUnit: true } : NONE;
  }
  const known = unitOf(ownUnit ?? null) ?? (ownUnit === undefined ? unitOf(unit) : null);
  if (known === null && ownUnit !== undefined) return NONE;
  const values = valuesOf(digits.trim())
    .map((value) => value / Number(below ?? 1))
    .filter((value) => value > 0);
  // The shop's own kinds come with grams: "31.103" of kind "oz".
  const isGrams = (value: number) =>
    known === null || (ownUnit === undefined && (known === 'oz' ? isOfOunces(value) : value * GRAMS[known] > HEAVIEST));
  const weigh = (value: number): Weight =>
    isGrams(value)
      ? { weight: value, weightType }
      : { weight: value * GRAMS[known ?? 'g'], weightType: known ?? weightType };
  const readings = values.map(weigh).filter(({ weight }) => weight !== null && weight <= HEAVIEST);
  return { readings, hasUnit: known !== null };
}

const TWENTY_TWO_CARAT = { from: 916, to: 917 };
/** Relative: an ounce coin of 22 carat weighs 33.93 or 34.05 g. */
const GROSS_TOLERANCE = 0.005;

/** The ounces in a coin of 22 carat by its gross weight in grams; null for other finenesses, and for no usual part of an ounce. */
export function ouncesOfGross(gross: number | null, purity: number | null): Weight | null {
  if (gross === null || purity === null || purity < TWENTY_TWO_CARAT.from || purity > TWENTY_TWO_CARAT.to) return null;
  const fine = (gross * purity) / 1000;
  const ounces = OUNCES.find((part) => Math.abs(fine / (part * GRAMS_PER_OUNCE) - 1) <= GROSS_TOLERANCE);
  return ounces === undefined ? null : { weight: ounces * GRAMS_PER_OUNCE, weightType: 'oz' };
}

/** Whether a weight in grams is the gross weight of so much fine metal. */
export function isGrossOf(gross: number, fine: Weight, purity: number | null): boolean {
  return (
    fine.weightType === 'oz' &&
    purity !== null &&
    fine.weight !== null &&
    isSameWeight((gross * purity) / 1000, fine.weight)
  );
}

/** Whether a number is that weight in a unit that was left out: 1 for "1 kg". */
function isWithoutUnit(number: number, { weight }: Weight): boolean {
  return weight !== null && [GRAMS.kg, GRAMS.oz].some((grams) => isSameWeight(number * grams, weight));
}

/** The weight in a name, of which a coin may state both: "1 oz 33,93 g". */
export function namedWeight(name: string, purity: number | null): Weight | null {
  const [first, second, ...others] = weightsInText(name);
  if (first === undefined || others.length > 0) return null;
  return second === undefined || (second.weight !== null && isGrossOf(second.weight, first, purity)) ? first : null;
}

/** An ounce of either is one; else the kind is that of the name, and the figure that of the statement. */
function withKind(stated: Weight, named: Weight): Weight {
  if (stated.weightType === 'oz') return stated;
  return named.weightType === 'oz' ? named : { ...stated, weightType: named.weightType };
}

/** The weight on which a stated weight and the name agree; null when they do not. */
export function agreedWeight({ readings, hasUnit }: StatedWeight, named: Weight, purity: number | null): Weight | null {
  for (const reading of readings) {
    const { weight } = reading;
    if (weight === null || named.weight === null) continue;
    if (isSameWeight(weight, named.weight)) return withKind(reading, named);
    if (isGrossOf(weight, named, purity) || (!hasUnit && isWithoutUnit(weight, named))) return named;
  }
  return null;
}
