import type { Query } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { searchWords } from '@/lib/domain/product/search-terms';
import { fold } from '@/lib/domain/slug';
import { typedText } from '@/lib/domain/typed-text';
import { FILLERS, TRADE_WORDS, UNIT_WORDS } from './synonyms';

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
  const words = typedText(term).split(' ');
  return words
    .map((word) => {
      // Two swapped letters count as two errors.
      const unit = afterNumber ? nearest(units, word, 1) : nearest(tradeWords, word, 2);
      afterNumber = /\d$/.test(word) || unit === 'troy';
      return unit ?? word;
    })
    .join(' ');
}

/**
 * The words of a query, without fillers unless there is nothing else. A hyphenated word stays whole: with AND its parts would all have
 * to match, too.
 */
export function queryWords(term: string): string[] {
  const words = searchWords(withKnownUnits(term));
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

/**
 * Matches a word or its transpositions, which the fuzzy search would count as two edits. A number is that number, alone or of a unit:
 * "1" is "1 dukat" or 1 g, not 100 g. A word that the index has as it was typed matches nothing else.
 */
export function queryOf(word: string, isKnown = false): Query {
  if (isNumber(word)) return { combineWith: 'OR', queries: exactly([word, `${word}g`, `${word}oz`, `${word}kg`]) };
  if (isKnown) return { combineWith: 'OR', queries: exactly([word]) };
  if (!isForgiving(word)) return word;
  return { combineWith: 'OR', queries: [word, ...exactly(transposed(word))] };
}
