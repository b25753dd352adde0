import type { z } from 'zod';
import { type ContentFolder, listFiles, readSource } from './files';
import { type PageMatter, pageMatter, parseMatter } from './front-matter';
import { type ParsedMarkdown, parseMarkdown } from './markdown';

/** A file's front matter, and its text as Markdown. Throws when the file is missing or invalid. */
export function readContent<T extends z.ZodType<object>>(folder: ContentFolder, file: string, schema: T) {
  const { name, matter, body } = readSource(folder, file);
  return { ...parseMatter(schema, matter, name), ...parseMarkdown(body) };
}

/** Names of the content pages: one file in content/pages and one route of the same name each (spec.md section 2). */
export function pageSlugs(): string[] {
  return listFiles('pages');
}

export interface PageContent extends PageMatter, ParsedMarkdown {
  /** "/om-oss" */
  readonly path: string;
}

/** Throws when the page's file is missing or invalid. */
export function getPage(slug: string): PageContent {
  return { ...readContent('pages', slug, pageMatter), path: `/${slug}` };
}
