import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { openCheckoutPage, order, testItem, waitingOrder } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { MAJA, startSigning } from './support/people';
import type { Browser } from './support/storefront';

/* Every return address in every browser: the second table of docs/orders.md. */

const replace = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace }), usePathname: () => '/checkout' }));

// Needs a whole browser, and shows nothing.
vi.mock('@/components/layout/page-behaviour', () => ({ PageBehaviour: () => null }));

const scene = checkoutScene();

const ADDRESSES = {
  'paid at the bank': async () => {
    const redirectUrl = await atTheBank();
    return () => scene.backend.pages.payAtBank(redirectUrl, 'approve');
  },
  'aborted at the bank': async () => {
    const redirectUrl = await atTheBank();
    return () => scene.backend.pages.payAtBank(redirectUrl, 'abort');
  },
  'signed with BankID': async () => {
    await order(scene, 'bank_transfer');
    const path = await startSigning(scene.browser, scene.backend, waitingOrder(scene.page));
    return async () => path;
  },
  'signed in with BankID': async () => {
    const body = JSON.stringify({ redirectTo: '/checkout' });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
    const { redirectUrl } = await (await scene.browser.fetch('/api/identity/login', init)).json();
    return () => scene.backend.pages.identify(redirectUrl, MAJA);
  },
} as const;
type Address = keyof typeof ADDRESSES;

async function atTheBank(): Promise<string> {
  await order(scene, 'zimpler');
  const state = scene.page.checkout();
  if (state.status !== 'paying' || state.progress.kind !== 'redirecting') throw new Error(state.status);
  return state.progress.redirectUrl;
}

/** The browser that returns, with its own cookies and storage. */
const BROWSERS = {
  same: async () => openCheckoutPage(scene.browser, scene.storage),
  'other with old order': async () => {
    const { browser, storage } = other();
    const page = await openCheckoutPage(browser, storage);
    await order({ ...scene, page, browser }, 'swish', { email: 'b@example.com', phone: '0735000001', ssn: MAJA });
    await scene.backend.approveSwish(waitingOrder(page));
    await page.settleOrder(await page.fetchOrderStatus(waitingOrder(page)));
    expect(page.checkout().status).toBe('done');
    return openCheckoutPage(browser, storage);
  },
  'other empty': async () => openCheckoutPage(other().browser, new Map()),
  'other with cart': async () => {
    const { browser, storage } = other();
    const page = await openCheckoutPage(browser, storage);
    page.cart().replace([await testItem(browser, scene.backend)]);
    page.enter(false, crypto.randomUUID());
    return openCheckoutPage(browser, storage);
  },
  'no cookies': async () => {
    scene.browser.clearCookies();
    vi.spyOn(scene.browser.cookies, 'set').mockReturnValue(scene.browser.cookies);
    return openCheckoutPage(scene.browser, scene.storage);
  },
  'no storage': async () => openCheckoutPage(scene.browser, new Map()),
} as const;
type BrowserName = keyof typeof BROWSERS;

let returning: Browser;
function other() {
  returning = scene.shop.openBrowser();
  return { browser: returning, storage: new Map<string, string>() };
}

const ELSEWHERE = /Fortsätt i den webbläsare där du började/;
const NO_COOKIES = /sparar inte kakor/;

const SHOWN: Readonly<Record<Address, Readonly<Record<'same' | 'elsewhere' | 'no cookies' | 'no storage', RegExp>>>> = {
  'paid at the bank': {
    same: /Klart/,
    elsewhere: /Fortsätt i den.*ser vi inte här om betalningen gick igenom. Betala inte en gång till/,
    'no cookies': /sparar inte kakor.*Betala inte en gång till/,
    'no storage': /Tack för din beställning.*Betald/,
  },
  'aborted at the bank': {
    same: /Betalningen blev inte klar/,
    elsewhere: /Fortsätt i den.*Betala inte en gång till/,
    'no cookies': /sparar inte kakor.*Betala inte en gång till/,
    'no storage': /Inte betald.*Pengar dragnaNej/,
  },
  'signed with BankID': {
    same: /Klart/,
    elsewhere: /Fortsätt i den.*Bekräftelsen hör inte till/,
    'no cookies': /Fortsätt i den.*Bekräftelsen hör inte till/,
    'no storage': /Tack för din beställning.*väntar på din överföring/,
  },
  'signed in with BankID': {
    same: /^\/checkout$/,
    elsewhere: /Fortsätt i den.*inte inloggad här, och inget har beställts/,
    'no cookies': /Fortsätt i den.*sparar inte kakor/,
    'no storage': /^\/checkout$/,
  },
};

