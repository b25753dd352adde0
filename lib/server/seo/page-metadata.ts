import type { Metadata } from 'next';
import type { PostMatter } from '@/lib/server/content/front-matter';
import { pageTitle } from './page-title';

interface Described {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly documentTitle?: string | undefined;
}

/** Title, description and canonical URL of a content page. */
export function pageMetadata({ title, documentTitle, description, path }: Described): Metadata {
  return { title: { absolute: pageTitle(documentTitle ?? title) }, description, alternates: { canonical: path } };
}

/** The same for an article, with Open Graph fields. */
export function postMetadata(post: Described & PostMatter): Metadata {
  return {
    ...pageMetadata(post),
    authors: [{ name: post.author }],
    openGraph: {
      type: 'article',
      locale: 'sv_SE',
      title: post.title,
      description: post.description,
      url: post.path,
      publishedTime: post.published,
      modifiedTime: post.updated ?? post.published,
      authors: [post.author],
      images: [{ url: post.image, alt: post.imageAlt }],
    },
  };
}
