import { MAJA, TOLVAN } from '../../support/identity';
import type { Browser } from './storefront';

export { MAJA, TOLVAN };

export interface HostedPages {
  /** On the BankID page. Resolves with the return URL. */
  identify(hosted: string, personalNumber: string): Promise<string>;
  /** On the bank's page. Resolves with the return URL. */
  payAtBank(redirectUrl: string, decision: 'approve' | 'abort'): Promise<string>;
}

interface Backend {
  readonly pages: HostedPages;
}

/** Submits a form of a hosted page as a browser does. Resolves with the redirect's URL. */
export async function sendForm(address: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 303 || location === null) throw new Error(`${address}: ${response.status}`);
  return new URL(location, address).href;
}

async function open(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
}

export const embeddedPages: HostedPages = {
  identify: async (hosted, personalNumber) => {
    await open(hosted);
    await sendForm(`${hosted}/start`, { person: personalNumber, device: 'same' });
    return sendForm(`${hosted}/confirm`);
  },
  payAtBank: async (redirectUrl, decision) => {
    await open(redirectUrl);
    return sendForm(redirectUrl, decision === 'approve' ? { bank: 'Provbanken', decision } : { decision });
  },
};

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

async function post(browser: Browser, path: string, body: unknown): Promise<unknown> {
  const response = await browser.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(json)}`);
  return json;
}

async function hostedPage(browser: Browser, path: string, body: unknown): Promise<string> {
  const { redirectUrl } = (await post(browser, path, body)) as { redirectUrl: string };
  return redirectUrl;
}

/** Signs in with BankID in this browser. Resolves with the final response of /api/identity/check. */
export async function signIn(browser: Browser, backend: Backend, personalNumber = TOLVAN): Promise<unknown> {
  const hosted = await hostedPage(browser, '/api/identity/login', {});
  await browser.fetch(pathOf(await backend.pages.identify(hosted, personalNumber)));
  return checkIdentity(browser);
}

/** The same for a test with the shop's own stores, which know the customer afterwards. Resolves with the customer. */
export async function signInOnPage(browser: Browser, backend: Backend, personalNumber = TOLVAN) {
  await signIn(browser, backend, personalNumber);
  const { fetchCustomer } = await import('@/lib/browser/api/shop-api');
  const { useAuth } = await import('../../../stores/auth-store');
  const customer = await fetchCustomer();
  if (customer === null) throw new Error('nobody is signed in');
  useAuth.getState().setCustomer(customer, new Date());
  return customer;
}

/** Signs in, and does what the waiting page does. */
export async function arriveAs(browser: Browser, backend: Backend, personalNumber: string): Promise<void> {
  const { customerId } = await signInOnPage(browser, backend, personalNumber);
  const { changeCustomer } = await import('../../../stores/order-flow');
  changeCustomer(customerId);
}

export async function signOut(browser: Browser): Promise<void> {
  await post(browser, '/api/identity/logout', {});
}

/** Starts signing an order and finishes it on the hosted page, without returning to the shop. Resolves with the return path. */
export async function startSigning(
  browser: Browser,
  backend: Backend,
  orderId: string | number,
  personalNumber = TOLVAN,
): Promise<string> {
  const hosted = await hostedPage(browser, '/api/identity/signing', { orderId });
  return pathOf(await backend.pages.identify(hosted, personalNumber));
}

/** Checks the state of this browser's identification once, as the waiting page does. */
export async function checkIdentity(browser: Browser): Promise<{ readonly state: string }> {
  return (await post(browser, '/api/identity/check', {})) as { state: string };
}

/** Signs an order with BankID, which confirms it. Resolves with the final response of /api/identity/check. */
export async function signOrder(
  browser: Browser,
  backend: Backend,
  orderId: string | number,
  personalNumber = TOLVAN,
): Promise<{ readonly state: string }> {
  await browser.fetch(await startSigning(browser, backend, orderId, personalNumber));
  return checkIdentity(browser);
}
