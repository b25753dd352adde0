import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import { BESIDE_MIDDLEWARE, ROUTE_HEADER } from '../../lib/domain/paths/internal.mjs';
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

it('the matcher, which Next reads as literals only, repeats the constants of the paths', () => {
  expect(config.matcher).toEqual([
    { source: `/((?!${BESIDE_MIDDLEWARE.join('|')}).*)`, missing: [{ type: 'header', key: ROUTE_HEADER }] },
  ]);
});
