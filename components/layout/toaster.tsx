'use client';

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toasterRequest } from '@/components/ui/toast';

const Sonner = lazy(() => import('sonner').then(({ Toaster }) => ({ default: Toaster })));

function Ready() {
  useEffect(() => toasterRequest.fulfil(), []);
  return null;
}

/** Top right, 3 s (spec.md section 2). Sonner's code is fetched when the first message is shown. */
export function Toaster() {
  const isRequested = useSyncExternalStore(toasterRequest.subscribe, toasterRequest.isMade, () => false);
  if (!isRequested) return null;
  return (
    <Suspense>
      <Sonner closeButton duration={3000} hotkey={['altKey', 'KeyT']} position="top-right" />
      <Ready />
    </Suspense>
  );
}
