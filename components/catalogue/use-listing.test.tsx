// @vitest-environment happy-dom
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byGroup, EMPTY_QUERY } from '@/lib/listing/filters';
import { getQueryClient } from '../queries/client';
import { ListingQuery } from './listing-query';
import { useListing } from './use-listing';

const head = { title: 'Köpa guld', canonical: '/kopa-guld' };
const about = { cards: [], pageCount: 1, order: 'standard' as const, optionCounts: null, without: [], head };
const source = {
  rendered: { ...about, total: 100, pageCount: 5 },
  path: '/kopa-guld',
  view: { query: EMPTY_QUERY, page: 1 },
  known: byGroup(() => new Set(['10g', 'pamp', 'valcambi'])),
};

let listing: ReturnType<typeof useListing>;

function Listing() {
  listing = useListing(source);
  const { search, onResult } = listing;
  return search === null ? null : (
    <ListingQuery address="/api/catalogue/kopa-guld" onResult={onResult} search={search} />
  );
}

beforeEach(() => {
  history.replaceState(null, '', '/kopa-guld');
  vi.stubGlobal('fetch', async () => Response.json({ ...about, total: 9 }));
  return () => vi.unstubAllGlobals();
});
afterEach(() => {
  getQueryClient().clear();
});

it('renders a choice first, then updates the URL once, then shows the response', async () => {
  render(<Listing />);
  const before = history.length;
  act(() => listing.change(({ query }) => ({ query: { ...query, brands: ['pamp'] }, page: 1 })));
  expect(listing.view.query.brands).toEqual(['pamp']);
  expect(listing.isLoading).toBe(true);
  expect(location.search).toBe('');
  await waitFor(() => expect(location.search).toBe('?marke=pamp'));
  await waitFor(() => expect(listing.shown.total).toBe(9));
  expect(listing.isLoading).toBe(false);
  expect(history.length).toBe(before + 1);
});

it('leaves the URL unchanged once the listing has been left', async () => {
  const { unmount } = render(<Listing />);
  act(() => listing.change(({ query }) => ({ query, page: 2 })));
  unmount();
  history.replaceState(null, '', '/faq');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));
  expect(location.pathname).toBe('/faq');
});

it('treats a URL with unknown options like the listing without them', () => {
  history.replaceState(null, '', '/kopa-guld?vikt=7kg&marke=nobody');
  render(<Listing />);
  expect(listing.view).toEqual(source.view);
  expect(listing.isLoading).toBe(false);
});
