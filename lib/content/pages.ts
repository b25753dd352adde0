import { readSource } from './files';
import { type PageMatter, pageMatter, parseMatter } from './front-matter';
import { type ParsedMarkdown, parseMarkdown } from './markdown';

/** Content pages: one file in content/pages and one route of the same name each (spec.md section 2). */
export const PAGE_SLUGS = [
  'om-oss',
  'kontakta-oss',
  'faq',
  'blogg',
  'kopvillkor',
  'angra-kop',
  'forsaljningsvillkor',
  'salja-guld',
  'integritet',
  'tillganglighet',
] as const;

export type PageSlug = (typeof PAGE_SLUGS)[number];

export interface ContentPage extends PageMatter, ParsedMarkdown {
  /** "/om-oss" */
  readonly path: string;
}

/** Throws a ContentError when the page's file is invalid. */
export function getPage(slug: PageSlug): ContentPage {
  const source = readSource('pages', slug);
  const matter = parseMatter(pageMatter, source.matter, source.name);
  return { ...matter, path: `/${slug}`, ...parseMarkdown(source.body) };
}
