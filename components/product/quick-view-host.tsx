'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { PendingSign } from '@/components/ui/pending-page';
import { useQuickView } from '@/stores/quick-view-store';

interface OverlayProps {
  code: string;
  onClose: () => void;
}

/** Stands in for an overlay whose code cannot be fetched: follows the link. */
function LinkFollowed({ onClose }: OverlayProps) {
  useEffect(() => {
    onClose();
    location.assign(useQuickView.getState().href);
  }, [onClose]);
  return null;
}
const unfetched = (): { default: ComponentType<OverlayProps> } => ({ default: LinkFollowed });

const FilmOverlay = lazy(() => import('./film-overlay').then((module) => ({ default: module.FilmOverlay }), unfetched));
const QuickView = lazy(() => import('./quick-view').then((module) => ({ default: module.QuickView }), unfetched));

/** The overlay that a quick-look or film link has opened (overlay-link.tsx). */
export function QuickViewHost() {
  const { quickShow, videoShow, single, close } = useQuickView();
  const pathname = usePathname();

  // A link inside the quick view leads away: it closes with the page it stood on.
  useEffect(() => (pathname ? close : undefined), [pathname, close]);

  if (!single || !(quickShow || videoShow)) return null;
  const Overlay = videoShow ? FilmOverlay : QuickView;
  return (
    <Suspense fallback={<PendingSign />}>
      <Overlay code={single} key={single} onClose={close} />
    </Suspense>
  );
}
