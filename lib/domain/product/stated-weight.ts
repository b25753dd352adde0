import { GRAMS_PER_OUNCE } from '@/lib/domain/prices/metrics';
import { fold } from '@/lib/domain/slug';
import { typedText } from '@/lib/domain/typed-text';
import { isSameWeight, type Weight, weightInText, weightsInText } from './weight-text';

interface Unit {
  readonly grams: number;
  readonly weightType: 'g' | 'kg' | 'oz';
}

const KILO: Unit = { grams: 1000, weightType: 'kg' };
const OUNCE: Unit = { grams: GRAMS_PER_OUNCE, weightType: 'oz' };

/** Words, and codes of UN/ECE: ounces are its APZ, since its ONZ is that of groceries. */
const UNITS: readonly (readonly [names: RegExp, unit: Unit])[] = [
  [/^(?:g|gr|gm|grm|gramm?|grams)$/, { grams: 1, weightType: 'g' }],
  [/^hg$/, { grams: 100, weightType: 'g' }],
  [/^(?:kg|kgm|kilo|kilos|kilogramm?|kilograms)$/, KILO],
  [/^(?:apz|(?:(?:fine|fein|troy|tr?) ?)?(?:oz|ozt|oz t|ounces?|unzen?|uns))$/, OUNCE],
];

/** The unit that a dealer's words mean, also when they say it twice, "Kilo (kg)"; null for any other words. */
function unitOf(text: string | null): Unit | null {
  const words = fold(typedText(text ?? '').replaceAll('_', ' '))
    .replace(/[.)]/g, '')
    .split(/ ?\(/);
  const [unit = null, ...others] = words.map((word) => UNITS.find(([names]) => names.test(word))?.[1] ?? null);
  return others.every((other) => other === unit) ? unit : null;
}

/** In the field of a unit: pieces, and the shop's own kinds, both of which come with grams. */
const NO_UNIT = /^(?:st|styck|pcs?|pce|ea|c62|h87|x1g|x1\/10oz|other)$/;

/** Heavier pieces are not sold: "1000" with the unit kg are grams. */
const HEAVIEST = 35_000;
const WRITTEN =
  /^(?:(?:ca|cirka|vikt|weight|nettovikt)[.:]? )?(\d[\d .,]*)(?:\/(\d{1,3}))? ?([a-z][a-z ._]*?)?( fine?)?(?: ?(?:±|\+\/-).*)?$/;
const UNIT_FIRST = /^(kg|g|oz) (\d[\d.,]*)$/;

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
  /** That of the pure metal in it: "10 g fin". */
  readonly isFine?: boolean;
  /** The text of its unit, when it means none. */
  readonly unknownUnit?: string | null;
}

const NONE: StatedWeight = { readings: [], hasUnit: false };

/**
 * A weight as dealers write it: "1 000 g", "1 oz t", "kg 0,5", or a number with its unit in a field of its own.
 * @param unit the text of that field
 * @param weightType of a number without any unit, which is then grams
 */
export function statedWeight(text: string | null, unit: string | null, weightType: Weight['weightType']): StatedWeight {
  const plain = fold(typedText(text ?? '')).replace(UNIT_FIRST, '$2 $1');
  const [, digits, below, ownUnit, fine] = WRITTEN.exec(plain) ?? [];
  if (digits === undefined) {
    const weight = text === null ? null : weightInText(text);
    return weight ? { readings: [weight], hasUnit: true } : NONE;
  }
  const known = unitOf(ownUnit ?? unit);
  if (known === null && ownUnit !== undefined) return { ...NONE, unknownUnit: ownUnit };
  const values = valuesOf(digits.trim())
    .map((value) => value / Number(below ?? 1))
    .filter((value) => value > 0);
  // The shop's own kinds come with grams: "31.103" of kind "oz".
  const isGrams = (value: number, { grams }: Unit) =>
    ownUnit === undefined && (known === OUNCE ? isOfOunces(value) : value * grams > HEAVIEST);
  const weigh = (value: number): Weight => {
    if (known === null) return { weight: value, weightType };
    return { weight: isGrams(value, known) ? value : value * known.grams, weightType: known.weightType };
  };
  const readings = values.map(weigh).filter(({ weight }) => weight !== null && weight <= HEAVIEST);
  const isUnknown = known === null && unit !== null && !NO_UNIT.test(fold(typedText(unit)).replace(/[ .]/g, ''));
  return { readings, hasUnit: known !== null, isFine: fine !== undefined, unknownUnit: isUnknown ? unit : null };
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
  return weight !== null && [KILO, OUNCE].some(({ grams }) => isSameWeight(number * grams, weight));
}

/** Relative: blanks weigh up to 2 % more than they must, and small ones are stated in tenths of a gram. */
const PIECE_TOLERANCE = 0.04;

/**
 * Whether a stated gross weight is that of a piece.
 * @param isLeast the gross weight may be more
 */
export function isGrossWeight({ readings, hasUnit }: StatedWeight, piece: number, isLeast: boolean): boolean {
  return readings.some(({ weight }) => {
    if (weight === null) return false;
    if (!hasUnit && isWithoutUnit(weight, { weight: piece, weightType: 'g' })) return true;
    return weight >= piece * (1 - PIECE_TOLERANCE) && (isLeast || weight <= piece * (1 + PIECE_TOLERANCE));
  });
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
