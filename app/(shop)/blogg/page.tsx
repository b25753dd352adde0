import { ContentTrail } from '@/components/content/content-trail';
import { Markdown } from '@/components/content/markdown';
import { PageHeader } from '@/components/content/page-header';
import { PostCard, PostGrid } from '@/components/content/posts';
import { Container } from '@/components/ui/container';
import { getPage } from '@/lib/server/content/pages';
import { listPosts } from '@/lib/server/content/posts';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import styles from './page.module.css';

export const ensureStatic = 'navigation';

export const metadata = pageMetadata(getPage('blogg'));

export default function BlogPage() {
  const page = getPage('blogg');
  const [newest, ...older] = listPosts();
  return (
    <Container className={styles.page}>
      <ContentTrail steps={[{ name: 'Blogg', path: page.path }]} />
      <PageHeader eyebrow={page.eyebrow} lead={page.lead} title={page.title} />
      {newest && <PostCard isLead post={newest} />}
      <PostGrid posts={older} />
      <Markdown parts={page.parts} />
    </Container>
  );
}