async function show(name: 'frame' | 'signing' | 'login') {
  const { act, render } = await import('@testing-library/react');
  const { CheckoutFrame } = await import('../../components/checkout/checkout-frame');
  const { SigningWaiting } = await import('../../components/checkout/signing/signing-waiting');
  const { LoginWaiting } = await import('../../components/account/login-waiting');
  const page = {
    frame: <CheckoutFrame done={<p>Klart</p>} />,
    signing: <SigningWaiting />,
    login: <LoginWaiting />,
  };
  const view = render(page[name]);
  await act(async () => {});
  return view;
}

/** Opens the address as a browser does, and follows what its pages do. */
async function arrive(address: string) {
  replace.mockReset();
  const { pathname, search } = new URL(address, 'http://localhost:3000');
  let path = `${pathname}${search}`;
  if (path.startsWith('/get-')) path = (await returning.fetch(path)).headers.get('location') ?? '';
  history.replaceState(null, '', path);
  const kind = path.startsWith('/login') ? 'login' : path.startsWith('/checkout/bankid') ? 'signing' : 'frame';
  const { waitFor } = await import('@testing-library/react');
  let view = await show(kind);
  const text = () => view.container.textContent ?? '';
  if (kind !== 'frame') {
    await waitFor(() => expect(replace.mock.calls.length > 0 || ELSEWHERE.test(text())).toBe(true), {
      timeout: 20_000,
    });
    const [to] = (replace.mock.lastCall ?? []) as string[];
    if (to !== undefined && kind === 'login') return { text: () => to, waitFor };
    if (to !== undefined) {
      view.unmount();
      history.replaceState(null, '', to);
      view = await show('frame');
    }
  }
  return { text, waitFor };
}

describe.each(Object.keys(ADDRESSES) as Address[])('%s', (address) => {
  it.each(Object.keys(BROWSERS) as BrowserName[])('%s', async (name) => {
    returning = scene.browser;
    const finish = await ADDRESSES[address]();
    await BROWSERS[name]();
    const before = (await scene.backend.orders()).length;
    const { text, waitFor } = await arrive(await finish());
    const shown = SHOWN[address][name.startsWith('other') ? 'elsewhere' : (name as 'same')];
    await waitFor(() => expect(text()).toMatch(shown), { timeout: 20_000 });
    if (name !== 'same') expect(text()).not.toMatch(/Klart|Varukorgen är tom|Granska beställningen|Mobilnummer/);
    expect(await scene.backend.orders()).toHaveLength(before);
  });
});

it('a second arrival of somebody who is signed in goes on to the target', async () => {
  returning = scene.browser;
  const address = await (await ADDRESSES['signed in with BankID']())();
  await arrive(address);
  expect((await arrive(address)).text()).toBe('/checkout');
});

it('a browser without cookies orders nothing, and says why before the press', async () => {
  vi.spyOn(scene.browser.cookies, 'set').mockReturnValue(scene.browser.cookies);
  await order(scene, 'swish');
  expect(await scene.backend.orders()).toEqual([]);
  returning = scene.browser;
  const { text, waitFor } = await arrive('/checkout');
  await waitFor(() => expect(text()).toMatch(NO_COOKIES), { timeout: 20_000 });
  expect(text()).not.toMatch(/Granska beställningen/);
});

it('matches the table in the documentation', () => {
  const table = readFileSync('docs/orders.md', 'utf8');
  for (const name of [...Object.keys(ADDRESSES), ...Object.keys(BROWSERS)]) expect(table).toContain(name);
});
