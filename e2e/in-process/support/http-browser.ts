import type { Browser } from './storefront';

const realFetch = globalThis.fetch;

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  const isRemoved = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
  if (isRemoved) cookies.delete(name);
  else cookies.set(name, pair.slice(name.length + 1));
}

/** One person's browser over HTTP, behind a proxy that writes its address. */
export interface HttpBrowser extends Browser {
  /** The origin of the storefront that gets the following requests. */
  site: string;
  /** The client address for the rate limits. */
  client: string;
}

/** @param onSent called with the path of each request when it is sent */
export function openHttpBrowser(site: string, client: string, onSent: (path: string) => void = () => {}): HttpBrowser {
  const cookies = new Map<string, string>();
  const browser: HttpBrowser = {
    site,
    client,
    cookies,
    clearCookies: () => cookies.clear(),
    loseResponse: () => {
      throw new Error('responses are lost by killing servers here');
    },
    fetch: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', browser.client);
      if ((init.method ?? 'GET') !== 'GET') headers.set('origin', browser.site);
      headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      onSent(path);
      const response = await realFetch(`${browser.site}${path}`, { ...init, headers, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) keep(cookies, line);
      return response;
    },
  };
  return browser;
}
