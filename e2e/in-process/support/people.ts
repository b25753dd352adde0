import type { BankIdEnding, HostedPages, TestBackend } from './backend';
import type { Browser } from './storefront';

/** People of the embedded backend's register (contract.md C1). */
export const TOLVAN = '191212121212';
export const MAJA = '198507099805';
export const BLOCKED = '197803149819';
export const MINOR = '201204179848';

/** Submits a form of a hosted page as a browser does. Resolves with the redirect's URL. */
export async function sendForm(address: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 303 || location === null) throw new Error(`${address} answered ${response.status}`);
  return new URL(location, address).href;
}

async function open(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
}

/** The embedded backend's simulators. */
export const embeddedPages: HostedPages = {
  identify: async (hosted, personalNumber, ending = 'confirm') => {
    await open(hosted);
    await sendForm(`${hosted}/start`, { person: personalNumber, device: 'same' });
    return sendForm(`${hosted}/${ending}`);
  },
  payAtBank: async (redirectUrl, decision) => {
    await open(redirectUrl);
    return sendForm(redirectUrl, decision === 'approve' ? { bank: 'Provbanken', decision } : { decision });
  },
};

/** The path of a URL of the shop. */
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
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function hostedPage(browser: Browser, path: string, body: unknown): Promise<string> {
  const { redirectUrl } = (await post(browser, path, body)) as { redirectUrl: string };
  return redirectUrl;
}

/** Signs in with BankID in this browser. Resolves with the final response of /api/identity/check. */
export async function signIn(
  browser: Browser,
  backend: Pick<TestBackend, 'pages'>,
  personalNumber = TOLVAN,
  ending: BankIdEnding = 'confirm',
): Promise<unknown> {
  const hosted = await hostedPage(browser, '/api/identity/login', {});
  await browser.fetch(pathOf(await backend.pages.identify(hosted, personalNumber, ending)));
  return checkIdentity(browser);
}

/** The same for a test with the shop's own stores, which know the customer afterwards. Resolves with the customer. */
export async function signInOnPage(browser: Browser, backend: Pick<TestBackend, 'pages'>, personalNumber = TOLVAN) {
  await signIn(browser, backend, personalNumber);
  const { fetchCustomer } = await import('@/lib/api/client/browser');
  const { useAuth } = await import('../../../stores/auth-store');
  const customer = await fetchCustomer();
  if (customer === null) throw new Error('nobody is signed in');
  useAuth.getState().setCustomer(customer);
  return customer;
}

export async function signOut(browser: Browser): Promise<void> {
  await post(browser, '/api/identity/logout', {});
}

/** Starts signing an order and finishes it on the hosted page, without returning to the shop. Resolves with the return path. */
export async function startSigning(
  browser: Browser,
  backend: Pick<TestBackend, 'pages'>,
  orderId: string | number,
  personalNumber = TOLVAN,
  ending: BankIdEnding = 'confirm',
): Promise<string> {
  const hosted = await hostedPage(browser, '/api/identity/signing', { orderId });
  return pathOf(await backend.pages.identify(hosted, personalNumber, ending));
}

/** Checks the state of this browser's identification once, as the waiting page does. */
export async function checkIdentity(browser: Browser): Promise<{ readonly state: string }> {
  return (await post(browser, '/api/identity/check', {})) as { state: string };
}

/** Signs an order with BankID, which confirms it. Resolves with the final response of /api/identity/check. */
export async function signOrder(
  browser: Browser,
  backend: Pick<TestBackend, 'pages'>,
  orderId: string | number,
  personalNumber = TOLVAN,
  ending: BankIdEnding = 'confirm',
): Promise<unknown> {
  await browser.fetch(await startSigning(browser, backend, orderId, personalNumber, ending));
  return checkIdentity(browser);
}
