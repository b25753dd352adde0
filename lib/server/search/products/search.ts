import { setImmediate as pause } from 'node:timers/promises';
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { fineWeight, GRAMS_PER_OUNCE, grossWeight, netWeight } from '@/lib/domain/prices/metrics';
import type { Product } from '@/lib/domain/product/product';
import { respelled, searchWords } from '@/lib/domain/product/search-terms';
import { weightFilter } from '@/lib/domain/product/weight';
import { fold } from '@/lib/domain/slug';
import { typedText } from '@/lib/domain/typed-text';
import { fuzziness, type IsWord, isNumber, queryOf, queryWords } from '@/lib/server/search/query';
import { CALLED, FINENESS, UNITS } from '@/lib/server/search/synonyms';

/** The searched fields of a product. */
export interface SearchDocument {
  /** The product's code. */
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly brand: string;
  readonly category: string;
  /** Every spelling of the weight. */
  readonly weight: string;
  /** What people type for any of it. */
  readonly called: string;
}

export type SearchIndex = Awaited<ReturnType<typeof createSearchIndex>>;

const FIELDS = ['name', 'brand', 'category', 'weight', 'called'] as const;

type SearchedProduct = Pick<Product, 'attributes' | 'purity' | 'weight' | 'weightType'>;

function trimmed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

const MOST_DECIMALS = 4;

/** Grams with one to four decimals, rounded or cut off. */
function gramsText(weight: number): string[] {
  const figures = Array.from({ length: MOST_DECIMALS }, (_, at) => 10 ** (at + 1)).flatMap((factor) =>
    [Math.round, Math.floor].map((whole) => whole(Number((weight * factor).toFixed(6))) / factor),
  );
  return [...new Set(figures)].map((value) => `${trimmed(value, MOST_DECIMALS)}g`);
}

/** The share of an ounce coin's weight that its grams without decimals have to be: 31 for 1 oz and 15 for 1/2 oz, but not 1 for 1/20 oz. */
const NEARLY = 0.95;

/**
 * Alternative spellings: "1 oz" is also "31.1g", "31.1035g" and "31g", and for an alloyed coin its gross weight, "33.93g"; "50x1g"
 * is also "50g" and "1g".
 */
function weightSpellings(product: SearchedProduct): string {
  const { weight, weightType } = product;
  if (weight === null) return '';
  const weights = new Set(
    [weight, netWeight(product), grossWeight(product), fineWeight(product)].map((each) => each ?? weight),
  );
  const grams = [...weights].flatMap(gramsText);
  if (weight >= 1000) grams.push(`${trimmed(weight / 1000, 3)}kg`);
  const whole = Math.floor(weight);
  const ounces = weightType.includes('oz')
    ? [`${trimmed(weight / GRAMS_PER_OUNCE, 2)}oz`, ...(whole >= weight * NEARLY ? [`${whole}g`] : [])]
    : [];
  const pieces = weightType === 'x1g' ? ['1g'] : [];
  return [weightFilter({ weight, weightType }), ...grams, ...ounces, ...pieces].join(' ');
}

function unitNames({ weight, weightType }: Pick<Product, 'weight' | 'weightType'>): string {
  if (weight === null) return '';
  if (weightType.includes('oz')) return UNITS.oz;
  return weight >= 1000 ? UNITS.kg : UNITS.g;
}

const FINE = 990;

/** What people call a fineness, in the words of a query: "24k", "916.7", "finsilver". */
function finenessNames({ metal, purity }: Pick<Product, 'metal' | 'purity'>): string {
  if (purity === null || metal === null) return '';
  const figures = `${purity} ${Math.floor(purity)}`;
  if (metal === 'silver') return `${figures} ${FINENESS[purity >= FINE ? 'silver' : 'alloy']}`;
  return `${figures} ${purity >= FINE ? `24k ${FINENESS.gold}` : `${trimmed((purity * 24) / 1000, 1)}k`}`;
}

/** "1000" for "1 000 kronor". */
const inOneWord = (text: string) =>
  (text.match(/\b\d{1,3}(?: \d{3})+\b/g) ?? []).join(' ').replace(/(?<=\d) (?=\d{3}\b)/g, '');

const CALLED_BY_NAME = Object.entries(CALLED);

function otherNames(text: string): string {
  const folded = fold(text);
  return CALLED_BY_NAME.flatMap(([name, called]) => (folded.includes(name) ? called : [])).join(' ');
}

/** @param categoryNames names of its path, so that "guldmynt" also finds a series */
export function searchDocument(
  product: Product,
  categoryNames: readonly string[] = product.categoryNames,
): SearchDocument {
  const metal = product.metal === 'silver' ? 'silver' : 'guld';
  const brand = product.brand ?? '';
  return {
    id: product.code,
    name: product.name,
    code: product.code,
    brand,
    category: [...categoryNames, product.metal === null ? '' : metal].join(' '),
    weight: weightSpellings(product),
    called: `${unitNames(product)} ${finenessNames(product)} ${inOneWord(product.name)} ${otherNames(`${product.name} ${brand}`)}`,
  };
}

