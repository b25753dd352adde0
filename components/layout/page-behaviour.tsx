'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { arriveAtAnchor } from '@/components/ui/anchor';
import { oneStepPerPress } from '@/components/ui/one-step-per-press';
import { focusPage, followFocus } from '@/components/ui/page-focus';
import { loadCode } from '@/lib/browser/load-code';
import { whenIdle } from '@/lib/browser/when-idle';

/** The code is loaded after the page: pictures that failed before are found then. */
function watchImages(): () => void {
  const left = new AbortController();
  const load = () => loadCode(() => import('./broken-images'));
  const callOff = whenIdle(
    () =>
      void load().then(
        (code) => code.replaceBrokenImages(left.signal),
        () => {},
      ),
  );
  return () => {
    callOff();
    left.abort();
  };
}

/** Small enhancements of every page, which is complete without them. */
export function PageBehaviour() {
  const pathname = usePathname();
  useEffect(watchImages, []);
  useEffect(oneStepPerPress, []);
  useEffect(followFocus, []);
  // Not after the paint: a Tab may come in between.
  useLayoutEffect(() => focusPage(pathname), [pathname]);
  useEffect(() => {
    arriveAtAnchor(pathname);
  }, [pathname]);
  return null;
}
