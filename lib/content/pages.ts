import { readSource } from './files';
import { type PageMatter, pageMatter, parseMatter } from './front-matter';
import { type ParsedMarkdown, parseMarkdown } from './markdown';

/** Pages of running text, each a file in content/pages and a route of the same name (spec.md section 2). */
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

/** A page's text. Throws a ContentError when its file has a fault. */
export function getPage(slug: PageSlug): ContentPage {
  const source = readSource('pages', slug);
  const matter = parseMatter(pageMatter, source.matter, source.name);
  return { ...matter, path: `/${slug}`, ...parseMarkdown(source.body) };
}
