import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import { ROUTE_HEADER } from '../../lib/domain/paths/internal.mjs';
import { config } from '../../middleware';

const isCalled = (url: string, headers: Record<string, string> = {}) =>
  unstable_doesMiddlewareMatch({ config, nextConfig: {}, url, headers });

it('middleware is not called for pages that the entrance knows, neither for their HTML nor their data', () => {
  for (const url of ['/guldmynt/guldmynt-1oz-krugerrand', '/', '/api/commerce/create-order']) {
    expect(isCalled(url), url).toBe(true);
    expect(isCalled(url, { [ROUTE_HEADER]: '1' }), url).toBe(false);
    expect(isCalled(`${url}?_rsc=x`, { [ROUTE_HEADER]: '1', rsc: '1' }), url).toBe(false);
  }
});

it('nor for files and pictures, which need no canonical path', () => {
  for (const url of ['/_next/static/a.js', '/images/og-default.png', '/p/249/a.webp', '/i/16/a.svg'])
    expect(isCalled(url), url).toBe(false);
  expect(isCalled('/pi/249/a.webp')).toBe(true);
});
