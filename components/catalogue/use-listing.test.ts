// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_QUERY } from '@/lib/listing/filters';
import { useListing } from './use-listing';

const head = { title: 'Köpa guld', canonical: '/kopa-guld' };
const source = {
  code: 'kopa-guld',
  path: '/kopa-guld',
  view: { query: EMPTY_QUERY, page: 1 },
  cards: [],
  total: 100,
  pageCount: 5,
  head,
};

beforeEach(() => {
  history.replaceState(null, '', '/kopa-guld');
  vi.stubGlobal('fetch', async () => Response.json({ cards: [], total: 9, pageCount: 1, head }));
  return () => vi.unstubAllGlobals();
});

it('draws a choice first; the address follows, once, and then the answer', async () => {
  const { result } = renderHook(() => useListing(source));
  const before = history.length;
  act(() => result.current.change(({ query }) => ({ query: { ...query, weights: ['10g'] }, page: 1 })));
  expect(result.current.view.query.weights).toEqual(['10g']);
  expect(location.search).toBe('');
  await waitFor(() => expect(location.search).toBe('?vikt=10g'));
  await waitFor(() => expect(result.current.shown.total).toBe(9));
  expect(history.length).toBe(before + 1);
});

it('counts two choices in one frame as what they come to', async () => {
  const { result } = renderHook(() => useListing(source));
  const choose = (key: string) =>
    result.current.change(({ query }) => ({ query: { ...query, brands: [...query.brands, key] }, page: 1 }));
  act(() => choose('pamp'));
  act(() => choose('valcambi'));
  await waitFor(() => expect(location.search).toBe('?marke=pamp,valcambi'));
});

it('leaves the address alone once the listing has been left', async () => {
  const { result, unmount } = renderHook(() => useListing(source));
  act(() => result.current.change(({ query }) => ({ query, page: 2 })));
  unmount();
  history.replaceState(null, '', '/faq');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)));
  expect(location.pathname).toBe('/faq');
});
