import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { type KnownKeys, knownQuery } from '@/lib/listing/choices';
import { type ListingView, parseView, serialiseView, viewHref } from '@/lib/routes/listing-address';
import { useListingStore } from '@/stores/listing-store';
import { applyHead } from './apply-head';
import type { ListingCards } from './listing-page';
import type { ListingResult } from './listing-query';

interface Source {
  /** What the server has rendered. */
  rendered: ListingCards;
  path: string;
  view: ListingView;
  /** What may be chosen. */
  known: KnownKeys;
}

interface Chosen {
  readonly view: ListingView;
  /** A press asked for it, and the address does not say so yet. */
  readonly isNew: boolean;
}

/**
 * A listing that the server has rendered and the browser changes: the address follows each choice, the cards follow the response, and
 * until then the earlier cards stay. `search` is what has to be fetched; null for what the server has rendered.
 */
export function useListing({ rendered, path, view: given, known }: Source) {
  const [{ view, isNew }, setChosen] = useState<Chosen>({ view: given, isNew: false });
  const [result, setResult] = useState<ListingResult | null>(null);
  const wanted = serialiseView(view);
  const renderedSearch = serialiseView(given);
  const search = wanted === renderedSearch ? null : wanted;

  // Without a response the earlier cards stay.
  const onResult = useCallback((next: ListingResult) => {
    setResult((last) => ({ ...next, listing: next.listing ?? last?.listing ?? null }));
  }, []);

  const change = useCallback((to: (view: ListingView) => ListingView) => {
    setChosen((chosen) => {
      const next = to(chosen.view);
      return serialiseView(next) === serialiseView(chosen.view) ? chosen : { view: next, isNew: true };
    });
  }, []);
  // Each choice is a step of its own: "back" leads to the listing as it was before it.
  const enter = useEffectEvent((next: ListingView) => {
    history.pushState(null, '', viewHref(path, next));
    // What was pressed since then, and is not drawn yet, stays.
    setChosen((chosen) => (chosen.view === next ? { view: next, isNew: false } : chosen));
  });
  // What was pressed is drawn first: the address, which the whole router follows, can wait.
  useEffect(() => (isNew ? afterPaint(() => enter(view)) : undefined), [isNew, view]);

  // What the address says and the listing does not show: after "back", a link from another page, another page of this category.
  const follow = useEffectEvent(() => {
    const asked = parseView(new URLSearchParams(location.search));
    const here = { ...asked, query: knownQuery(asked.query, known) };
    if (location.pathname === path.split('?')[0] && serialiseView(here) !== wanted)
      setChosen({ view: here, isNew: false });
  });
  useEffect(() => {
    const onStep = () => follow();
    addEventListener('popstate', onStep);
    return () => removeEventListener('popstate', onStep);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to another view of this category renders with a new search.
  useEffect(() => follow(), [renderedSearch]);

  const { setShown } = useListingStore.getState();
  useEffect(() => setShown({ path, query: view.query }), [setShown, path, view]);
  useEffect(() => () => setShown(null), [setShown]);

  const isHere = search === null || result?.search === search;
  const shown = (search !== null && result?.listing) || rendered;
  const { title, canonical } = shown.head;
  useEffect(() => applyHead({ title, canonical }), [title, canonical]);
  return {
    view,
    change,
    search,
    onResult,
    shown,
    isLoading: !isHere || isNew,
    /** Repeats a request that has failed. */
    retry: search !== null && isHere && result?.hasFailed ? result.retry : null,
  };
}
