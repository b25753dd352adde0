import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ListingView, parseView, serialiseView, viewHref } from '@/lib/catalogue/listing-address';
import { useListingStore } from '@/stores/listing-store';
import { applyHead } from './apply-head';
import type { ListingCards } from './listing-page';

interface Source extends ListingCards {
  code: string;
  path: string;
  view: ListingView;
}

interface Loaded {
  /** The server's cards that these stand in for: when those are renewed, these are out of date. */
  readonly from: ListingCards['cards'];
  readonly listing: ListingCards;
}

/**
 * A listing that the server has rendered and the browser changes: the address follows each choice, the cards follow the answer, and
 * until then the earlier cards stay. Without an answer the page itself is loaded.
 */
export function useListing({ code, path, view: rendered, cards, total, pageCount, head }: Source) {
  const [view, setView] = useState(rendered);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isLoading, setLoading] = useState(false);
  const running = useRef<AbortController>(undefined);

  const load = async (next: ListingView) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setLoading(true);
    try {
      const { fetchCards } = await import('./fetch-cards');
      const listing = await fetchCards(code, serialiseView(next), controller.signal);
      if (running.current !== controller) return;
      running.current = undefined;
      setLoaded({ from: cards, listing });
      setLoading(false);
    } catch {
      if (!controller.signal.aborted) location.assign(viewHref(path, next));
    }
  };

  const show = (next: ListingView) => {
    setView(next);
    void load(next);
  };
  // Each choice is a step of its own: "back" leads to the listing as it was before it.
  const change = (next: ListingView) => {
    if (serialiseView(next) === serialiseView(view)) return;
    history.pushState(null, '', viewHref(path, next));
    show(next);
  };

  // The router takes addresses that differ in their query for one and the same finished page: what the address says and the cards
  // do not show is fetched here. Holds for the back button and for links from other pages, and for what was cut off when the
  // reader left for one.
  const follow = useEffectEvent(() => {
    const here = parseView(new URLSearchParams(location.search));
    if (serialiseView(here) !== serialiseView(view)) show(here);
    else if (running.current?.signal.aborted) void load(view);
  });
  useEffect(() => {
    const onStep = () => follow();
    onStep();
    addEventListener('popstate', onStep);
    return () => {
      removeEventListener('popstate', onStep);
      running.current?.abort();
    };
  }, []);

  const { setShown } = useListingStore.getState();
  useEffect(() => setShown({ path, query: view.query }), [setShown, path, view]);
  useEffect(() => () => setShown(null), [setShown]);

  const isRendered = serialiseView(view) === serialiseView(rendered);
  const isFresh = loaded?.from === cards;
  // New prices renew the server's cards; a view that was fetched has to be fetched again.
  const renew = useEffectEvent(() => void load(view));
  useEffect(() => {
    if (loaded && !isFresh && !isRendered) renew();
  }, [loaded, isFresh, isRendered]);

  const usesRendered = isRendered && (!loaded || !isFresh);
  const shown = usesRendered || !loaded ? { cards, total, pageCount, head } : loaded.listing;
  const { title, canonical } = shown.head;
  useEffect(() => applyHead({ title, canonical }), [title, canonical]);
  return { view, change, isLoading, shown };
}
