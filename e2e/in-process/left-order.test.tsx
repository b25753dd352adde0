import { expect, it, vi } from 'vitest';
import { BUYER, fillIn } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';

/* An order that was begun is told about in the checkout as long as it may be paid, whatever has become of the cart. */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene();

async function order(payment: 'swish' | 'zimpler' = 'swish'): Promise<number> {
  const { total, shipping } = await fillIn(scene.page, scene.browser, scene.backend, payment);
  await scene.page.placeOrder(BUYER, total, shipping);
  const state = scene.page.checkout();
  if (state.status !== 'paying') throw new Error(state.status);
  return Number(state.order.orderId);
}

async function openCheckout() {
  const { render, waitFor, screen, fireEvent } = await import('@testing-library/react');
  const { OrderQueries } = await import('../../components/checkout/service/queries');
  const { CheckoutApp } = await import('../../components/checkout/checkout-app');
  render(
    <OrderQueries>
      <CheckoutApp ready />
    </OrderQueries>,
  );
  const until = (assertion: () => void) => waitFor(assertion, { timeout: 20_000 });
  return { until, screen, click: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}

it('paid while the cart was being emptied: the order is shown, not an empty cart', async () => {
  const orderId = await order();
  scene.page.dispatch({ type: 'cart-opened' });
  scene.page.cart().clear();
  await scene.backend.answerSwish(orderId, 'approve');
  const { until } = await openCheckout();
  await until(() => expect(scene.page.checkout().status).toBe('done'));
});

it('open, and its cart emptied: what is true of it is told beside the empty cart', async () => {
  await order();
  const { until, screen, click } = await openCheckout();
  scene.page.cart().clear();
  await until(() => click('Välj annat betalsätt'));
  await until(() => expect(screen.getByText('Varukorgen är tom')).toBeTruthy());
  await until(() => expect(screen.getByText(/Du har en påbörjad beställning/)).toBeTruthy());
  await until(() => expect(screen.getByText('Väntar på betalning')).toBeTruthy());
});

it('left at the bank by the browser’s own button: it is waited for, and can be paid in another way', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await order('zimpler');
  const { until, screen } = await openCheckout();
  expect(leave).toHaveBeenCalledOnce();
  expect(screen.getByText('Du skickas till din bank')).toBeTruthy();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await until(() => expect(screen.getByText('Vi väntar på besked från banken')).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Jag avbröt betalningen' })).toBeTruthy();
  expect(leave).toHaveBeenCalledOnce();
  leave.mockRestore();
});
