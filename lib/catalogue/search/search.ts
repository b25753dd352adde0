import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { GRAMS_PER_OUNCE } from '@/lib/prices/metrics';
import type { Product } from '@/lib/product/product';
import { respelled, searchWords } from '@/lib/product/search-terms';
import { weightLabel } from '@/lib/product/weight';
import { fold } from '@/lib/slug';

/** What is searched in; small enough to be sent to a browser. */
export interface SearchDocument {
  /** The product's code. */
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly brand: string;
  readonly category: string;
  /** Every spelling under which the weight is looked for. */
  readonly weight: string;
}

export interface SearchIndex {
  readonly engine: MiniSearch<SearchDocument>;
  /** How the names and brands write a word that the engine keeps folded. */
  readonly written: ReadonlyMap<string, string>;
}

const FIELDS = ['name', 'code', 'brand', 'category', 'weight'] as const;

function trimmed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

/** "1 oz" is also "31.1g" and "31.103g", "50x1g" is also "50g": one weight, many ways to request it. */
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

/** The searched fields of a product. `categoryNames` are those of its path, so that "guldmynt" also finds a series. */
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
/** Shorter words have too many that are like them. */
const SHORTEST_FORGIVEN = 4;
const hasDigit = (term: string) => /\d/.test(term);

/**
 * Of the module and not of a call: an index keeps its options, and a function that was made while a catalogue was in sight keeps
 * that whole catalogue in memory (bundlers write a short function into the one that calls it).
 */
const OPTIONS: Options<SearchDocument> = {
  fields: [...FIELDS],
  processTerm: (term) => term,
  // A code counts as a whole: its parts ("2-5g") say something else than it does.
  tokenize: (text, field) =>
    field === 'code' ? [text.toLowerCase()] : [...new Set([...searchWords(text), ...searchWords(respelled(text))])],
};

/** Builds the index. Terms are kept as written by searchWords, and once more in the spelling without å, ä and ö. */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const engine = new MiniSearch<SearchDocument>(OPTIONS);
  engine.addAll(documents);
  const words = documents.flatMap(({ name, brand }) => `${name} ${brand}`.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? []);
  return { engine, written: new Map(words.map((word) => [fold(word), word])) };
}

const isForgiving = (word: string) => !hasDigit(word) && word.length >= SHORTEST_FORGIVEN;

/** The word with two neighbouring letters changed about, for every pair: "mapel" -> "ampel", "mpael", "maple"... */
function transposed(word: string): string[] {
  const pairs = [...word].slice(1).map((letter, at) => `${word.slice(0, at)}${letter}${word[at]}${word.slice(at + 2)}`);
  return pairs.filter((other) => other !== word);
}

/** A word, or what it is with two letters changed about: to the index those are two mistakes, to a typist one. */
function forgiving(word: string): Query {
  if (!isForgiving(word)) return word;
  const asMeant = transposed(word).map((other) => ({ queries: [other], fuzzy: false, prefix: false }));
  return { combineWith: 'OR', queries: [word, ...asMeant] };
}

function ask({ engine }: SearchIndex, term: string, combineWith: 'AND' | 'OR'): SearchResult[] {
  return engine.search(
    { combineWith, queries: searchTerms(term).map(forgiving) },
    {
      tokenize: searchTerms,
      // "1oz" must not find "10oz", nor a year its neighbour; an unfinished word finds its endings, a mistyped one its like.
      prefix: (word) => !hasUnit(word),
      fuzzy: (word) => (isForgiving(word) ? 0.2 : false),
      boost: { code: 4, name: 3, weight: 2, brand: 2, category: 1 },
    },
  );
}

/** A query's words: a hyphenated one counts as it stands, since its parts would have to be found as well. */
function searchTerms(text: string): string[] {
  const words = searchWords(text);
  const parts = new Set(words.filter((word) => word.includes('-')).flatMap((word) => word.split('-')));
  return words.filter((word) => !parts.has(word));
}

/**
 * The codes of the products that fit, best first. All words must fit; if nothing has them all, any of them will do.
 * Finds names, codes, brands, categories and weights in any spelling, with a typo or two, with or without å, ä and ö.
 */
export function searchCodes(index: SearchIndex, term: string, limit = Number.POSITIVE_INFINITY): string[] {
  if (searchTerms(term).length === 0) return [];
  const strict = ask(index, term, 'AND');
  const hits = strict.length > 0 ? strict : ask(index, term, 'OR');
  return hits.slice(0, limit).map(({ id }) => String(id));
}

/** What the term may be on its way to, best first, in the shop's own spelling: "krug" to "krugerrand". */
export function suggestTerms({ engine, written }: SearchIndex, term: string, limit: number): string[] {
  const asked = searchTerms(term);
  const suggestions = engine.autoSuggest(term, {
    fields: ['name', 'brand'],
    tokenize: () => asked,
    fuzzy: (word) => (isForgiving(word) ? 0.2 : false),
  });
  const texts = suggestions.flatMap(({ terms }) => {
    const words = terms.map((word) => written.get(word) ?? (hasDigit(word) ? word : null));
    return words.includes(null) ? [] : [words.join(' ')];
  });
  return [...new Set(texts)].filter((text) => text !== term.trim().toLowerCase()).slice(0, limit);
}
