import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PaymentMethodName } from '../support/stored-order';
import { BUYER, type CheckoutPage, openCheckoutPage, order as orderOn } from './support/checkout-page';
import { openCheckout } from './support/checkout-screen';
import { type EmbeddedBackend, startEmbeddedBackend } from './support/embedded-backend';
import { type FaultProxy, startFaultProxy } from './support/fault-proxy';
import { arriveAs, MAJA, TOLVAN } from './support/people';
import { openScreen } from './support/screen';
import { type Browser, openStorefront } from './support/storefront';

/* Every state of an open order with every event: the table of docs/orders.md. */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

type Next = 'same' | 'held up' | 'new' | 'none';

interface Cell {
  readonly shown: RegExp;
  readonly kept: boolean;
  readonly next: Next;
}

let backend: EmbeddedBackend;
let proxy: FaultProxy;
let browser: Browser;
let page: CheckoutPage;
const storage = new Map<string, string>();
let buyers = 0;
let contact = BUYER;

async function openShop(): Promise<void> {
  const cookies = browser?.cookies ?? new Map<string, string>();
  browser = (await openStorefront({ commerceUrl: proxy.url, timeoutMs: 5_000 })).openBrowser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
}

async function openPage(): Promise<void> {
  page = await openCheckoutPage(browser, storage);
}

beforeAll(async () => {
  await openScreen();
  backend = await startEmbeddedBackend();
  await backend.control('stock', { variantId: backend.variantCode, stock: 100_000 });
  proxy = await startFaultProxy(backend.url);
  await openShop();
  await openPage();
});
afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});

/** Another person in another browser with a newly opened page. */
async function begin(): Promise<void> {
  buyers += 1;
  contact = { ...BUYER, email: `buyer-${buyers}@example.com`, phone: `0735${String(buyers).padStart(6, '0')}` };
  browser.clearCookies();
  storage.clear();
  const [{ useAuth }, { useCheckout }, { initialCheckout }] = await Promise.all([
    import('../../stores/auth-store'),
    import('../../stores/checkout-store'),
    import('../../lib/domain/order/state'),
  ]);
  useAuth.getState().reset();
  page.cart().replace([]);
  useCheckout.setState({ checkout: initialCheckout });
}

afterEach(async () => {
  proxy.clear();
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});

const order = (payment: PaymentMethodName, ssn: string | null = TOLVAN) =>
  orderOn({ page, browser, backend }, payment, { ...contact, ssn });

const orders = async () => (await backend.orders()).filter(({ email }) => email === contact.email);
const attempt = async () => (await import('../../lib/domain/order/state')).attemptOf(page.checkout());

const STATES = {
  'no response, order made': async () => {
    proxy.inject({ path: 'create-order', fault: 'reset', when: 'after' });
    await order('swish');
  },
  'no response, nothing made': async () => {
    proxy.inject({ path: 'create-order', fault: 'refused', when: 'before' });
    await order('swish');
  },
  'Swish waits': () => order('swish'),
  'back from the bank': async () => {
    await order('zimpler');
    const { useCheckout } = await import('../../stores/checkout-store');
    await useCheckout.persist.rehydrate();
  },
  'transfer unsigned': () => order('bank_transfer'),
  'left in the cart': async () => {
    await order('swish');
    page.dispatch({ type: 'cart-opened' });
  },
} as const;
type State = keyof typeof STATES;

async function leave(): Promise<void> {
  const { signOut } = await import('../../components/account/sign-out');
  expect(await signOut()).toBe(true);
}

function faultsOf(fault: '500-json' | '404-json'): void {
  proxy.inject({ path: 'fetch-order', fault, when: 'before', times: 9 });
  proxy.inject({ path: 'get-swish-check-payment', fault, when: 'before', times: 9 });
}

async function changeOrders(state: 'confirmed' | 'cancelled', paymentState: 'paid' | 'failed'): Promise<void> {
  for (const { orderId } of await orders()) backend.changeOrder(orderId, { state, paymentState });
}

/** What a tab receives when another one has opened the cart. */
async function cartOpenedElsewhere(): Promise<void> {
  const [{ transition }, { toStored }] = await Promise.all([
    import('../../lib/domain/order/machine'),
    import('../../lib/domain/order/stored-checkout'),
  ]);
  const theirs = transition(page.checkout(), { type: 'cart-opened' });
  if (theirs === null) throw new Error('the cart can always be opened');
  const newValue = JSON.stringify({ state: toStored(theirs), version: 2 });
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'guldkajen-checkout', newValue }));
}

