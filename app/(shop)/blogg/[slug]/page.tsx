import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import layout from '@/components/content/content-page.module.css';
import { ContentTrail } from '@/components/content/content-trail';
import { Markdown } from '@/components/content/markdown';
import { PageHeader } from '@/components/content/page-header';
import { PostGrid, PostMeta } from '@/components/content/posts';
import { TableOfContents } from '@/components/content/table-of-contents';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { StructuredData } from '@/components/ui/structured-data';
import { paths } from '@/lib/domain/paths/paths';
import { env } from '@/lib/server/config/env';
import { getPost, listPosts, relatedPosts } from '@/lib/server/content/posts';
import { blogPostingJsonLd } from '@/lib/server/seo/json-ld';
import { postMetadata } from '@/lib/server/seo/page-metadata';
import styles from './page.module.css';

export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return listPosts().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<'/blogg/[slug]'>): Promise<Metadata> {
  const post = getPost((await params).slug);
  return post ? postMetadata(post) : {};
}

export default async function PostPage({ params }: PageProps<'/blogg/[slug]'>) {
  const post = getPost((await params).slug);
  if (!post) notFound();
  return (
    <Container className="pb-8">
      <StructuredData data={blogPostingJsonLd(post, env().SITE_URL)} name="article" />
      <ContentTrail
        steps={[
          { name: 'Blogg', path: paths.blog },
          { name: post.title, path: post.path },
        ]}
      />
      <article>
        <PageHeader eyebrow={post.category} lead={post.lead} title={post.title}>
          <PostMeta author={`${post.author}, ${post.role.toLowerCase()}`} post={post} />
        </PageHeader>
        <div className={styles.picture}>
          <Picture
            alt={post.imageAlt}
            className="cover"
            fetchPriority="high"
            loading="eager"
            height={675}
            sizes="(min-width: 1080px) 62.5rem, 100vw"
            src={post.image}
            width={1200}
          />
        </div>
        <div className={layout.withContents}>
          <TableOfContents headings={post.headings} />
          <Markdown parts={post.parts} />
        </div>
      </article>
      <section aria-labelledby="more" className={styles.more}>
        <h2 className="mb-5" id="more">
          Läs vidare
        </h2>
        <PostGrid headingLevel="h3" posts={relatedPosts(post, listPosts())} />
      </section>
    </Container>
  );
}
