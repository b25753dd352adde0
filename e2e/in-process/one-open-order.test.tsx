import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BUYER, fillIn, order, refresh } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { openCheckout } from './support/checkout-screen';
import { arriveAs, MAJA, signIn, signOut, TOLVAN } from './support/people';

/*
 * An unfinished order belongs to the browser. A sign-in or sign-out, a reload or a stray 404 does not end it: as long as it may be
 * paid, the next buyer in this browser learns that before another one is created. open-order-table.test.tsx has every state and event.
 */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene();
const MAJAS_PHONE = '0701740605';

const press = (ssn: string | null, phone = BUYER.phone) => order(scene, 'swish', { ...BUYER, ssn, phone });
const arrive = (personalNumber: string) => arriveAs(scene.browser, scene.backend, personalNumber);
const orders = () => scene.backend.orders();
const state = () => scene.page.checkout();

/** What happens to the page when a sign-out in another tab, or an expired cookie, is noticed. */
async function forgetCustomer(): Promise<void> {
  const { useAuth } = await import('../../stores/auth-store');
  await act(async () => useAuth.getState().reset());
}

it.each([
  ['signed out in another tab', () => signOut(scene.browser).then(forgetCustomer)],
  ['only the cookie of the session has expired', async () => void scene.browser.cookies.delete('guldkajen-session')],
])('%s: the tab that waits for the payment hides it and offers a way to continue', async (_, happen) => {
  await arrive(TOLVAN);
  await press(null);
  const { screen, text, until } = await openCheckout();
  await until(() => expect(text()).toContain('Öppna Swish'));
  await happen();
  await until(() => expect(text()).toContain('kan fortfarande vara öppen'));
  expect(text()).not.toContain('Öppna Swish');
  expect(screen.getByRole('link', { name: 'Logga in' })).toBeTruthy();
});

it('create-order never arrived and the personal number is corrected: shown as in doubt, with a way out', async () => {
  scene.proxy.inject({ path: 'create-order', fault: 'refused', when: 'before' });
  await press(TOLVAN);
  expect(state().status).toBe('doubt');
  scene.page.dispatch({ type: 'details-reopened' });
  await press(MAJA, MAJAS_PHONE);
  expect(state()).toMatchObject({ status: 'details', failure: { code: 'DOUBTED_BUYER' } });
  expect(await orders()).toEqual([]);
  scene.page.dispatch({ type: 'failure-read' });
  const { until, click } = await openCheckout();
  await until(() => click('Gör en ny beställning'));
  await until(() => click('Ja, gör en ny beställning'));
  await press(MAJA, MAJAS_PHONE);
  expect(state()).toMatchObject({ status: 'paying', order: { orderId: 1 } });
});

it('without a network at the press nothing is sent, and that is what the page says', async () => {
  const { total, shipping } = await fillIn(scene, 'swish');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await scene.page.placeOrder(BUYER, total, shipping);
  const { text, until } = await openCheckout();
  await until(() => expect(text()).toMatch(/Ingen anslutning.*Beställningen är inte skickad/));
  expect(text()).not.toMatch(/vet inte|Swish-appen/);
});

it('sent without a response: the check is made by itself when the network is back', async () => {
  scene.browser.loseResponse('create-order');
  const online = globalThis.fetch;
  await press(TOLVAN);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { text, until } = await openCheckout();
  await until(() => expect(text()).toContain('Vi vet inte om beställningen kom fram'));
  vi.stubGlobal('fetch', online);
  await until(() => expect(text()).toContain('Öppna Swish och godkänn betalningen'));
  expect(await orders()).toHaveLength(1);
});

it('open with an emptied cart: its status is shown beside the empty cart', async () => {
  await press(TOLVAN);
  const { until, screen, click } = await openCheckout();
  scene.page.cart().clear();
  await until(() => click('Välj annat betalsätt'));
  await until(() => expect(screen.getByText('Varukorgen är tom')).toBeTruthy());
  await until(() => expect(screen.getByText(/Du har en påbörjad beställning/)).toBeTruthy());
  await until(() => expect(screen.getByText('Väntar på att du godkänner i Swish')).toBeTruthy());
});

it('left at the bank with the browser’s back button: the payment is awaited, and another method can be chosen', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await order(scene, 'zimpler');
  const { until, screen } = await openCheckout();
  expect(leave).toHaveBeenCalledOnce();
  expect(screen.getByText('Du skickas till din bank')).toBeTruthy();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await until(() => expect(screen.getByText('Vi väntar på besked från banken')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Jag avbröt betalningen' })).toBeTruthy();
  expect(leave).toHaveBeenCalledOnce();
  leave.mockRestore();
});

describe("a customer's session ends while they correct an open order", () => {
  async function leaveOpenOrder() {
    await arrive(TOLVAN);
    await press(null);
    scene.page.dispatch({ type: 'details-reopened' });
    scene.browser.cookies.delete('guldkajen-session');
    await forgetCustomer();
    const { attempt } = state() as { attempt: { orderId: number; intent: string } };
    return attempt;
  }

  it('nothing is ordered with a personal number: the customer signs in again and continues the same order', async () => {
    const attempt = await leaveOpenOrder();
    await press(TOLVAN);
    expect(state()).toMatchObject({ status: 'details', attempt, failure: { code: 'HIDDEN_ORDER' } });
    expect(await orders()).toHaveLength(1);
    await arrive(TOLVAN);
    await press(null);
    await scene.backend.approveSwish(attempt.orderId);
    await refresh(scene.page);
    expect(state().status).toBe('done');
    expect(await orders()).toHaveLength(1);
  });

  it('nor while it is unknown who is signed in: the order stays its owner’s', async () => {
    const attempt = await leaveOpenOrder();
    scene.browser.loseResponse('get-customer');
    await press(TOLVAN);
    scene.page.dispatch({ type: 'failure-read' });
    await press(TOLVAN);
    expect(state()).toMatchObject({ attempt, failure: { code: 'HIDDEN_ORDER' } });
    expect(await orders()).toHaveLength(1);
  });

  it('another customer, signed in in another tab, must explicitly start their own order', async () => {
    const { orderId, intent } = await leaveOpenOrder();
    await signIn(scene.browser, scene.backend, MAJA);
    await press(null, MAJAS_PHONE);
    expect(state()).toMatchObject({ attempt: { orderId }, failure: { code: 'HIDDEN_ORDER' } });
    expect(await orders()).toHaveLength(1);
    scene.page.dispatch({ type: 'started-over', intent, nextIntent: crypto.randomUUID() });
    await press(null, MAJAS_PHONE);
    expect(state()).toMatchObject({ status: 'paying' });
    expect(state()).not.toMatchObject({ attempt: { orderId } });
    expect(await orders()).toHaveLength(2);
  });
});
