import type { Root } from 'hast';
import { all, named, propertyOf, textOf } from './html';

/** A page's metadata and links in its HTML, without running scripts. */
export interface PageFacts {
  readonly lang: string | null;
  readonly titles: readonly string[];
  /** Texts of the h1 elements. */
  readonly headings: readonly string[];
  readonly description: string | null;
  /** As written. */
  readonly canonicals: readonly string[];
  readonly robots: string;
  readonly shareImage: string | null;
  /** As written, of `a` elements. */
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

function meta(root: Root, key: 'name' | 'property', value: string): string | null {
  return propertyOf(named(root, 'meta', key, value)[0], 'content');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Every JSON-LD object of a page; throws when one does not parse. */
export function jsonLd(root: Root): Readonly<Record<string, unknown>>[] {
  return named(root, 'script', 'type', 'application/ld+json')
    .flatMap((script): unknown => JSON.parse(textOf(script)))
    .filter(isObject);
}

export function pageFacts(root: Root): PageFacts {
  const values = (tag: string, property: string) =>
    named(root, tag)
      .map((element) => propertyOf(element, property))
      .filter((value) => value !== null);
  return {
    lang: propertyOf(named(root, 'html')[0], 'lang'),
    titles: named(named(root, 'head')[0] ?? root, 'title').map(textOf),
    headings: named(root, 'h1').map(textOf),
    description: meta(root, 'name', 'description'),
    canonicals: named(root, 'link', 'rel', 'canonical').map((link) => propertyOf(link, 'href') ?? ''),
    robots: meta(root, 'name', 'robots') ?? '',
    shareImage: meta(root, 'property', 'og:image'),
    links: values('a', 'href'),
    pictures: values('img', 'src'),
    ids: new Set(all(root, ({ properties }) => 'id' in properties).map((element) => propertyOf(element, 'id') ?? '')),
    data: jsonLd(root),
  };
}
