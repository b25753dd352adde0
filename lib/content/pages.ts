import { listFiles, readSource } from './files';
import { type PageMatter, pageMatter, parseMatter } from './front-matter';
import { type ParsedMarkdown, parseMarkdown } from './markdown';

/** Names of the content pages: one file in content/pages and one route of the same name each (spec.md section 2). */
export function pageSlugs(): string[] {
  return listFiles('pages');
}

export interface ContentPage extends PageMatter, ParsedMarkdown {
  /** "/om-oss" */
  readonly path: string;
}

/** Throws a ContentError when the page's file is missing or invalid. */
export function getPage(slug: string): ContentPage {
  const source = readSource('pages', slug);
  const matter = parseMatter(pageMatter, source.matter, source.name);
  return { ...matter, path: `/${slug}`, ...parseMarkdown(source.body) };
}
