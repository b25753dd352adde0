import type { PaymentMethodName } from '../../e2e/in-process/support/backend';
import { embeddedPages, signOrder } from '../../e2e/in-process/support/people';
import { call, draftOrder, placeOrder } from '../../e2e/in-process/support/purchase';
import type { Browser } from '../../e2e/in-process/support/storefront';

export interface Order {
  readonly id: number;
  readonly email: string;
  readonly orderTotal: number;
  readonly paymentMethod: string;
  readonly state: string;
}

/** The embedded backend through HTTP, with the interface of a purchase (e2e/in-process/support/backend.ts). */
export function backendAt(url: string) {
  const unused = () => Promise.reject(new Error('not here'));
  return {
    url,
    pages: embeddedPages,
    variantCode: 'guldtacka-10g-valcambi',
    variantId: async (code: string) => {
      const response = await fetch(`${url}/sylius/api/v2/shop/product-variants/${code}`);
      return ((await response.json()) as { id: number }).id;
    },
    orders: unused,
    setClock: unused,
    advance: unused,
    decideSwish: unused,
    changePrices: unused,
    stop: unused,
  };
}

export type Backend = ReturnType<typeof backendAt>;

/** One person's browser over HTTP. `go` selects the instance for the following requests. */
export interface RemoteBrowser extends Browser {
  go(site: string): void;
}

/** @param address the client address that the proxy would write: each person has separate rate limits */
export function openBrowser(site: string, address: string): RemoteBrowser {
  const cookies = new Map<string, string>();
  let current = site;
  return {
    cookies,
    clearCookies: () => cookies.clear(),
    loseResponse: () => {},
    go: (other) => {
      current = other;
    },
    fetch: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', address);
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      if ((init.method ?? 'GET') !== 'GET') headers.set('origin', current);
      const response = await fetch(new URL(path, current), { ...init, headers, redirect: 'manual' });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
}

async function untilPaid(browser: Browser, path: string): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    if ((await call(browser, path)).body.code === (200 as unknown)) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${path}: not paid`);
}

/** Pays or signs an order that this browser has placed, each time at another instance. */
export async function payFor(
  browser: RemoteBrowser,
  payment: PaymentMethodName,
  answer: Awaited<ReturnType<typeof placeOrder>>,
  sites: readonly string[],
): Promise<void> {
  const { body } = answer;
  const orderId = body.orderId as unknown as number;
  const [, other = ''] = sites;
  browser.go(other);
  if (payment === 'swish') {
    await untilPaid(browser, `get-swish-check-payment?orderId=${orderId}`);
  } else if (payment === 'zimpler') {
    await embeddedPages.payAtBank(String(body.redirectUrl), 'approve');
  } else {
    const outcome = (await signOrder(browser, { pages: embeddedPages }, orderId)) as { state?: unknown };
    if (outcome.state !== 'confirmed') throw new Error(`signing ended as ${JSON.stringify(outcome)}`);
  }
}

export { call, draftOrder, placeOrder };
