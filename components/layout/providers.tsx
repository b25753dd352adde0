import type { ReactNode } from 'react';
import { AnalyticsHost } from '@/components/analytics/analytics-host';
import { PageLinksHost } from './page-links-host';

interface ProvidersProps {
  children: ReactNode;
}

/** Client components needed on every page. */
export function Providers({ children }: ProvidersProps) {
  return (
    <>
      <AnalyticsHost />
      <PageLinksHost />
      {children}
    </>
  );
}
