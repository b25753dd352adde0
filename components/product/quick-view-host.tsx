'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { useQuickView } from '@/stores/quick-view-store';

const FilmOverlay = lazy(() => import('./film-overlay').then((module) => ({ default: module.FilmOverlay })));
const QuickView = lazy(() => import('./quick-view').then((module) => ({ default: module.QuickView })));

const TRIGGERS = 'a[data-quick-view], a[data-film]';

function pressed(event: MouseEvent): DOMStringMap {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const trigger = isPlain && event.target instanceof Element ? event.target.closest<HTMLElement>(TRIGGERS) : null;
  return trigger?.dataset ?? {};
}

/** One listener for the quick-look and film links of all cards; without it they lead to the product's page and to the film. */
export function QuickViewHost() {
  const { quickShow, videoShow, single, showQuick, showVideo, close } = useQuickView();
  const pathname = usePathname();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { quickView, film } = pressed(event);
      if (!quickView && !film) return;
      event.preventDefault();
      if (quickView) showQuick(quickView);
      else if (film) showVideo(film);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [showQuick, showVideo]);

  // A link inside the quick view leads away: it closes with the page it stood on.
  useEffect(() => (pathname ? close : undefined), [pathname, close]);

  if (!single || !(quickShow || videoShow)) return null;
  const Overlay = videoShow ? FilmOverlay : QuickView;
  return (
    <Suspense>
      <Overlay code={single} key={single} onClose={close} />
    </Suspense>
  );
}
