import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { respelled, searchWords } from '@/lib/domain/product/search-terms';
import type { PlaceDocument } from './documents';
import { fuzziness, type IsWord, queryOf, queryWords } from './query';

const NAMED = ['name', 'called', 'first'] as const;

const tokensOf = (text: string) => [...new Set([...searchWords(text), ...searchWords(respelled(text))])];

/** Module scope: see the options of the product index. */
const OPTIONS: Options<PlaceDocument> = {
  idField: 'href',
  fields: [...NAMED, 'within', 'text'],
  processTerm: (term) => term,
  tokenize: tokensOf,
};

export interface PlaceIndex {
  readonly engine: MiniSearch<PlaceDocument>;
  /** Every word of a name or text, or of what people call it. */
  readonly vocabulary: ReadonlySet<string>;
  readonly documents: ReadonlyMap<string, PlaceDocument>;
}

export function createPlaceIndex(documents: readonly PlaceDocument[]): PlaceIndex {
  const engine = new MiniSearch<PlaceDocument>(OPTIONS);
  const byHref = new Map(documents.map((document) => [document.href, document]));
  engine.addAll([...byHref.values()]);
  const texts = [...byHref.values()].flatMap(({ name, called, first, within, text }) => [
    name,
    called,
    first,
    within ?? '',
    text,
  ]);
  return { engine, vocabulary: new Set(texts.flatMap(tokensOf)), documents: byHref };
}

/** Texts have too many short words to be parts of a compound. */
const SHORTEST_PART = 3;

const never: IsWord = () => false;

function find({ engine, vocabulary }: PlaceIndex, term: string, options: SearchOptions): SearchResult[] {
  const isUsed = (word: string) => vocabulary.has(word);
  // A compound is as much of a guess as a typing error.
  const isPart = (word: string) => options.fuzzy !== false && word.length > SHORTEST_PART && isUsed(word);
  const known = { isIndexed: never, isUsed, isPart };
  return engine.search(
    { combineWith: options.combineWith ?? 'AND', queries: queryWords(term).map((word) => queryOf(word, known)) },
    {
      tokenize: (word) => [word],
      prefix: (word) => word.length > 2,
      boost: { first: 30, name: 3, called: 3 },
      ...options,
    },
  );
}

export interface FoundPlaces {
  /** Their name, or what people call them, has all words. */
  readonly named: readonly PlaceDocument[];
  /** Their text has all words. */
  readonly mentioned: readonly PlaceDocument[];
}

/** What answers a word before all others: that word, not its beginning. */
const findFirst = (index: PlaceIndex, term: string) =>
  find(index, term, { fields: ['first'], fuzzy: false, prefix: false, combineWith: 'OR' });

/** By name: the beginnings of words while one types, and similar words unless each typed one is a word that is known. */
function findNamed(index: PlaceIndex, term: string): SearchResult[] {
  const named = (options: SearchOptions) => find(index, term, { fields: [...NAMED], ...options });
  const begun = named({ fuzzy: false });
  if (named({ fuzzy: false, prefix: false }).length > 0) return begun;
  const ids = new Set(begun.map(({ id }) => id));
  return [...begun, ...named({ fuzzy: fuzziness }).filter(({ id }) => !ids.has(id))];
}

/** The places that fit a term, best first. */
export function findPlaces(index: PlaceIndex, term: string): FoundPlaces {
  if (queryWords(term).length === 0) return { named: [], mentioned: [] };
  const first = new Map(findFirst(index, term).map(({ id, score }) => [id, score]));
  const named = findNamed(index, term).toSorted((a, b) => (first.get(b.id) ?? 0) - (first.get(a.id) ?? 0));
  const ids = new Set(named.map(({ id }) => id));
  const mentioned = find(index, term, { fuzzy: false }).filter(({ id }) => !ids.has(id));
  const documentsOf = (results: readonly SearchResult[]) => results.flatMap(({ id }) => index.documents.get(id) ?? []);
  return { named: documentsOf(named), mentioned: documentsOf(mentioned) };
}

/** The place for any of the words, before all other places: "sälja" in "sälja krugerrand". */
export function findAnswers(index: PlaceIndex, term: string): PlaceDocument[] {
  if (queryWords(term).length === 0) return [];
  return findFirst(index, term).flatMap(({ id }) => index.documents.get(id) ?? []);
}

/** What has any of the words in its name: for a term that finds nothing else. */
export function findNearest(index: PlaceIndex, term: string): PlaceDocument[] {
  if (queryWords(term).length === 0) return [];
  return find(index, term, { fields: [...NAMED], fuzzy: fuzziness, combineWith: 'OR' }).flatMap(
    ({ id }) => index.documents.get(id) ?? [],
  );
}