const EVENTS = {
  'nothing else': async () => {},
  'response lost': async () => faultsOf('500-json'),
  '404 of a router': async () => faultsOf('404-json'),
  reload: openPage,
  'restart of the shop': async () => {
    await openShop();
    await openPage();
  },
  'other tab opens the cart': cartOpenedElsewhere,
  'buyer signs in': () => arriveAs(browser, backend, TOLVAN),
  'buyer signs in and out': async () => {
    await arriveAs(browser, backend, TOLVAN);
    await leave();
  },
  'other person signs in': async () => {
    await arriveAs(browser, backend, MAJA);
    // The cart's contents are not secret, and would be shown.
    page.cart().replace([]);
  },
  'cancelled later': () => changeOrders('cancelled', 'failed'),
  'paid later': () => changeOrders('confirmed', 'paid'),
} as const;
type Event_ = keyof typeof EVENTS;

const OPEN: Readonly<Record<State, RegExp>> = {
  'no response, order made': /Vi vet inte om beställningen kom fram/,
  'no response, nothing made': /Vi vet inte om beställningen kom fram/,
  'Swish waits': /Öppna Swish och godkänn betalningen/,
  'back from the bank': /Vi väntar på besked från banken/,
  'transfer unsigned': /Bekräfta beställningen med BankID/,
  'left in the cart': /Du har en påbörjad beställning/,
};
const DOUBTED = /vet inte om den kom fram/;
const BEGUN = /Du har en påbörjad beställning/;
const HIDDEN = /En beställning från den här webbläsaren kan fortfarande vara öppen/;

/** Without an order id only the intent finds the order, and only a press sends it. */
const isUnnamed = (state: State) => state.startsWith('no response');

function expected(state: State, event: Event_): Cell {
  switch (event) {
    case 'buyer signs in':
      return { shown: isUnnamed(state) ? DOUBTED : BEGUN, kept: true, next: 'same' };
    case 'buyer signs in and out':
      return isUnnamed(state)
        ? { shown: DOUBTED, kept: true, next: 'same' }
        : { shown: HIDDEN, kept: true, next: 'held up' };
    case 'other person signs in':
      return { shown: isUnnamed(state) ? DOUBTED : HIDDEN, kept: true, next: 'held up' };
    case 'cancelled later':
      if (isUnnamed(state)) return { shown: OPEN[state], kept: true, next: 'same' };
      return { shown: /Beställningen är avbruten/, kept: false, next: 'new' };
    case 'paid later':
      if (isUnnamed(state)) return { shown: OPEN[state], kept: true, next: 'same' };
      return { shown: /Klart/, kept: false, next: 'none' };
    default:
      return { shown: OPEN[state], kept: true, next: 'same' };
  }
}

async function pressAgain(): Promise<Next> {
  const before = (await orders()).length;
  const { status } = page.checkout();
  if (status === 'paying' || status === 'doubt') page.dispatch({ type: 'details-reopened' });
  else if (status === 'details') page.dispatch({ type: 'failure-read' });
  const { useAuth } = await import('../../stores/auth-store');
  await order('swish', useAuth.getState().customerId === null ? TOLVAN : null);
  const after = page.checkout();
  if (after.status === 'details') return (await orders()).length === before ? 'held up' : 'new';
  expect(['paying', 'done']).toContain(after.status);
  return (await orders()).length <= Math.max(1, before) ? 'same' : 'new';
}

describe.each(Object.keys(STATES) as State[])('%s', (state) => {
  it.each(Object.keys(EVENTS) as Event_[])('%s', async (event) => {
    await begin();
    await STATES[state]();
    const before = await attempt();
    await EVENTS[event]();
    const { shown, kept, next } = expected(state, event);
    const { text, until, view } = await openCheckout();
    await until(() => {
      expect(text()).toMatch(shown);
      if (next === 'none') expect(page.checkout().status).toBe('done');
    });
    const after = await attempt();
    expect(after?.intent === before?.intent).toBe(kept);
    if (kept && before?.orderId != null) expect(after?.orderId).toEqual(before.orderId);
    if (event === 'other person signs in') {
      expect(text()).not.toMatch(/Guldtacka|\d\s?SEK/);
    }
    if (event === 'other person signs in' || event === 'buyer signs in and out')
      expect([...storage.values()].join()).not.toContain(contact.email);
    view.unmount();
    if (next === 'none') return;
    proxy.clear();
    expect(await pressAgain()).toBe(next);
  });
});

it('matches the table in the documentation', () => {
  const table = readFileSync('docs/orders.md', 'utf8');
  for (const name of [...Object.keys(STATES), ...Object.keys(EVENTS)]) expect(table).toContain(name);
});
