import type { Query } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { searchWords } from '@/lib/domain/product/search-terms';
import { fold } from '@/lib/domain/slug';
import { typedText } from '@/lib/domain/typed-text';
import { inFigures } from './numbers';
import { FILLERS, QUESTIONS, TRADE_WORDS, UNIT_WORDS } from './synonyms';

/** Shorter words have too many similar ones for fuzzy search. */
const SHORTEST_FORGIVEN = 4;
const isForgiving = (word: string) => !/\d/.test(word) && word.length >= SHORTEST_FORGIVEN;

const units = SearchableMap.fromObject<string>(UNIT_WORDS);
const tradeWords = SearchableMap.fromObject<string>(TRADE_WORDS);

/** What the nearest word of a table means, when that is at most `errors` letters away. */
function nearest(table: SearchableMap<string>, word: string, errors: number): string | undefined {
  if (word.length < SHORTEST_FORGIVEN) return undefined;
  const [first] = [...table.fuzzyGet(fold(word), errors).values()].toSorted((a, b) => a[1] - b[1]);
  return first?.[0];
}

/** "1 troy ounc" as "1 troy ounce", "tjugokorna" as "20 kronor". */
function withKnownUnits(term: string): string {
  let afterNumber = false;
  return inFigures(term)
    .map((word) => {
      // Two swapped letters count as two errors.
      const unit = afterNumber ? nearest(units, word, 1) : nearest(tradeWords, word, 2);
      afterNumber = /\d$/.test(word) || unit === 'troy';
      return unit ?? word;
    })
    .join(' ');
}

const CARATS = /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)[\s-]*(?:kara?ts?|carats?|kt|ct|k)(?![\p{L}\p{N}])/giu;
const DECIMAL_COMMA = /(?<=\d),(?=\d)/g;

/** Carats and decimals as the index has them: "24 karat" as "24k", "999,9" as "999.9". */
function withPlainFigures(text: string): string {
  return text.replace(CARATS, '$1k').replace(DECIMAL_COMMA, '.');
}

const WEIGHT = /^(\d+(?:\.\d+)?)(?:\/(\d+))?(g|kg|oz)$/;

/** A weight as the index has it: less than a kilo in grams, and decimals without zeros at the end. */
function plainWeight(word: string): string {
  const [, above, below = '1', unit = ''] = WEIGHT.exec(word) ?? [];
  if (above === undefined || Number(below) === 0) return word;
  const value = Number(above) / Number(below);
  if (unit === 'kg' && value < 1) return `${Number((value * 1000).toFixed(3))}g`;
  return below === '1' || unit !== 'oz' ? `${Number(value.toFixed(4))}${unit}` : word;
}

/**
 * The words of a query, without fillers unless there is nothing else. A hyphenated word stays whole: with AND its parts would all have
 * to match, too.
 */
export function queryWords(term: string): string[] {
  const asked = QUESTIONS.reduce((text, [question, meant]) => text.replace(question, meant), fold(typedText(term)));
  const words = searchWords(withPlainFigures(withKnownUnits(asked))).map(plainWeight);
  const parts = new Set(words.filter((word) => word.includes('-')).flatMap((word) => word.split('-')));
  const whole = words.filter((word) => !parts.has(word));
  const meant = whole.filter((word) => !FILLERS.has(word));
  return meant.length > 0 ? meant : whole;
}

export const isNumber = (word: string) => /^[\d./]+$/.test(word);

/** Variants of the word with each pair of neighbouring letters swapped: "mapel" -> "ampel", "mpael", "maple"... */
function transposed(word: string): string[] {
  const pairs = [...word].slice(1).map((letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`);
  return pairs.filter((other) => other !== word);
}

const exactly = (words: readonly string[]): Query[] =>
  words.map((word) => ({ queries: [word], fuzzy: false, prefix: false }));

/** Similarity by which a word may miss another (MiniSearch's `fuzzy`). */
export const fuzziness = (word: string) => (isForgiving(word) ? 0.2 : false);

const LONGEST_ENDING = 3;
const SHORTEST_PART = 3;

/** A word without one to three letters of its end: "guldtackan" -> "guldtacka". */
function withoutEnding(word: string): string[] {
  const most = Math.min(LONGEST_ENDING, word.length - SHORTEST_FORGIVEN);
  return Array.from({ length: Math.max(0, most) }, (_, at) => word.slice(0, -1 - at));
}

/** The two known words that a word is made of, if any: "perthmint" -> "perth", "mint"; "brollopspresent" -> "brollop", "present". */
function partsOf(word: string, isKnown: IsWord): readonly (readonly string[])[] {
  const splits = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => {
    const before = word.slice(0, at + SHORTEST_PART);
    return [isKnown(before) ? before : before.replace(/s$/, ''), word.slice(at + SHORTEST_PART)];
  });
  return splits.filter((parts) => parts.every((part) => part.length >= SHORTEST_PART && isKnown(part)));
}

export type IsWord = (word: string) => boolean;

/** Which words an index has, and which the shop uses anywhere. */
export interface Known {
  readonly isIndexed: IsWord;
  readonly isUsed: IsWord;
  /** Which may be a part of a compound. */
  readonly isPart: IsWord;
}

/**
 * Matches a word or its transpositions, which the fuzzy search would count as two edits. A number is that number, alone or of a unit:
 * "1" is "1 dukat" or 1 g, not 100 g. A word that the index has as it was typed matches nothing else, and one that the shop uses
 * elsewhere only its own forms: neither is a typing error.
 */
export function queryOf(word: string, { isIndexed, isUsed, isPart }: Known): Query {
  if (isNumber(word)) return { combineWith: 'OR', queries: exactly([word, `${word}g`, `${word}oz`, `${word}kg`]) };
  if (isIndexed(word)) return { combineWith: 'OR', queries: exactly([word]) };
  if (!isForgiving(word)) return word;
  if (isUsed(word))
    return { combineWith: 'OR', queries: [{ queries: [word], fuzzy: false }, ...exactly(withoutEnding(word))] };
  const hyphened: Query[] = word.includes('-')
    ? [{ combineWith: 'AND', queries: word.split('-').filter(Boolean) }]
    : [];
  const parts = partsOf(word, isPart).map((two): Query => ({ combineWith: 'AND', queries: exactly(two) }));
  return { combineWith: 'OR', queries: [word, ...exactly(transposed(word)), ...parts, ...hyphened] };
}
