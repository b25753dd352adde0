import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ComparePage, OwnComparison } from '@/components/saved/compare-page';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Jämför', robots: { index: false } };

/** The same page for all: only the browser reads which products the address names. */
export default function CompareRoute() {
  return (
    <Suspense fallback={<OwnComparison />}>
      <ComparePage />
    </Suspense>
  );
}
