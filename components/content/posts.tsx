import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { formatDate } from '@/lib/domain/dates';
import type { Post } from '@/lib/server/content/posts';
import styles from './posts.module.css';

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
      <span>{`${post.readingMinutes}\u00a0min läsning`}</span>
    </p>
  );
}

interface PostCardProps {
  post: Post;
  isLead?: boolean;
  headingLevel?: 'h2' | 'h3';
}

export function PostCard({ post, isLead = false, headingLevel: Heading = 'h2' }: PostCardProps) {
  const sizes = isLead
    ? '(min-width: 992px) 56vw, 100vw'
    : '(min-width: 1600px) 27rem, (min-width: 992px) 24rem, (min-width: 640px) 50vw, 100vw';
  return (
    <article className={cx(styles.card, isLead && styles.lead)}>
      <div className={styles.picture}>
        <Picture
          alt=""
          className="cover"
          fetchPriority={isLead ? 'high' : undefined}
          loading={isLead ? 'eager' : 'lazy'}
          height={675}
          sizes={sizes}
          src={post.image}
          width={1200}
        />
      </div>
      <div>
        <p className={styles.category}>{post.category}</p>
        <Heading className={styles.title}>
          <Link className={styles.link} href={post.path}>
            {post.title}
          </Link>
        </Heading>
        <p className="quiet mt-2">{post.lead}</p>
        <PostMeta post={post} />
      </div>
    </article>
  );
}

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
