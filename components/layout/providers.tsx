import type { ReactNode } from 'react';
import { AnalyticsHost } from '@/components/analytics/analytics-host';
import { PageLinksHost } from './page-links-host';

interface ProvidersProps {
  children: ReactNode;
}

/** Client context that the whole site needs stands here, so that app/layout.tsx stays a list of facts. */
export function Providers({ children }: ProvidersProps) {
  return (
    <>
      <AnalyticsHost />
      <PageLinksHost />
      {children}
    </>
  );
}
