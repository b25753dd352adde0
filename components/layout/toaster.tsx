'use client';

import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { OnDemand } from '@/components/ui/on-demand';
import { toasterRequest } from '@/components/ui/toast';

const load = () => import('sonner').then((module) => module.Toaster);

function Ready() {
  useEffect(() => toasterRequest.fulfil(), []);
  return null;
}

/** Sonner uses pixels, which would ignore the reader's text size. */
const WIDTH = { '--width': '22.25rem' } as CSSProperties;
const MESSAGE = { style: { fontSize: '0.8125rem' } };

/** Top right, 3 s (spec.md section 2). Sonner's code is loaded with the first message. */
export function Toaster() {
  const text = useSyncExternalStore(toasterRequest.subscribe, toasterRequest.text, () => null);
  if (text === null) return null;
  return (
    <OnDemand load={load} message={text}>
      {(Sonner) => (
        <>
          <Sonner
            closeButton
            duration={3000}
            hotkey={['altKey', 'KeyT']}
            position="top-right"
            style={WIDTH}
            toastOptions={MESSAGE}
          />
          <Ready />
        </>
      )}
    </OnDemand>
  );
}
