import { listFiles } from './files';
import { pageMatter } from './front-matter';
import { memoize } from './memoize';
import { getPage, type PageContent, readContent } from './pages';

export interface TermsVersion {
  /** The first day on which it applies, "2026-11-22". */
  readonly version: string;
  readonly page: PageContent;
}

function readVersion(version: string): TermsVersion {
  return { version, page: { ...readContent('terms', version, pageMatter), path: `/kopvillkor/${version}` } };
}

/**
 * Every version of the purchase terms, newest first: an order stores the one that it was placed under (domain.md 4.4). After a change
 * content/pages/kopvillkor.md needs a new `version`, and the old text moves to content/terms under its own.
 */
export const purchaseTerms: () => readonly TermsVersion[] = memoize(() => {
  const page = getPage('kopvillkor');
  const current = { version: page.version ?? page.updated, page };
  const earlier = listFiles('terms').map(readVersion);
  return [current, ...earlier.filter(({ version }) => version !== current.version).reverse()];
});
