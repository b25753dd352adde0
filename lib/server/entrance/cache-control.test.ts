import { describe, expect, it } from 'vitest';
import { cacheControlOf, type PageResponse, type PriceTimes } from './cache-control';

/** Next's header for a page that it caches until the next price change. */
const NEXTS = 's-maxage=267, stale-while-revalidate=86133';
const QUIET: PriceTimes = { untilChange: 267_000, untilStale: 890 };
const HTML = 'text/html; charset=utf-8';

const headerOf = (response: Partial<PageResponse> = {}, clock: Partial<PriceTimes> = {}) => {
  const page: PageResponse = { status: 200, type: HTML, current: NEXTS, url: '/kopa-guld', isForRouter: false };
  return cacheControlOf({ ...page, ...response }, () => ({ ...QUIET, ...clock }));
};

const PAGE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=2, stale-if-error=890';
const DATA = { url: '/kopa-guld?_rsc=abc', isForRouter: true, type: 'text/x-component' };
const DATA_TIMES = 'public, max-age=0, s-maxage=10';
/** Next's header for a page rendered per request. */
const PER_REQUEST = 'private, no-cache, no-store, max-age=0, must-revalidate';
const UNSET = { type: '', current: undefined };

describe('shared caching', () => {
  it.each<[string, string | undefined, Partial<PageResponse>, Partial<PriceTimes>?]>([
    ['a page, longer only while the shop is down', PAGE, {}],
    ['a missing page', PAGE, { status: 404 }],
    ['a redirect', PAGE, { ...UNSET, status: 308 }],
    ['a redirect for now', PAGE, { ...UNSET, status: 307 }],
    ['an unchanged page', PAGE, { status: 304, type: '' }],
    ['the feed', PAGE, { type: 'application/rss+xml; charset=utf-8', current: undefined }],
    ['a page with prices unconfirmed for long', PAGE.replace('890', '0'), {}, { untilStale: 0 }],
    ['a page shortly before a change', PAGE.replace('=10', '=9'), {}, { untilChange: 9_900 }],
    ['a page at the change', PAGE.replace('=10', '=2'), {}, { untilChange: 400 }],
    ['a page while a change is due', 'public, max-age=0, s-maxage=2, stale-if-error=890', {}, { untilChange: 0 }],
    ['the router’s data, never stale', 'public, max-age=0, s-maxage=10', DATA],
    ['data by its type', 'public, max-age=0, s-maxage=10', { ...DATA, isForRouter: false, type: `${DATA.type}; x` }],
    ['data by its request', 'public, max-age=0, s-maxage=10', { ...DATA, type: 'text/plain' }],
    ['data under its URL with another parameter', DATA_TIMES, { ...DATA, url: '/kopa-guld?sida=2&_rsc=abc' }],
    ['the router’s data before a change', 'public, max-age=0, s-maxage=3', DATA, { untilChange: 3_900 }],
    ['the router’s data at the change', 'private, no-store', DATA, { untilChange: 900 }],
    ['the router’s data under the URL of the page', 'private, no-store', { ...DATA, url: '/kopa-guld' }],
    ['a page under the URL of its data', 'private, no-store', { url: DATA.url }],
    ['an error', 'private, no-store', { status: 500 }],
    ['JSON', 'private, no-cache', { type: 'application/json', current: undefined }],
    ['another type', 'private, no-cache', { type: 'application/pdf' }],
    ['what may not be stored', undefined, { current: 'no-store' }],
    ['a page rendered per request, which browsers may restore', 'private, no-cache', { current: PER_REQUEST }],
    ['a personal page rendered per request', undefined, { current: PER_REQUEST, url: '/profile' }],
    ['an error rendered per request', undefined, { current: PER_REQUEST, status: 500 }],
    ['data rendered per request', undefined, { ...DATA, current: PER_REQUEST }],
    ['what never changes', undefined, { current: 'public, max-age=31536000, immutable' }],
  ])('of %s: %s', (_, header, response, clock) => expect(headerOf(response, clock)).toBe(header));

  it.each([
    '/checkout',
    '/checkout/bankid',
    '/login',
    '/profile?x=1',
    '/order/1/toc',
    '/order/1',
    '/get-bank-id-session',
  ])('of the personal page %s: none', (url) => expect(headerOf({ url })).toBe('private, no-cache'));

  it('of a page: twelve seconds in all, and four beyond the announced change, whenever it was rendered', () => {
    const seconds = (text: string | undefined, name: string) =>
      Number(new RegExp(`${name}=(\\d+)`).exec(text ?? '')?.[1] ?? 0);
    for (let untilChange = 0; untilChange < 600_000; untilChange += 97) {
      const times = headerOf({}, { untilChange });
      const shown = seconds(times, 's-maxage') + seconds(times, 'stale-while-revalidate');
      expect(shown).toBeLessThanOrEqual(Math.min(12, untilChange / 1000 + 4));
      expect(seconds(headerOf(DATA, { untilChange }), 's-maxage') * 1000).toBeLessThanOrEqual(untilChange);
    }
  });
});
