import { listFiles, readSource } from './files';
import { pageMatter, parseMatter } from './front-matter';
import { parseMarkdown } from './markdown';
import { memoize } from './memoize';
import { type ContentPage, getPage } from './pages';

export interface TermsVersion {
  /** The day from which it applies, "2026-11-22". */
  readonly version: string;
  readonly page: ContentPage;
}

function readVersion(file: string): TermsVersion {
  const source = readSource('terms', file);
  const matter = parseMatter(pageMatter, source.matter, source.name);
  return { version: file, page: { ...matter, path: `/kopvillkor/${file}`, ...parseMarkdown(source.body) } };
}

/**
 * Every version of the purchase terms, the newest first: an order keeps the one that it was made under (domain.md 4.4). A changed
 * content/pages/kopvillkor.md gets a new `version`, and its predecessor a place in content/terms under its own.
 */
export const purchaseTerms: () => readonly TermsVersion[] = memoize(() => {
  const page = getPage('kopvillkor');
  const current = { version: page.version ?? page.updated, page };
  const earlier = listFiles('terms').map(readVersion);
  return [current, ...earlier.filter(({ version }) => version !== current.version).reverse()];
});
