import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRecentlySeen } from '@/stores/recently-seen-store';
import type { SavedEntry } from './saved-data';
import { useSaved } from './use-saved';

/** Distance from the viewport at which the products are fetched. */
const NEAR = '300px';

interface RecentlySeen<E> {
  readonly ref: RefObject<E | null>;
  readonly found: readonly SavedEntry[];
  /** No other product was viewed, none is still sold, or the request failed. */
  readonly isEmpty: boolean;
  /** The shopper cleared the list on this page. */
  readonly isCleared: boolean;
  readonly clear: () => void;
}

/**
 * The recently viewed products, fetched when the strip is near the viewport.
 * @param current code of the open product, which is left out; null for none
 * @param hidden codes of other products to leave out
 */
export function useRecentlySeenProducts<E extends Element>(
  current: string | null,
  hidden: readonly string[] = [],
): RecentlySeen<E> {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  const [isCleared, setIsCleared] = useState(false);
  const { codes, clear } = useRecentlySeen();
  useEffect(() => {
    void useRecentlySeen.persist.rehydrate();
  }, []);

  const unwanted = new Set([current ?? '', ...hidden].map((code) => code.toLowerCase()));
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
  return {
    ref,
    found,
    isEmpty: !isListed || hasFailed || (isNear && !isWaiting && found.length === 0),
    isCleared,
    clear: () => {
      clear();
      setIsCleared(true);
    },
  };
}
