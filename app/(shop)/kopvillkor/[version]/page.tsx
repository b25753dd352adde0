import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TermsPage } from '@/components/content/terms-page';
import { purchaseTerms } from '@/lib/server/content/terms';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Köpvillkor, tidigare version', robots: { index: false, follow: false } };

export function generateStaticParams() {
  return purchaseTerms().map(({ version }) => ({ version }));
}

/** One version of the terms of purchase, for customers who ordered under it. */
export default async function TermsVersionPage({ params }: PageProps<'/kopvillkor/[version]'>) {
  const { version } = await params;
  const found = purchaseTerms().find((terms) => terms.version === version);
  if (!found) notFound();
  return <TermsPage page={found.page} />;
}
