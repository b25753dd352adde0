import { toText } from 'hast-util-to-text';
import { listFiles, readSource } from './files';
import { type PostMatter, parseMatter, postMatter } from './front-matter';
import { type ParsedMarkdown, parseMarkdown } from './markdown';
import { memoize } from './memoize';

const WORDS_PER_MINUTE = 200;

export interface Post extends PostMatter {
  /** "/blogg/spread" */
  readonly path: string;
  readonly words: number;
  readonly readingMinutes: number;
}

export interface PostWithBody extends Post, ParsedMarkdown {}

function wordsOf(body: ParsedMarkdown): number {
  const text = body.parts.map((part) => (part.kind === 'text' ? toText(part.tree) : '')).join(' ');
  return text.split(/\s+/).filter(Boolean).length;
}

function readPost(file: string): PostWithBody {
  const source = readSource('blogg', file);
  const matter = parseMatter(postMatter, source.matter, source.name);
  const body = parseMarkdown(source.body);
  const words = wordsOf(body);
  return {
    ...matter,
    path: `/blogg/${matter.slug}`,
    words,
    readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    ...body,
  };
}

/** Every article, newest first. Throws a ContentError when a file is invalid. */
export const listPosts: () => readonly PostWithBody[] = memoize(() =>
  listFiles('blogg')
    .map(readPost)
    .sort((a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug)),
);

/** The article with this slug, or null. */
export function getPost(slug: string): PostWithBody | null {
  return listPosts().find((post) => post.slug === slug) ?? null;
}

/** Related articles: the same category first, then the newest. */
export function relatedPosts(post: Post, all: readonly Post[], count = 3): Post[] {
  const others = all.filter((other) => other.slug !== post.slug);
  const near = others.filter((other) => other.category === post.category);
  return [...near, ...others.filter((other) => other.category !== post.category)].slice(0, count);
}
