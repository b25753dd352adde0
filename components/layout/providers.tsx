import type { ReactNode } from 'react';
import { AnalyticsHost } from '@/components/analytics/analytics-host';
import { ConnectionNotice } from '@/components/ui/connection-notice';
import { NavigationStatus, PENDING_ID } from '@/components/ui/pending-page';

/** Client components needed on every page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <AnalyticsHost />
      <NavigationStatus>{children}</NavigationStatus>
      <ConnectionNotice place="page" />
      <div id={PENDING_ID} role="status" />
    </>
  );
}
