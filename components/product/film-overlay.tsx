import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CardData } from '@/components/card/card-data';
import { getQueryClient } from '@/components/queries/client';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { showToast } from '@/components/ui/toast';
import styles from './film-overlay.module.css';
import { quickViewQuery } from './quick-view/quick-view-query';

/** Describes the silent film in words (WCAG 1.2.1); plays automatically unless the visitor prefers reduced motion. */
function Film({ card, poster, src }: { card: CardData; poster: string | undefined; src: string }) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const facts = [card.name, card.facts].filter(Boolean).join(', ');
  return (
    <>
      <video
        aria-describedby="film-i-ord"
        aria-label={`Film: ${card.name}`}
        autoPlay={!isStill}
        className={styles.film}
        controls
        height={640}
        muted
        playsInline
        poster={poster}
        preload="metadata"
        src={src}
        width={640}
      />
      <p className="compact quiet mt-3" id="film-i-ord">
        Filmen är utan ljud och visar produkten från alla sidor: <span translate="no">{facts}</span>.
      </p>
    </>
  );
}

/** A product's film, large (spec.md section 2, video overlay). Closes when there is no film. */
export function FilmOverlay({ code, onClose }: { code: string; onClose: () => void }) {
  const { data, isLoadingError } = useQuery(quickViewQuery(code), getQueryClient());
  const card = data?.card;

  useEffect(() => {
    if (isLoadingError) void showToast('error', 'Filmen kunde inte hämtas. Försök igen.');
    if (isLoadingError || (card && !card.video)) onClose();
  }, [isLoadingError, card, onClose]);

  return (
    <Dialog onClose={onClose} open title={card?.name ?? 'Film'}>
      {card?.video ? (
        <Film card={card} poster={data?.picture?.src} src={card.video} />
      ) : (
        <Skeleton className={styles.film} />
      )}
    </Dialog>
  );
}
