import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { GRAMS_PER_OUNCE } from '@/lib/domain/prices/metrics';
import type { Product } from '@/lib/domain/product/product';
import { respelled, searchWords } from '@/lib/domain/product/search-terms';
import { weightLabel } from '@/lib/domain/product/weight';
import { fold } from '@/lib/domain/slug';

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
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

const FIELDS = ['name', 'code', 'brand', 'category', 'weight'] as const;

function trimmed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

/** Alternative spellings: "1 oz" is also "31.1g" and "31.103g", "50x1g" is also "50g". */
function weightSpellings({ weight, weightType }: Pick<Product, 'weight' | 'weightType'>): string {
  const label = weightLabel({ weight, weightType });
  if (weight === null || label === null) return '';
  const grams = [`${trimmed(weight, 3)}g`, `${trimmed(weight, 1)}g`];
  if (weight >= 1000) grams.push(`${trimmed(weight / 1000, 3)}kg`);
  const ounces = weightType.includes('oz')
    ? [`${trimmed(weight / GRAMS_PER_OUNCE, 2)}oz`, `${Math.floor(weight)}g`]
    : [];
  return [label.replace(',', '.'), ...grams, ...ounces].join(' ');
}

/** @param categoryNames names of its path, so that "guldmynt" also finds a series */
export function searchDocument(
  product: Product,
  categoryNames: readonly string[] = product.categoryNames,
): SearchDocument {
  const metal = product.metal === 'silver' ? 'silver' : 'guld';
  return {
    id: product.code,
    name: product.name,
    code: product.code,
    brand: product.brand ?? '',
    category: [...categoryNames, product.metal === null ? '' : metal].join(' '),
    weight: weightSpellings(product),
  };
}

const hasUnit = (term: string) => /^[\d./x]+(g|kg|oz)$/.test(term);
/** Shorter words have too many similar ones for fuzzy search. */
const SHORTEST_FORGIVEN = 4;
const hasDigit = (term: string) => /\d/.test(term);

/**
 * Module scope, not inside a function: an index keeps its options, and a closure created in a scope with a catalogue would keep that
 * whole catalogue in memory (bundlers inline short functions into their callers).
 */
const OPTIONS: Options<SearchDocument> = {
  fields: [...FIELDS],
  processTerm: (term) => term,
  // A code is one token: its parts ("2-5g") would match something else.
  tokenize: (text, field) =>
    field === 'code' ? [text.toLowerCase()] : [...new Set([...searchWords(text), ...searchWords(respelled(text))])],
};

/** Indexes terms as returned by searchWords, and again in the spelling without å, ä and ö. */
export function createSearchIndex(documents: readonly SearchDocument[]) {
  const engine = new MiniSearch<SearchDocument>(OPTIONS);
  engine.addAll(documents);
  const words = documents.flatMap(({ name, brand }) => `${name} ${brand}`.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? []);
  /** Their original spelling, by folded word. */
  const written: ReadonlyMap<string, string> = new Map(words.map((word) => [fold(word), word]));
  return { engine, written };
}

const isForgiving = (word: string) => !hasDigit(word) && word.length >= SHORTEST_FORGIVEN;

/** Variants of the word with each pair of neighbouring letters swapped: "mapel" -> "ampel", "mpael", "maple"... */
function transposed(word: string): string[] {
  const pairs = [...word].slice(1).map((letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`);
  return pairs.filter((other) => other !== word);
}

/** Matches a word or its transpositions, which the fuzzy search would count as two edits. */
function forgiving(word: string): Query {
  if (!isForgiving(word)) return word;
  const asMeant = transposed(word).map((other) => ({ queries: [other], fuzzy: false, prefix: false }));
  return { combineWith: 'OR', queries: [word, ...asMeant] };
}

function find({ engine }: SearchIndex, term: string, combineWith: 'AND' | 'OR'): SearchResult[] {
  return engine.search(
    { combineWith, queries: searchTerms(term).map(forgiving) },
    {
      tokenize: searchTerms,
      // "1oz" must not find "10oz", nor a year its neighbour. Other words match as prefixes, long ones also fuzzily.
      prefix: (word) => !hasUnit(word),
      fuzzy: (word) => (isForgiving(word) ? 0.2 : false),
      boost: { code: 4, name: 3, weight: 2, brand: 2, category: 1 },
    },
  );
}

/** The words of a query. A hyphenated word stays whole: with AND its parts would all have to match, too. */
function searchTerms(text: string): string[] {
  const words = searchWords(text);
  const parts = new Set(words.filter((word) => word.includes('-')).flatMap((word) => word.split('-')));
  return words.filter((word) => !parts.has(word));
}

/**
 * The codes of the matching products, best first. All words must match; if no product has them all, any of them may. Finds names,
 * codes, brands, categories and weights in any spelling, with a typo or two, with or without å, ä and ö.
 */
export function searchCodes(index: SearchIndex, term: string, limit = Number.POSITIVE_INFINITY): string[] {
  if (searchTerms(term).length === 0) return [];
  const strict = find(index, term, 'AND');
  const hits = strict.length > 0 ? strict : find(index, term, 'OR');
  return hits.slice(0, limit).map(({ id }) => String(id));
}

/** Completions of a term, best first, in the shop's own spelling: "krug" -> "krugerrand". */
export function suggestTerms({ engine, written }: SearchIndex, term: string, limit: number): string[] {
  const terms = searchTerms(term);
  const suggestions = engine.autoSuggest(term, {
    fields: ['name', 'brand'],
    tokenize: () => terms,
    fuzzy: (word) => (isForgiving(word) ? 0.2 : false),
  });
  const texts = suggestions.flatMap(({ terms }) => {
    const words = terms.map((word) => written.get(word) ?? (hasDigit(word) ? word : null));
    return words.includes(null) ? [] : [words.join(' ')];
  });
  return [...new Set(texts)].filter((text) => text !== term.trim().toLowerCase()).slice(0, limit);
}
