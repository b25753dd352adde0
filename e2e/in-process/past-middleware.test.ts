import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { expect, it } from 'vitest';
import { KNOWN_HEADER } from '../../lib/server/handle-request';
import { config } from '../../middleware';

const isAsked = (url: string, headers: Record<string, string> = {}) =>
  unstable_doesMiddlewareMatch({ config, nextConfig: {}, url, headers });

it('middleware does not run for known pages, neither for their documents nor for their data', () => {
  for (const url of ['/kopa-guld', '/', '/api/commerce/create-order']) {
    expect(isAsked(url), url).toBe(true);
    expect(isAsked(url, { [KNOWN_HEADER]: '1' }), url).toBe(false);
    expect(isAsked(`${url}?_rsc=x`, { [KNOWN_HEADER]: '1', rsc: '1' }), url).toBe(false);
  }
});
