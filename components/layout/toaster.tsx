'use client';

import { type CSSProperties, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toasterRequest } from '@/components/ui/toast';

const Sonner = lazy(() => import('sonner').then(({ Toaster }) => ({ default: Toaster })));

function Ready() {
  useEffect(() => toasterRequest.fulfil(), []);
  return null;
}

/** Sonner writes them in pixels: the reader's size of text would not reach a message. */
const WIDTH = { '--width': '22.25rem' } as CSSProperties;
const MESSAGE = { style: { fontSize: '0.8125rem' } };

/** Top right, 3 s (spec.md section 2). Sonner's code is fetched when the first message is shown. */
export function Toaster() {
  const isRequested = useSyncExternalStore(toasterRequest.subscribe, toasterRequest.isMade, () => false);
  if (!isRequested) return null;
  return (
    <Suspense>
      <Sonner
        closeButton
        duration={3000}
        hotkey={['altKey', 'KeyT']}
        position="top-right"
        style={WIDTH}
        toastOptions={MESSAGE}
      />
      <Ready />
    </Suspense>
  );
}
