import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { type ListingView, parseView, serialiseView, viewHref } from '@/lib/routes/listing-address';
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

interface Asked {
  readonly view: ListingView;
  /** A press asked for it, and the address does not say so yet. */
  readonly isChosen: boolean;
}

/**
 * A listing that the server has rendered and the browser changes: the address follows each choice, the cards follow the answer, and
 * until then the earlier cards stay. Without an answer the page itself is loaded.
 */
export function useListing({ code, path, view: rendered, cards, total, pageCount, head }: Source) {
  const [{ view, isChosen }, setAsked] = useState<Asked>({ view: rendered, isChosen: false });
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isLoading, setLoading] = useState(false);
  const latest = useRef<ListingView>(undefined);

  const load = async (next: ListingView, isRenewal = false) => {
    latest.current = next;
    setLoading(true);
    try {
      const { queryListing } = await import('./listing-query');
      const listing = await queryListing(code, serialiseView(next), isRenewal);
      if (latest.current !== next) return;
      setLoaded({ from: cards, listing });
      setLoading(false);
    } catch {
      if (latest.current === next) location.assign(viewHref(path, next));
    }
  };

  const show = (next: ListingView) => {
    setAsked({ view: next, isChosen: false });
    void load(next);
  };
  const change = useCallback((to: (view: ListingView) => ListingView) => {
    setAsked((asked) => {
      const next = to(asked.view);
      return serialiseView(next) === serialiseView(asked.view) ? asked : { view: next, isChosen: true };
    });
  }, []);
  // Each choice is a step of its own: "back" leads to the listing as it was before it.
  const enter = useEffectEvent((chosen: ListingView) => {
    history.pushState(null, '', viewHref(path, chosen));
    // What was pressed since then, and is not drawn yet, stays.
    setAsked((asked) => (asked.view === chosen ? { view: chosen, isChosen: false } : asked));
    void load(chosen);
  });
  // What was pressed is drawn first: the address, which the whole router follows, and the request for other cards can wait.
  useEffect(() => (isChosen ? afterPaint(() => enter(view)) : undefined), [isChosen, view]);

  // The router takes addresses that differ in their query for one and the same finished page: what the address says and the cards
  // do not show is fetched here. Holds for the back button and for links from other pages, and for what was cut off when the
  // reader left for one.
  const follow = useEffectEvent(() => {
    const here = parseView(new URLSearchParams(location.search));
    if (serialiseView(here) !== serialiseView(view)) show(here);
    else if (isLoading) void load(view);
  });
  useEffect(() => {
    const onStep = () => follow();
    onStep();
    addEventListener('popstate', onStep);
    return () => {
      removeEventListener('popstate', onStep);
      latest.current = undefined;
    };
  }, []);

  const { setShown } = useListingStore.getState();
  useEffect(() => setShown({ path, query: view.query }), [setShown, path, view]);
  useEffect(() => () => setShown(null), [setShown]);

  const isRendered = serialiseView(view) === serialiseView(rendered);
  const isFresh = loaded?.from === cards;
  // New prices renew the server's cards; a view that was fetched has to be fetched again.
  const renew = useEffectEvent(() => void load(view, true));
  useEffect(() => {
    if (loaded && !isFresh && !isRendered) renew();
  }, [loaded, isFresh, isRendered]);

  const usesRendered = isRendered && (!loaded || !isFresh);
  const shown = usesRendered || !loaded ? { cards, total, pageCount, head } : loaded.listing;
  const { title, canonical } = shown.head;
  useEffect(() => applyHead({ title, canonical }), [title, canonical]);
  return { view, change, isLoading: isLoading || isChosen, shown };
}
