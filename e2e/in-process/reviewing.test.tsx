import { expect, it, vi } from 'vitest';
import { BUYER, fillIn } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';

/*
 * Step 1 as the customer sees it after a reload or a return from the bank: what was chosen is stored, what is offered is asked for anew.
 */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene();

async function openReview() {
  const { fireEvent, render, screen } = await import('@testing-library/react');
  const { OrderQueries } = await import('../../components/checkout/service/queries');
  const { CheckoutApp } = await import('../../components/checkout/checkout-app');
  render(
    <OrderQueries>
      <CheckoutApp ready />
    </OrderQueries>,
  );
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type('E-post', BUYER.email);
  type('Mobilnummer', BUYER.phone);
  type('Personnummer', BUYER.ssn ?? '');
  fireEvent.click(screen.getByRole('button', { name: 'Granska beställningen' }));
  return { screen, fireEvent };
}

it('nothing can be ordered before the price of delivery is known: the sum would lack it', async () => {
  const { waitFor } = await import('@testing-library/react');
  await fillIn(scene.page, scene.browser, scene.backend, 'swish');
  scene.proxy.inject({ path: 'get-shipping-methods', fault: '503-html', when: 'before', times: 99 });
  const { screen, fireEvent } = await openReview();
  const button = () => screen.getByRole('button', { name: 'Beställ och betala' }) as HTMLButtonElement;
  expect(button().disabled).toBe(true);
  expect(screen.getByText('Vi hämtar fraktpriset …')).toBeTruthy();
  const again = await waitFor(() => screen.getByRole('button', { name: 'Hämta fraktpriset igen' }), { timeout: 8_000 });
  expect(button().disabled).toBe(true);
  scene.proxy.clear();
  fireEvent.click(again);
  await waitFor(() => expect(button().disabled).toBe(false), { timeout: 8_000 });
  expect(screen.getByText(/inklusive frakt/)).toBeTruthy();
});
