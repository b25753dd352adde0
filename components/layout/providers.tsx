import type { ReactNode } from 'react';
import { AnalyticsHost } from '@/components/analytics/analytics-host';
import { ConnectionNotice } from '@/components/ui/connection-notice';
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
      <ConnectionNotice place="page" />
      <div id={PENDING_ID} role="status" />
    </>
  );
}
