import type { Post } from '@/lib/content/posts';
import { PostCard } from './post-card';
import styles from './post-grid.module.css';

export function PostGrid({ posts, headingLevel = 'h2' }: { posts: readonly Post[]; headingLevel?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.grid}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard headingLevel={headingLevel} post={post} />
        </li>
      ))}
    </ul>
  );
}
