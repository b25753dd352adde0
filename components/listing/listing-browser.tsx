'use client';

import { type ReactNode, useCallback, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import { EMPTY_QUERY, type ListingQuery, serialiseListingQuery } from '@/lib/domain/listing/listing-query';
import type { SortKey } from '@/lib/domain/listing/sort';
import { isIndexable, type ListingView, viewHref } from '@/lib/domain/paths/listing-address';
import { CategoryHeader } from './category-header';
import { FacetLinks } from './facet-links';
import type { FacetPages } from './facet-pages';
import { FilterPanel } from './filter-panel';
import styles from './listing-browser.module.css';
import { ListingGroups } from './listing-groups';
import { ListingHead, type Ranking } from './listing-head';
import { categoryTitle, type ListingOptions, offeredKeys } from './listing-options';
import type { ListingCards } from './listing-page';
import { NoHits } from './no-hits';
import { Pager } from './pager';
import { useListing } from './use-listing';

const FAILED = 'Produkterna kunde inte hämtas.';

const loadQuery = () => import('./listing-fetch').then((module) => module.ListingFetch);

export interface ListingBrowserProps {
  rendered: ListingCards;
  view: ListingView;
  /** Path of the page, and URL of our own handler for its other views. */
  path: string;
  address: string;
  options: ListingOptions;
  ranking: Ranking;
  /** Null for a listing without pages for one weight or brand. */
  facets: FacetPages | null;
  /** Name of the category, whose header is above its products; null for a search. */
  category: string | null;
  /** Above the products of a search: what is chosen and how it is ordered changes it. */
  above?: (query: ListingQuery, order: SortKey) => ReactNode;
  /** The rest of a category's header. */
  children?: ReactNode;
}

/** Filters, sorting and cards of a category or a search. The first cards are in the page; a choice fetches others. */
export function ListingBrowser(props: ListingBrowserProps) {
  const { options, ranking, facets, category, above, children, ...source } = props;
  const products = useRef<HTMLElement>(null);
  const listing = useListing({ ...source, known: offeredKeys(options) });
  const { view, change, search, onResult, isLoading, shown, retry, settle } = listing;
  const changeQuery = useCallback(
    (to: (query: ListingQuery) => ListingQuery) =>
      change((now) => {
        const query = to(now.query);
        // A price field that is left unchanged, for instance: the page stays too.
        return serialiseListingQuery(query) === serialiseListingQuery(now.query) ? now : { query, page: 1 };
      }),
    [change],
  );
  // The pressed button disappears with its filter, so the focus moves to the products.
  const remove = (to: (query: ListingQuery) => ListingQuery) => {
    changeQuery(to);
    products.current?.focus({ preventScroll: true });
  };
  const clear = () => remove(({ sort }) => ({ ...EMPTY_QUERY, sort }));
  const goTo = useCallback(
    (to: (view: ListingView) => ListingView) => {
      change(to);
      products.current?.focus({ preventScroll: true });
      products.current?.scrollIntoView();
    },
    [change],
  );
  const toFacet = useCallback((facet: ListingView) => goTo(() => facet), [goTo]);
  return (
    <>
      {category === null ? null : (
        <CategoryHeader title={categoryTitle(category, options, view.query)}>{children}</CategoryHeader>
      )}
      {above ? <div className="stack gap-2 mb-4">{above(view.query, shown.order)}</div> : null}
      <div className={styles.columns}>
        <FilterPanel
          counts={shown.optionCounts}
          onChange={changeQuery}
          onClear={clear}
          onSettle={settle}
          options={options}
          path={source.path}
          query={view.query}
          total={isLoading || retry ? null : shown.total}
        />
        <section aria-busy={isLoading} aria-label="Produkter" className={styles.products} ref={products} tabIndex={-1}>
          <ListingHead
            count={shown.total}
            onChange={changeQuery}
            onRemove={remove}
            options={options}
            order={shown.order}
            query={view.query}
            ranking={ranking}
          />
          {search === null ? null : (
            <OnDemand load={loadQuery} message={FAILED}>
              {(Query) => <Query address={source.address} onResult={onResult} search={search} />}
            </OnDemand>
          )}
          {retry ? (
            <div role="alert">
              <p>{FAILED}</p>
              <Button onClick={retry}>Försök igen</Button>
            </div>
          ) : null}
          <ListingGroups cards={shown.cards} groups={shown.groups} />
          {shown.total === 0 && !retry ? (
            <NoHits onRemove={remove} options={options} path={source.path} query={view.query} without={shown.without} />
          ) : null}
          <Pager
            hrefOf={(page) => viewHref(source.path, { ...view, page })}
            onPage={(page) => goTo(({ query }) => ({ query, page }))}
            page={view.page}
            pageCount={shown.pageCount}
          />
        </section>
      </div>
      {facets ? (
        <FacetLinks
          facets={facets}
          onChoose={toFacet}
          path={source.path}
          view={isIndexable(view) ? view : source.view}
        />
      ) : null}
    </>
  );
}
