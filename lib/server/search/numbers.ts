import { fold } from '@/lib/domain/slug';
import { typedText } from '@/lib/domain/typed-text';

const ONES =
  'noll ett tva tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton'.split(
    ' ',
  );
/** Each also without its "o", as it is said. */
const TENS = 'tjugo trettio fyrtio femtio sextio sjuttio attio nittio'.split(' ');
const SAID_TENS = TENS.map((ten) => ten.replace(/io$/, 'io?'));
const BELOW_100 = `(?:(?:${SAID_TENS.join('|')})(?:${ONES.slice(1, 10).join('|')})?|${ONES.toReversed().join('|')})`;
const BELOW_1000 = new RegExp(
  `^(?:(?<hundreds>${ONES.slice(1, 10).join('|')})?(?<hundred>hundra))?(?<rest>${BELOW_100})?$`,
);

function belowHundred(word: string): number {
  const one = ONES.indexOf(word);
  if (one >= 0) return one;
  const ten = SAID_TENS.findIndex((name) => new RegExp(`^${name}`).test(word));
  const rest = word.replace(new RegExp(`^${SAID_TENS[ten]}`), '');
  return (ten + 2) * 10 + Math.max(0, ONES.indexOf(rest));
}

function belowThousand(word: string): number | null {
  const { hundred, hundreds, rest } = BELOW_1000.exec(word)?.groups ?? {};
  if (hundred === undefined && rest === undefined) return null;
  return (hundred ? belowHundred(hundreds ?? 'ett') * 100 : 0) + (rest ? belowHundred(rest) : 0);
}

/** The value of a folded number word up to 999,999 ("femtio", "tvahundrafemtio", "tiotusen"); null for any other word. */
export function numberWord(word: string): number | null {
  const at = word.indexOf('tusen');
  if (at < 0) return belowThousand(word);
  const thousands = at === 0 || word === 'ettusen' ? 1 : belowThousand(word.slice(0, at));
  const rest = word.slice(at + 'tusen'.length);
  const below = rest === '' ? 0 : belowThousand(rest);
  return thousands === null || below === null ? null : thousands * 1000 + below;
}

/** Folded units of a weight; "hekto" is a hundred grams. */
const UNIT = /^(?:gr?|gramm?s?|kg|kilos?|kilogram|troy|(?:troy-?)?(?:ozt?|unse?|ounces?)|hg|hekto)$/;
const HECTOGRAM = /^(?:hg|hekto)$/;
const HALF = /^halv(?:t|a)?$/;
const PARTS: Readonly<Record<string, string>> = {
  halv: '1/2',
  halvt: '1/2',
  halva: '1/2',
  kvart: '1/4',
  kvarts: '1/4',
  fjardedels: '1/4',
  fjardedel: '1/4',
  trekvarts: '3/4',
  femtedels: '1/5',
  femtedel: '1/5',
  tiondels: '1/10',
  tiondel: '1/10',
  tionde: '1/10',
  tjugondels: '1/20',
  tjugondel: '1/20',
  tjugonde: '1/20',
};
/** Coins of an ounce, of which people name the part only: "en halv Krugerrand". */
const OUNCE_COIN = /^(?:krugerrand\w*|kruger|maple|philharmoniker\w*|britannia|buffalo|kanguru\w*|nugget|libertad)$/;
const WHOLE = /^hela?$/;
const MILLION = /^milj(?:on(?:er)?)?$/;

/** "tiograms", "10-gramstacka", "halvkilo", "kvartsuns": a number, its unit, and what it is of. */
const JOINED =
  /^(?<number>\d+(?:[.,]\d+)?|[a-z]+?)-?(?<unit>gram|kilo|uns|hekto|oz)(?:s|mar(?:e|en|na))?-?(?<what>tack\p{L}*|mynt\p{L}*|bars?)?$/u;

/** "femtusen:-" */
const PRICED = /^(?<number>[a-z]+?)(?<currency>:-|,-|kr|sek)$/;

function parted(word: string): string[] {
  const { number: sum = '', currency = '' } = PRICED.exec(fold(word))?.groups ?? {};
  if (numberWord(sum) !== null) return [sum, currency];
  const { number = '', unit = '', what } = JOINED.exec(fold(word))?.groups ?? {};
  const isOne = /^(?:en|ett)$/.test(number);
  if (!/^\d/.test(number) && !isOne && numberWord(number) === null && PARTS[number] === undefined) return [word];
  return [isOne ? '1' : number, unit, ...(what ? [what] : [])];
}