const hasDigit = (term: string) => /\d/.test(term);

/** Tokens by text while an index is built: thousands of products share their category, brand and weight. */
const tokenised = new Map<string, string[]>();

function tokensOf(text: string): string[] {
  const known = tokenised.get(text);
  if (known) return known;
  const tokens = [...new Set([...searchWords(text), ...searchWords(respelled(text))])];
  tokenised.set(text, tokens);
  return tokens;
}

/**
 * Module scope, not inside a function: an index keeps its options, and a closure created in a scope with a catalogue would keep that
 * whole catalogue in memory (bundlers inline short functions into their callers).
 */
const OPTIONS: Options<SearchDocument> = {
  fields: [...FIELDS],
  processTerm: (term) => term,
  tokenize: tokensOf,
};

/** Documents between two pauses, in which requests have their turn: some ten milliseconds of work. */
const PORTION = 50;

/**
 * Indexes terms as returned by searchWords, and again in the spelling without å, ä and ö. Ten thousand documents take seconds, so in
 * portions. One at a time: they share `tokenised`.
 */
export async function createSearchIndex(documents: Iterable<SearchDocument>) {
  const engine = new MiniSearch<SearchDocument>(OPTIONS);
  const words = new Set<string>();
  /** Not words of the index: as the beginning of thousands of codes, "guld" would take long. */
  const codes = new SearchableMap<string>();
  for (const document of documents) {
    if (engine.documentCount % PORTION === 0) await pause();
    engine.add(document);
    codes.set(document.code.toLowerCase(), document.id);
    const { name, brand } = document;
    for (const word of `${name} ${brand}`.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? []) words.add(word);
  }
  const vocabulary: ReadonlySet<string> = new Set([...tokenised.values()].flat());
  tokenised.clear();
  /** Their original spelling, by folded word. */
  const written: ReadonlyMap<string, string> = new Map([...words].map((word) => [fold(word), word]));
  return { engine, vocabulary, written, codes };
}

/** A product that matches. */
export interface Match {
  readonly code: string;
  /** Higher is better. */
  readonly score: number;
}

/** The products whose code is, or begins with, a hyphenated term. */
function findCodes({ codes }: SearchIndex, term: string): Match[] {
  const typed = typedText(term).toLowerCase();
  const exact = codes.get(typed);
  if (exact !== undefined) return [{ code: exact, score: 1 }];
  return typed.includes('-') ? [...codes.atPrefix(typed).values()].map((code) => ({ code, score: 1 })) : [];
}

function find(
  { engine, vocabulary }: SearchIndex,
  words: readonly string[],
  combineWith: 'AND' | 'OR',
  isUsed: IsWord,
): Match[] {
  const isIndexed = (word: string) => vocabulary.has(word);
  const known = { isIndexed, isUsed, isPart: isIndexed };
  const results: SearchResult[] = engine.search(
    { combineWith, queries: words.map((word) => queryOf(word, known)) },
    {
      tokenize: (word) => [word],
      // Long words match fuzzily, too.
      prefix: true,
      fuzzy: fuzziness,
      boost: { name: 3, weight: 2, brand: 2, called: 2, category: 1 },
    },
  );
  return results.map(({ id, score }) => ({ code: String(id), score }));
}

const never: IsWord = () => false;

/**
 * The products that match all words, best first. Finds names, codes, brands, categories and weights in any spelling, and
 * what people call them, with a typo or two, with or without å, ä and ö.
 * @param isUsed whether the shop uses a word in a text of its own, so that it is no typing error
 */
export function searchStrictly(index: SearchIndex, term: string, isUsed = never): Match[] {
  const byCode = findCodes(index, term);
  return byCode.length > 0 ? byCode : find(index, queryWords(term), 'AND', isUsed);
}

/** The products that match any word that is more than a number. */
export function searchLoosely(index: SearchIndex, term: string, isUsed = never): Match[] {
  const words = queryWords(term).filter((word) => !isNumber(word));
  return find(index, words, 'OR', isUsed);
}

/** Completions of a term, best first, in the shop's own spelling: "krug" -> "krugerrand". */
export function suggestTerms({ engine, written }: SearchIndex, term: string, limit: number): string[] {
  const terms = queryWords(term);
  const suggestions = engine.autoSuggest(term, {
    fields: ['name', 'brand'],
    tokenize: () => terms,
    fuzzy: fuzziness,
  });
  const texts = suggestions.flatMap(({ terms }) => {
    const words = terms.map((word) => written.get(word) ?? (hasDigit(word) ? word : null));
    return words.includes(null) ? [] : [words.join(' ')];
  });
  return [...new Set(texts)].filter((text) => text !== term.trim().toLowerCase()).slice(0, limit);
}
