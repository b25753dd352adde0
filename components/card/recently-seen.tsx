import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { CardData } from '@/components/card/card-data';
import { Button } from '@/components/ui/button';
import { Carousel } from '@/components/ui/carousel';
import { useRecentlySeen } from '@/stores/recently-seen-store';
import styles from './recently-seen.module.css';
import { useSaved } from './use-saved';

/** Distance from the viewport at which the products are fetched. */
const NEAR = '300px';

/** Replaces the cleared list, and receives the focus that its button had. */
function ClearedList() {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p ref={ref} tabIndex={-1}>
      Listan är rensad.
    </p>
  );
}

interface RecentlySeenProps {
  /** Codes of products to leave out. */
  without: readonly string[];
  set: 'products' | 'tiles';
  /** Around everything that is shown. */
  frame: (content: ReactNode) => ReactNode;
  head: (title: { id: string }, clear: ReactNode) => ReactNode;
  children: (card: CardData) => ReactNode;
}

/**
 * The recently viewed products, fetched when the strip is near the viewport. Nothing when no other product was viewed, none is
 * still sold, or the request failed. Reserves its height, so that loading cards move nothing.
 */
export function RecentlySeen({ without, set, frame, head, children }: RecentlySeenProps) {
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const [isNear, setIsNear] = useState(false);
  const [isCleared, setIsCleared] = useState(false);
  const { codes, clear } = useRecentlySeen();

  const unwanted = new Set(without.map((code) => code.toLowerCase()));
  const others = codes.filter((code) => !unwanted.has(code.toLowerCase()));
  const isListed = others.length > 0;
  useEffect(() => {
    if (!isListed || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: NEAR,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isListed]);

  const { found, isWaiting, hasFailed } = useSaved(
    isNear ? others.map((code) => ({ id: code, code, name: code })) : [],
  );
  if (!isListed || hasFailed || (isNear && !isWaiting && found.length === 0))
    return isCleared ? frame(<ClearedList />) : null;
  const clearAll = () => {
    clear();
    setIsCleared(true);
  };
  return frame(
    <section aria-labelledby={id} ref={ref}>
      {head(
        { id },
        <Button aria-label="Rensa nyligen visade" appearance="quiet" onClick={clearAll}>
          Rensa
        </Button>,
      )}
      <div className={styles[set]}>
        {found.length > 0 ? (
          <Carousel label="Nyligen visade" set={set}>
            {found.map(({ card }) => children(card))}
          </Carousel>
        ) : null}
      </div>
    </section>,
  );
}
