import type { Metadata } from 'next';
import { ComparePage } from '@/components/saved/compare-page';

export const ensureStatic = 'navigation';

export const metadata: Metadata = { title: 'Jämför', robots: { index: false } };

export default function CompareRoute() {
  return <ComparePage />;
}
