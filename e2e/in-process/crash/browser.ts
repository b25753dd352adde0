import { SITE_URL } from '../../support/shop';
import type { Browser } from '../support/storefront';

const realFetch = globalThis.fetch;

export interface ShopperBrowser extends Browser {
  /** Changes this browser's client address for the rate limits. */
  moveTo(address: string): void;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  const isRemoved = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
  if (isRemoved) cookies.delete(name);
  else cookies.set(name, pair.slice(name.length + 1));
}

/**
 * A browser's cookies and fetch, over HTTP to the storefront of the crash test.
 * @param onSent called with the path of each request when it is sent
 */
export function openHttpBrowser(onSent: (path: string) => void): ShopperBrowser {
  const cookies = new Map<string, string>();
  let client = '203.0.113.1';
  const send: Browser['fetch'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', client);
    if ((init.method ?? 'GET') !== 'GET') headers.set('origin', SITE_URL);
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    onSent(path);
    const response = await realFetch(`${SITE_URL}${path}`, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };
  return {
    cookies,
    clearCookies: () => cookies.clear(),
    loseResponse: () => {
      throw new Error('answers are lost by killing servers here');
    },
    moveTo: (address) => {
      client = address;
    },
    fetch: send,
  };
}
