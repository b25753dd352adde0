'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { isPlain } from '@/components/layout/page-links';
import { PendingSign } from '@/components/layout/pending-page';
import { useQuickView } from '@/stores/quick-view-store';

interface OverlayProps {
  code: string;
  onClose: () => void;
}

/** Address of the link that was pressed last. */
let address = '';

/** Stands in for an overlay whose code cannot be fetched: follows the link. */
function LinkFollowed({ onClose }: OverlayProps) {
  useEffect(() => {
    onClose();
    location.assign(address);
  }, [onClose]);
  return null;
}
const unfetched = (): { default: ComponentType<OverlayProps> } => ({ default: LinkFollowed });

const FilmOverlay = lazy(() => import('./film-overlay').then((module) => ({ default: module.FilmOverlay }), unfetched));
const QuickView = lazy(() => import('./quick-view').then((module) => ({ default: module.QuickView }), unfetched));

const TRIGGERS = 'a[data-quick-view], a[data-film]';

function pressed(event: MouseEvent): HTMLAnchorElement | null {
  return isPlain(event) && event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(TRIGGERS) : null;
}

/** One listener for the quick-look and film links of all cards; without it they lead to the product's page and to the film. */
export function QuickViewHost() {
  const { quickShow, videoShow, single, showQuick, showVideo, close } = useQuickView();
  const pathname = usePathname();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pressed(event);
      if (!link) return;
      const { quickView, film } = link.dataset;
      address = link.href;
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
    <Suspense fallback={<PendingSign shown />}>
      <Overlay code={single} key={single} onClose={close} />
    </Suspense>
  );
}
