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
    { combineWith: options.combineWith ?? 'AND', queries: queryWords(term).map(queryOf) },
    { tokenize: (word) => [word], prefix: (word) => word.length > 2, boost: { name: 3, called: 3 }, ...options },
  );
}

export interface FoundPlaces {
  /** Their name, or what people call them, has all words. */
  readonly named: readonly PlaceDocument[];
  /** Their text has all words. */
  readonly mentioned: readonly PlaceDocument[];
}

/** The places that fit a term, best first. A word may have a typing error when nothing is called what was typed. */
export function findPlaces(index: PlaceIndex, term: string): FoundPlaces {
  if (queryWords(term).length === 0) return { named: [], mentioned: [] };
  const exact = find(index, term, { fields: [...NAMED], fuzzy: false });
  const named = exact.length > 0 ? exact : find(index, term, { fields: [...NAMED], fuzzy: fuzziness });
  const known = new Set(named.map(({ id }) => id));
  const mentioned = find(index, term, { fuzzy: false }).filter(({ id }) => !known.has(id));
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
