import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { moveOverlay } from '@/components/ui/overlay-history';
import { type KnownKeys, knownQuery } from '@/lib/domain/listing/choices';
import { type ListingView, parseView, serialiseView, viewHref } from '@/lib/domain/paths/listing-address';
import type { ListingResult } from './listing-fetch';
import type { ListingCards, PageHead } from './listing-page';

/**
 * Runs `work` after the next frame, so that a press is visible before the work it causes; immediately in a hidden tab, which draws
 * no frames. The returned function cancels it.
 */
function afterPaint(work: () => void): () => void {
  let isCancelled = false;
  const begin = () => {
    if (!isCancelled) work();
  };
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
  return () => {
    isCancelled = true;
  };
}

function applyHead({ title, canonical }: PageHead): void {
  document.title = title;
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = new URL(canonical, link.href).href;
}

interface Source {
  rendered: ListingCards;
  path: string;
  view: ListingView;
  known: KnownKeys;
}

interface Chosen {
  readonly view: ListingView;
  /** Chosen by a press that is not in the URL yet. */
  readonly isNew: boolean;
}

/**
 * A server-rendered listing that the browser changes: the URL follows each choice, the cards follow the response, and until
 * then the earlier cards stay. `search` is the query to fetch; null for the server-rendered view.
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
  // Each choice is a history entry, or all of an open overlay are one: "back" returns to the listing before it.
  const enterNow = (next: ListingView) => {
    const href = viewHref(path, next);
    if (!moveOverlay(href)) history.pushState(null, '', href);
    // Keeps a newer choice that has not been rendered yet.
    setChosen((chosen) => (chosen.view === next ? { view: next, isNew: false } : chosen));
  };
  const enter = useEffectEvent(enterNow);
  // Renders the choice first: the URL, which updates the whole router, can wait.
  useEffect(() => (isNew ? afterPaint(() => enter(view)) : undefined), [isNew, view]);

  // Follows a changed URL: after "back", a link from another page, or another page of this category.
  const follow = useEffectEvent(() => {
    const requested = parseView(new URLSearchParams(location.search));
    const query = knownQuery(requested.query, known);
    // The server shows the last page instead of one beyond it.
    const isBeyond = requested.page > rendered.pageCount && serialiseView({ ...given, query }) === renderedSearch;
    const here = isBeyond ? given : { query, page: requested.page };
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

  const isHere = search === null || result?.search === search;
  const shown = (search !== null && result?.listing) || rendered;
  const { title, canonical } = shown.head;
  useEffect(() => applyHead({ title, canonical }), [title, canonical]);
  return {
    view,
    change,
    /** Call before the overlay of a choice closes: the choice belongs to its history entry. */
    settle: () => {
      if (isNew) enterNow(view);
    },
    search,
    onResult,
    shown,
    isLoading: !isHere || isNew,
    retry: search !== null && isHere && result?.hasFailed ? result.retry : null,
  };
}
