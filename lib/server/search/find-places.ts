import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { respelled, searchWords } from '@/lib/domain/product/search-terms';
import type { PlaceDocument } from './documents';
import { fuzziness, queryOf, queryWords } from './query';

const NAMED = ['name', 'called'] as const;

/** Module scope: see the options of the product index. */
const OPTIONS: Options<PlaceDocument> = {
  idField: 'href',
  fields: [...NAMED, 'within', 'text'],
  processTerm: (term) => term,
  tokenize: (text) => [...new Set([...searchWords(text), ...searchWords(respelled(text))])],
};

export interface PlaceIndex {
  readonly engine: MiniSearch<PlaceDocument>;
  readonly documents: ReadonlyMap<string, PlaceDocument>;
}

export function createPlaceIndex(documents: readonly PlaceDocument[]): PlaceIndex {
  const engine = new MiniSearch<PlaceDocument>(OPTIONS);
  const byHref = new Map(documents.map((document) => [document.href, document]));
  engine.addAll([...byHref.values()]);
  return { engine, documents: byHref };
}

function find({ engine }: PlaceIndex, term: string, options: SearchOptions): SearchResult[] {
  return engine.search(
    { combineWith: options.combineWith ?? 'AND', queries: queryWords(term).map((word) => queryOf(word)) },
    { tokenize: (word) => [word], prefix: (word) => word.length > 2, boost: { name: 3, called: 3 }, ...options },
  );
}

export interface FoundPlaces {
  /** Their name, or what people call them, has all words. */
  readonly named: readonly PlaceDocument[];
  /** Their text has all words. */
  readonly mentioned: readonly PlaceDocument[];
}

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
  const named = findNamed(index, term);
  const ids = new Set(named.map(({ id }) => id));
  const mentioned = find(index, term, { fuzzy: false }).filter(({ id }) => !ids.has(id));
  const documentsOf = (results: readonly SearchResult[]) => results.flatMap(({ id }) => index.documents.get(id) ?? []);
  return { named: documentsOf(named), mentioned: documentsOf(mentioned) };
}

/** What has any of the words in its name: for a term that finds nothing else. */
export function findNearest(index: PlaceIndex, term: string): PlaceDocument[] {
  if (queryWords(term).length === 0) return [];
  return find(index, term, { fields: [...NAMED], fuzzy: fuzziness, combineWith: 'OR' }).flatMap(
    ({ id }) => index.documents.get(id) ?? [],
  );
}
