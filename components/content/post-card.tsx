import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Post } from '@/lib/content/posts';
import styles from './post-card.module.css';
import { PostMeta } from './post-meta';

interface PostCardProps {
  post: Post;
  isLead?: boolean;
  headingLevel?: 'h2' | 'h3';
}

export function PostCard({ post, isLead = false, headingLevel: Heading = 'h2' }: PostCardProps) {
  const sizes = isLead ? '(min-width: 992px) 56vw, 100vw' : '(min-width: 992px) 24rem, (min-width: 640px) 50vw, 100vw';
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
        <p className="eyebrow mb-1">{post.category}</p>
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
