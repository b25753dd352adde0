import type { ComponentProps, ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/ui/cx';
import { formatDate } from '@/lib/domain/dates';
import type { PageContent as Page } from '@/lib/server/content/pages';
import styles from './content-page.module.css';
import { ContentTrail } from './content-trail';
import { Markdown } from './markdown';
import { PageHeader } from './page-header';
import { Sections } from './sections';
import { TableOfContents } from './table-of-contents';

interface ContentPageProps {
  page: Page;
  slots?: Readonly<Record<string, ReactNode>>;
  contents?: boolean;
  aside?: ReactNode;
  tools?: ReactNode;
  /** The page's text in two columns; `folded` are the sections that are closed. */
  sections?: Omit<ComponentProps<typeof Sections>, 'slots'>;
  children?: ReactNode;
}

export function ContentPage({ page, slots, contents = false, aside, tools, sections, children }: ContentPageProps) {
  return (
    <Container className={styles.page}>
      <ContentTrail steps={[{ name: page.title, path: page.path }]} />
      <article>
        <PageHeader eyebrow={page.eyebrow} lead={page.lead} title={page.title}>
          {tools}
        </PageHeader>
        <div className={cx('line-above pt-6', contents && styles.withContents, aside ? styles.withAside : undefined)}>
          {contents && <TableOfContents headings={page.headings} />}
          <div className="stack gap-6">
            {children}
            {sections ? (
              <Sections {...sections} slots={slots ?? {}} />
            ) : (
              <Markdown parts={page.parts} slots={slots ?? {}} />
            )}
            <p className="quiet small">
              Uppdaterad <span translate="no">{formatDate(page.updated)}</span>
            </p>
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </article>
    </Container>
  );
}
