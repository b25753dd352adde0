import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SavedProduct } from '@/lib/catalogue/saved-product';
import { usePriceStatus } from '@/stores/price-status-store';
import type { useWishlist } from '@/stores/wishlist-store';
import { fetchSaved } from './fetch-saved';
import type { SavedEntry } from './saved-data';

export type UseSavedStore = typeof useWishlist;

/** False on the server and until the stored list has been read, so that a full list is never shown as empty. */
export function useIsRead(store: UseSavedStore): boolean {
  return useSyncExternalStore(store.persist.onFinishHydration, store.persist.hasHydrated, () => false);
}

export interface SavedAnswer {
  readonly found: readonly SavedEntry[];
  readonly gone: readonly SavedProduct[];
  /** Nothing is known about some of the list yet. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The products of a list as they are now; asked for again when the list or the prices change. */
export function useSaved(list: readonly SavedProduct[]): SavedAnswer {
  const [known, setKnown] = useState<ReadonlyMap<string, SavedEntry | null>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  const epoch = usePriceStatus((state) => state.shown);
  const wanted = JSON.stringify(list.map(({ code }) => code.toLowerCase()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or a new price epoch asks the same again.
  useEffect(() => {
    const codes: string[] = JSON.parse(wanted);
    if (codes.length === 0) return;
    const controller = new AbortController();
    fetchSaved(codes, controller.signal).then(
      (entries) => {
        setKnown(new Map(codes.map((code) => [code, entries.get(code) ?? null])));
        setHasFailed(false);
      },
      () => setHasFailed(!controller.signal.aborted),
    );
    return () => controller.abort();
  }, [wanted, round, epoch]);

  const answers = list.map((product) => ({ product, entry: known.get(product.code.toLowerCase()) }));
  return {
    found: answers.flatMap(({ entry }) => entry ?? []),
    gone: answers.flatMap(({ product, entry }) => (entry === null ? product : [])),
    isWaiting: answers.some(({ entry }) => entry === undefined),
    hasFailed,
    retry: () => setRound((current) => current + 1),
  };
}
