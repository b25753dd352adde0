// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { byGroup, EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { useListing } from './use-listing';

const head = { title: 'Köpa guld', canonical: '/kopa-guld' };
const source = {
  rendered: {
    cards: [],
    total: 100,
    pageCount: 5,
    order: 'standard',
    groups: [],
    optionCounts: null,
    without: [],
    head,
  },
  path: '/kopa-guld',
  view: { query: EMPTY_QUERY, page: 1 },
  known: byGroup(() => new Set(['10g', 'pamp', 'valcambi'])),
} as const;

let listing: ReturnType<typeof useListing>;

function Listing() {
  listing = useListing(source);
  return null;
}

it('leaves the URL unchanged once the listing has been left', async () => {
  history.replaceState(null, '', '/kopa-guld');
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