const decimal = (value: number) => String(Number(value.toFixed(3)));

function partOf(fraction: string): number {
  const [above, below] = fraction.split('/').map(Number);
  return (above ?? 0) / (below || 1);
}

interface Reading {
  readonly value: string;
  /** Number of words. */
  readonly length: number;
}

/** A whole number at the beginning of folded words: in figures, or in up to three words ("fem tusen"). */
function wholeAt(
  words: readonly string[],
  isAfterFigures: boolean,
): { readonly value: number; readonly length: number } | null {
  if (/^\d{1,3}(?:[.,]\d+)?$/.test(words[0] ?? '')) return { value: Number(words[0]?.replace(',', '.')), length: 1 };
  if (words[0] === 'tusen' && isAfterFigures) return null;
  for (const length of [3, 2, 1]) {
    const value = words.length < length ? null : numberWord(words.slice(0, length).join(''));
    if (value !== null) return { value, length };
  }
  return null;
}

/** "två och en halv", "2 1/2", "två komma fem": the number of words after the whole ones, and the part. */
function partAfter(words: readonly string[]): { readonly part: number; readonly length: number } | null {
  const [first = '', second = '', third = '', unit = ''] = words;
  if (/^\d\/\d{1,2}g?$/.test(first)) return UNIT.test(second) ? { part: partOf(first), length: 1 } : null;
  if (first === 'komma') {
    const decimals = numberWord(second) ?? Number.NaN;
    return decimals < 10 ? { part: decimals / 10, length: 2 } : null;
  }
  if (first !== 'och') return null;
  if (PARTS[second]) return { part: partOf(PARTS[second]), length: 2 };
  const part = /^(?:en|ett)$/.test(second) ? PARTS[third] : undefined;
  return part && (HALF.test(third) || UNIT.test(unit)) ? { part: partOf(part), length: 3 } : null;
}

/** The number that folded words begin with; null for none, for an "ett" that counts nothing, and for the "tusen" of "10 tusen". */
function readingAt(words: readonly string[], isAfterFigures: boolean): Reading | null {
  const [first = ''] = words;
  const isOne = /^(?:en|ett)$/.test(first);
  const afterOne = isOne ? 1 : 0;
  const [named = '', next = ''] = words.slice(afterOne);
  const part = PARTS[named];
  if (part && UNIT.test(next)) return { value: part, length: afterOne + 1 };
  if (OUNCE_COIN.test(next) && (part || WHOLE.test(named))) return { value: `${part ?? 1} oz`, length: afterOne + 1 };
  if (MILLION.test(named) && isOne) return { value: '1000000', length: 2 };
  if (part && MILLION.test(next)) return { value: decimal(partOf(part) * 1e6), length: afterOne + 2 };
  const whole = first === 'en' ? { value: 1, length: 1 } : wholeAt(words, isAfterFigures);
  if (whole === null) return null;
  const after = partAfter(words.slice(whole.length));
  if (after) return { value: decimal(whole.value + after.part), length: whole.length + after.length };
  if (isOne && whole.length === 1 && !UNIT.test(words[1] ?? '')) return null;
  return { value: /^\d/.test(first) ? first : decimal(whole.value), length: whole.length };
}

/**
 * The words of a typed term with its numbers in figures: "femtio gram" as "50 gram", "en och en halv oz" as "1.5 oz", "halvt kilo" as
 * "1/2 kilo", "ett hekto" as "100 gram". All other words stay as typed.
 */
export function inFigures(term: string): string[] {
  const words = typedText(term).split(' ').flatMap(parted);
  const folded = words.map((word) => fold(word).replace(/[?!,;:]+$/, ''));
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
    const reading = readingAt(folded.slice(at), /\d$/.test(result.at(-1) ?? ''));
    if (reading === null) {
      result.push(words[at] ?? '');
      at += 1;
      continue;
    }
    at += reading.length;
    if (HECTOGRAM.test(folded[at] ?? '')) {
      result.push(
        decimal((reading.value.includes('/') ? partOf(reading.value) : Number(reading.value.replace(',', '.'))) * 100),
        'gram',
      );
      at += 1;
    } else result.push(...reading.value.split(' '));
  }
  return result;
}
