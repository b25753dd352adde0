'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { OnDemand } from '@/components/ui/on-demand';
import { PendingSign } from '@/components/ui/pending-page';
import { takePendingAction } from '@/lib/browser/load-code';
import { useQuickView } from '@/stores/quick-view-store';

const loadFilm = () => import('@/components/product/film-overlay').then((module) => module.FilmOverlay);
const loadQuickView = () => import('./quick-view').then((module) => module.QuickView);

export function QuickViewHost() {
  const { quickShow, videoShow, single, showQuick, showVideo, close } = useQuickView();
  const pathname = usePathname();

  useEffect(() => {
    const product = takePendingAction('quick-view');
    const film = takePendingAction('film');
    if (product) showQuick(product);
    if (film) showVideo(film);
  }, [showQuick, showVideo]);

  // A link inside the quick view leaves the page, which closes the quick view.
  useEffect(() => (pathname ? close : undefined), [pathname, close]);

  if (!single || !(quickShow || videoShow)) return null;
  return (
    <OnDemand
      action={`${videoShow ? 'film' : 'quick-view'}:${single}`}
      fallback={<PendingSign />}
      key={single}
      load={videoShow ? loadFilm : loadQuickView}
      message="Produkten kunde inte visas."
    >
      {(Overlay) => <Overlay code={single} onClose={close} />}
    </OnDemand>
  );
}
