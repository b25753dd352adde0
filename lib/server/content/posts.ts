import { toText } from 'hast-util-to-text';
import { listFiles } from './files';
import { type PostMatter, postMatter } from './front-matter';
import type { ParsedMarkdown } from './markdown';
import { memoize } from './memoize';
import { readContent } from './pages';

const WORDS_PER_MINUTE = 200;

export interface Post extends PostMatter {
  /** "/blogg/spread" */
  readonly path: string;
  readonly readingMinutes: number;
}

export interface PostWithBody extends Post, ParsedMarkdown {}

function readPost(file: string): PostWithBody {
  const content = readContent('blogg', file, postMatter);
  const text = content.parts.flatMap((part) => (part.kind === 'text' ? toText(part.tree) : [])).join(' ');
  const words = text.split(/\s+/).filter(Boolean).length;
  const readingMinutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return { ...content, path: `/blogg/${content.slug}`, readingMinutes };
}

/** Every article, newest first, those of one day by name. Throws when a file is invalid. */
export const listPosts: () => readonly PostWithBody[] = memoize(() =>
  listFiles('blogg')
    .map(readPost)
    .sort((a, b) => b.published.localeCompare(a.published)),
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
