import { toText } from 'hast-util-to-text';
import type { Category } from '@/lib/domain/listing/category';
import { categoryPath } from '@/lib/domain/paths/catalogue-paths';
import { paths } from '@/lib/domain/paths/paths';
import { listFaqSections } from '@/lib/server/content/faq';
import type { ContentPart } from '@/lib/server/content/markdown';
import { memoize } from '@/lib/server/content/memoize';
import { getPage, pageSlugs } from '@/lib/server/content/pages';
import { listPosts } from '@/lib/server/content/posts';
import type { FaqEntry } from '@/lib/server/sylius/resources/faq/faq';
import { type NamedPlace, PLACES } from './synonyms';

export type PlaceKind = 'categories' | 'questions' | 'articles' | 'pages';

/** Something other than a product that a search finds. */
export interface Place {
  readonly href: string;
  readonly kind: PlaceKind;
  readonly name: string;
  /** What it is a part of: "Köpvillkor". */
  readonly within: string | null;
}

export interface PlaceDocument extends Place {
  readonly text: string;
  readonly called: string;
  readonly first: string;
}

const named: ReadonlyMap<string, NamedPlace> = new Map(PLACES.map((place) => [place.href, place]));

function document(place: Place, text = ''): PlaceDocument {
  const { called = '', first = '' } = named.get(place.href) ?? {};
  return { ...place, text, called, first };
}

const textOf = (parts: readonly ContentPart[]) =>
  parts.map((part) => (part.kind === 'text' ? toText(part.tree) : '')).join(' ');

function pageDocuments(slug: string): PlaceDocument[] {
  const { path, title, lead, headings, parts } = getPage(slug);
  const sections = headings.map(({ id, text }) => {
    const name = text.replace(/^[\d.]+\s+/, '');
    return document({ href: `${path}#${id}`, kind: 'pages', name, within: title });
  });
  return [document({ href: path, kind: 'pages', name: title, within: null }, `${lead} ${textOf(parts)}`), ...sections];
}

/** The texts of content/, and the pages that PLACES names. */
export const contentDocuments: () => readonly PlaceDocument[] = memoize(() => [
  ...listFaqSections().flatMap(({ title, questions }) =>
    questions.map(({ id, question, answer }) =>
      document({ href: `${paths.faq}#${id}`, kind: 'questions', name: question, within: title }, toText(answer)),
    ),
  ),
  ...listPosts().map(({ path, title, lead, description, parts }) =>
    document({ href: path, kind: 'articles', name: title, within: null }, `${description} ${lead} ${textOf(parts)}`),
  ),
  ...pageSlugs().flatMap(pageDocuments),
  ...PLACES.flatMap(({ href, name }) => (name ? document({ href, kind: 'pages', name, within: null }) : [])),
]);

/** Every category of the trees, each within its parent. */
export function categoryDocuments(trees: readonly Category[], above: readonly Category[] = []): PlaceDocument[] {
  return trees.flatMap((category) => {
    const path = [...above, category];
    const within = above.at(-1)?.name ?? null;
    const own = document({ href: categoryPath(path), kind: 'categories', name: category.name, within });
    return [own, ...categoryDocuments(category.children, path)];
  });
}

/** The dealer's questions on delivery, as on the FAQ page. */
export function deliveryDocuments(entries: readonly FaqEntry[]): PlaceDocument[] {
  return entries.map(({ id, name }) =>
    document({ href: `${paths.faq}#fraga-${id}`, kind: 'questions', name, within: 'Leveranser och frakt' }),
  );
}
