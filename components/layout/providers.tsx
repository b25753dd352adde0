import type { ReactNode } from 'react';
import { AnalyticsHost } from '@/components/analytics/analytics-host';
import { NavigationStatus, PENDING_ID } from '@/components/ui/pending-page';

interface ProvidersProps {
  children: ReactNode;
}

/** Client components needed on every page. */
export function Providers({ children }: ProvidersProps) {
  return (
    <>
      <AnalyticsHost />
      <NavigationStatus>{children}</NavigationStatus>
      <div id={PENDING_ID} role="status" />
    </>
  );
}
