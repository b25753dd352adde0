import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRecentlySeen } from '@/stores/recently-seen-store';
import type { SavedEntry } from './saved-data';
import { useSaved } from './use-saved';

/** How far outside the screen a strip may be when its products are fetched. */
const NEAR = '300px';

interface RecentlySeen<E> {
  /** Of the strip. */
  readonly ref: RefObject<E | null>;
  readonly found: readonly SavedEntry[];
  /** Nothing can be shown: nothing was looked at, none of it is sold any more, or it could not be fetched. */
  readonly isEmpty: boolean;
  /** The shopper has just cleared the list. */
  readonly isCleared: boolean;
  readonly clear: () => void;
}

/**
 * The products that were looked at before, fetched when the strip comes near.
 * @param current code of the product that is being looked at: it is remembered, and not shown; null for none
 * @param hidden codes of other products that are not shown
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
    if (current !== null) useRecentlySeen.getState().add(current);
  }, [current]);

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
