import { describe, expect, it } from 'vitest';
import { type Answer, cacheControlOf, type PriceClock } from './cache-control';

/** Next's header for a page that it caches until the next price change. */
const NEXTS = 's-maxage=267, stale-while-revalidate=86133';
const PAGE: Answer = {
  status: 200,
  type: 'text/html; charset=utf-8',
  current: NEXTS,
  url: '/kopa-guld',
  isForRouter: false,
};
const QUIET: PriceClock = { untilChange: 267_000, untilStale: 890 };

const told = (answer: Partial<Answer> = {}, clock: Partial<PriceClock> = {}) =>
  cacheControlOf({ ...PAGE, ...answer }, () => ({ ...QUIET, ...clock }));

describe('shared caching', () => {
  it('of a page: a few seconds, longer only while the shop is down', () =>
    expect(told()).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=2, stale-if-error=890'));

  it.each([
    [9_900, 's-maxage=9, stale-while-revalidate=2'],
    [400, 's-maxage=2, stale-while-revalidate=2'],
    [0, 's-maxage=2, stale-if-error'],
  ])('of a page %i ms before a change: no longer than that, above a minimum', (untilChange, times) =>
    expect(told({}, { untilChange })).toContain(`max-age=0, ${times}`),
  );

  it('of a page: twelve seconds in all, and four beyond the announced change, whenever it was rendered', () => {
    const seconds = (text: string | undefined, name: string) =>
      Number(new RegExp(`${name}=(\\d+)`).exec(text ?? '')?.[1] ?? 0);
    for (let untilChange = 0; untilChange < 600_000; untilChange += 97) {
      const times = told({}, { untilChange });
      const shown = seconds(times, 's-maxage') + seconds(times, 'stale-while-revalidate');
      expect(shown).toBeLessThanOrEqual(Math.min(12, untilChange / 1000 + 4));
      const data = seconds(told({ url: '/kopa-guld?_rsc=abc', isForRouter: true }, { untilChange }), 's-maxage');
      expect(data * 1000).toBeLessThanOrEqual(untilChange);
    }
  });

  it('of a page with prices unconfirmed for long: not even while the shop is down', () =>
    expect(told({}, { untilStale: 0 })).toContain('stale-if-error=0'));

  it.each([
    ['not found', { status: 404 }],
    ['moved', { status: 308, type: '', current: undefined }],
    ['not for sale', { status: 307, type: '', current: undefined }],
    ['unchanged', { status: 304, type: '' }],
    ['every price (the feed)', { type: 'application/rss+xml; charset=utf-8', current: undefined }],
  ])('of a response with %s: as long as a page', (_what, answer) => expect(told(answer)).toContain('s-maxage=10,'));

  it('of personal pages: none', () => {
    const pages = '/checkout /checkout/bankid /login /profile?x=1 /order/1/toc /order/1 /get-bank-id-session'.split(
      ' ',
    );
    expect(pages.map((url) => told({ url }))).toEqual(pages.map(() => 'private, no-cache'));
  });

  it('of errors and unforeseen types: none', () => {
    expect(told({ status: 500 })).toBe('private, no-store');
    expect(told({ type: 'application/json', current: undefined })).toBe('private, no-cache');
    expect(told({ type: 'application/pdf' })).toBe('private, no-cache');
  });

  it.each([
    'no-store',
    'private, no-cache, no-store, max-age=0, must-revalidate',
    'public, max-age=31536000, immutable',
  ])('of a response with its own header (%s): unchanged', (current) => expect(told({ current })).toBeUndefined());
});

describe('router requests', () => {
  const data = { url: '/kopa-guld?_rsc=abc', isForRouter: true, type: 'text/x-component' };

  it('are cached no longer than until the change, and never served stale', () => {
    expect(told(data)).toBe('public, max-age=0, s-maxage=10');
    expect(told(data, { untilChange: 3_900 })).toBe('public, max-age=0, s-maxage=3');
    expect(told(data, { untilChange: 900 })).toBe('private, no-store');
  });

  it('are not cached under the document’s URL, nor a document under theirs', () => {
    expect(told({ ...data, url: '/kopa-guld' })).toBe('private, no-store');
    expect(told({ url: data.url })).toBe('private, no-store');
  });
});
