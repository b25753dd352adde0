import { expect, it, vi } from 'vitest';
import { BUYER, fillIn } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';

/* The checkout shows an unfinished order as long as it may be paid, even with an emptied cart. */

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

it('open with an emptied cart: its status is shown beside the empty cart', async () => {
  await order();
  const { until, screen, click } = await openCheckout();
  scene.page.cart().clear();
  await until(() => click('Välj annat betalsätt'));
  await until(() => expect(screen.getByText('Varukorgen är tom')).toBeTruthy());
  await until(() => expect(screen.getByText(/Du har en påbörjad beställning/)).toBeTruthy());
  await until(() => expect(screen.getByText('Väntar på betalning')).toBeTruthy());
});

it('left at the bank with the browser’s back button: the payment is awaited, and another method can be chosen', async () => {
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
