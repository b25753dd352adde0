import { listFiles, readSource } from './files';
import { pageMatter, parseMatter } from './front-matter';
import { parseMarkdown } from './markdown';
import { memoize } from './memoize';
import { type ContentPage, getPage } from './pages';

export interface TermsVersion {
  /** The first day on which it applies, "2026-11-22". */
  readonly version: string;
  readonly page: ContentPage;
}

function readVersion(file: string): TermsVersion {
  const source = readSource('terms', file);
  const matter = parseMatter(pageMatter, source.matter, source.name);
  return { version: file, page: { ...matter, path: `/kopvillkor/${file}`, ...parseMarkdown(source.body) } };
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
