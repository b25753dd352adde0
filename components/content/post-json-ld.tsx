import { ArticleJsonLd } from 'next-seo';
import { env } from '@/lib/config/env';
import type { Post } from '@/lib/content/posts';
import { blogPostingJsonLd } from '@/lib/seo/json-ld';

interface PostJsonLdProps {
  post: Post;
}

/** schema.org BlogPosting (domain.md 7). */
export function PostJsonLd({ post }: PostJsonLdProps) {
  const article = { ...post, headline: post.title, updated: post.updated ?? null };
  return <ArticleJsonLd {...blogPostingJsonLd(article, env().SITE_URL)} />;
}
