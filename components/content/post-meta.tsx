import { formatDate } from '@/lib/content/dates';
import type { Post } from '@/lib/content/posts';
import styles from './post-meta.module.css';

interface PostMetaProps {
  post: Pick<Post, 'published' | 'readingMinutes' | 'updated'>;
  author?: string;
}

export function PostMeta({ post, author }: PostMetaProps) {
  return (
    <p className={styles.meta}>
      {author && <span>{author}</span>}
      <time dateTime={post.published}>{formatDate(post.published)}</time>
      {author && post.updated && (
        <span>
          uppdaterad <time dateTime={post.updated}>{formatDate(post.updated)}</time>
        </span>
      )}
      <span>{post.readingMinutes}&nbsp;min läsning</span>
    </p>
  );
}
