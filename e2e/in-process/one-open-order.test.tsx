import { expect, it, vi } from 'vitest';
import { BUYER, fillIn } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { MAJA, signInOnPage, TOLVAN } from './support/people';

/*
 * An unfinished order belongs to the browser. A sign-in or sign-out, a reload or a stray 404 does not end it: as long as it may be
 * paid, the next buyer in this browser is told so before another one is created.
 */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene();
const PHONE_OF_MAJA = '0701740605';

/** Signs in, and does what the waiting page does. */
async function arriveAs(personalNumber: string): Promise<void> {
  const { customerId } = await signInOnPage(scene.browser, scene.backend, personalNumber);
  const { changeCustomer } = await import('../../stores/order-flow');
  changeCustomer(customerId);
}

async function leaveByTheLink(): Promise<void> {
  const { signOut } = await import('../../components/account/sign-out');
  expect(await signOut()).toBe(true);
}

async function press(ssn: string | null, phone = BUYER.phone, payment: 'swish' | 'bank_transfer' = 'swish') {
  const { total, shipping } = await fillIn(scene.page, scene.browser, scene.backend, payment);
  await scene.page.placeOrder({ ...BUYER, ssn, phone }, total, shipping);
}

const orders = () => scene.backend.orders();
const state = () => scene.page.checkout();
const stored = () => localStorage.getItem('guldkajen-checkout') ?? '';

async function openCheckout() {
  const { render, waitFor, screen, fireEvent } = await import('@testing-library/react');
  const { OrderQueries } = await import('../../components/checkout/service/queries');
  const { CheckoutApp } = await import('../../components/checkout/checkout-app');
  const { container } = render(
    <OrderQueries>
      <CheckoutApp ready />
    </OrderQueries>,
  );
  const until = (assertion: () => void) => waitFor(assertion, { timeout: 20_000 });
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { text: () => container.textContent, until, screen, click };
}

/** Presses "Börja om" after the consequences are shown. */
async function startOver({ until, click, screen }: Awaited<ReturnType<typeof openCheckout>>) {
  await until(() => expect(screen.getByRole('button', { name: 'Gör en ny beställning' })).toBeTruthy());
  click('Gör en ny beställning');
  await until(() => expect(screen.getByRole('button', { name: 'Ja, gör en ny beställning' })).toBeTruthy());
  click('Ja, gör en ny beställning');
}

it('only the browser lost the response, and the same person signs in: one order', async () => {
  scene.browser.loseResponse('create-order');
  await press(TOLVAN);
  await arriveAs(TOLVAN);
  await press(null);
  expect(state()).toMatchObject({ status: 'paying', order: { orderId: 1 } });
  expect(await orders()).toHaveLength(1);
});

it('signed out with an open payment: only its existence is shown, and the next press creates no second order', async () => {
  await arriveAs(TOLVAN);
  await press(null);
  await leaveByTheLink();
  expect(stored()).not.toContain('kund@example.com');
  expect(state()).toMatchObject({ status: 'idle', earlier: { orderId: 1, owner: expect.any(String) } });
  const checkout = await openCheckout();
  await checkout.until(() => expect(checkout.text()).toContain('kan fortfarande vara öppen'));
  await press(TOLVAN);
  expect(state()).toMatchObject({ status: 'details', attempt: { orderId: 1 }, failure: { code: 'HIDDEN_ORDER' } });
  expect(await orders()).toHaveLength(1);
  await arriveAs(TOLVAN);
  await press(null);
  expect(state()).toMatchObject({ status: 'paying', order: { orderId: 1 } });
  expect(await orders()).toHaveLength(1);
});

it('signed out in another tab: the tab that waits for the payment hides it and offers a way to continue', async () => {
  await arriveAs(TOLVAN);
  await press(null);
  const checkout = await openCheckout();
  await checkout.until(() => expect(checkout.text()).toContain('Öppna Swish'));
  const { signOut } = await import('./support/people');
  await signOut(scene.browser);
  const { act } = await import('@testing-library/react');
  const { useAuth } = await import('../../stores/auth-store');
  await act(async () => useAuth.getState().reset());
  await checkout.until(() => expect(checkout.text()).toContain('kan fortfarande vara öppen'));
  expect(checkout.text()).not.toContain('Öppna Swish');
  expect(checkout.screen.getByRole('link', { name: 'Logga in' })).toBeTruthy();
});

it('another customer sees neither total nor items, is stopped once, and may create their own order', async () => {
  await press(TOLVAN);
  const { attempt } = state() as { attempt: object };
  scene.proxy.inject({ path: 'fetch-order', fault: '404-json', when: 'before', times: 9 });
  scene.proxy.inject({ path: 'get-swish-check-payment', fault: 'refused', when: 'before', times: 9 });
  await scene.page.settleOrder(await scene.page.fetchOrderStatus(1));
  expect(state()).toMatchObject({ status: 'paying', attempt });
});

it('create-order never arrived and the personal number is corrected: shown as in doubt, with a way out', async () => {
  scene.proxy.inject({ path: 'create-order', fault: 'refused', when: 'before' });
  await press(TOLVAN);
  expect(state().status).toBe('doubt');
  scene.page.dispatch({ type: 'details-reopened' });
  await press(MAJA, PHONE_OF_MAJA);
  expect(state()).toMatchObject({ status: 'details', failure: { code: 'DOUBTED_BUYER' } });
  expect(await orders()).toEqual([]);
  scene.page.dispatch({ type: 'failure-read' });
  const checkout = await openCheckout();
  await startOver(checkout);
  await press(MAJA, PHONE_OF_MAJA);
  expect(state()).toMatchObject({ status: 'paying', order: { orderId: 1 } });
});
