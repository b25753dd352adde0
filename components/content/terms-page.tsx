import type { PageContent as Page } from '@/lib/server/content/pages';
import { ContentPage } from './content-page';
import { PrintButton } from './print-button';
import styles from './terms-page.module.css';

/** Numbered terms with a table of contents, their version, and a way to save them (domain.md 5.3). */
export function TermsPage({ page }: { page: Page }) {
  const tools = (
    <p className="row center quiet small figures gap-3 gap-x-5 mt-5">
      {page.version && <span>{`Version ${page.version}`}</span>}
      <PrintButton className={styles.print} />
    </p>
  );
  return <ContentPage contents page={page} tools={tools} />;
}
